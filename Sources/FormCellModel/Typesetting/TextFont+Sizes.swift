private import StyleSheet

extension TextFont {
  /// The size of the font at its text size, in points.
  ///
  /// A style without a published size has that of body text; a style without published growth grows
  /// like a large title. A size from the sheet does not grow.
  public var pointSize: Double {
    if let fixedSize { return fixedSize }
    let usual = style.pointSize ?? 17
    // Avoids the lookup by name in the usual case.
    guard size != .large else { return usual }
    if let sizes = Self.sizes[style] { return sizes[size.rawValue] }
    guard style.pointSize != nil else { return Self.body[size.rawValue] }
    return usual + Self.largeTitle[size.rawValue] - Self.largeTitle[TextSize.large.rawValue]
  }

  // Source: Apple's Human Interface Guidelines, Typography, "Dynamic Type sizes"; confirmed by
  // measurements with iOS 13.3 (temoki/UIKit_DynamicType, which has 41 for the last value). In the
  // order of `TextSize`.
  private static let sizes: [FontStyle: [Double]] = [
    .largeTitle: largeTitle,
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: body,
    .body: body,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
  private static let largeTitle: [Double] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  private static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
}
