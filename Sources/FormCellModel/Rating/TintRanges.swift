public import StyleSheet

/// Colors by range of the rating: which color the marks have while the rating is in a range.
///
/// ```
/// 0..<1  orange     rating 0
/// 1..<5  red        ratings 1 to 4
/// 5..<6  purple     rating 5: half open, so a range over the greatest rating ends above it
/// ```
///
/// A color is for all marks of a rating, lit and open: in the reference's sample, orange is for the
/// rating 0, where no mark is lit.
///
/// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl.setTintColor(_:for:)`; what happens where
/// ranges overlap or leave gaps is decision 0003.
public struct TintRanges: Hashable, Sendable {
  /// One range and its color.
  public struct Entry: Hashable, Sendable {
    /// Half open: it holds its lower end and not its upper.
    public let range: Range<FixedDecimal>
    /// The color of all marks while the rating is in the range.
    public let color: Color
  }

  /// In the order in which they were set.
  public private(set) var entries: [Entry] = []

  /// No ranges: all colors are the theme's.
  public init() {}
}

extension TintRanges {
  /// Sets a color for a range of ratings; where ranges overlap, the last one set wins.
  ///
  /// Empty ranges are kept, and never match.
  public mutating func set(_ color: Color, for range: Range<FixedDecimal>) {
    entries.append(Entry(range: range, color: color))
  }

  /// Sets a color for a range of whole numbers, and the fractions between them.
  public mutating func set(_ color: Color, for range: Range<Int>) {
    let lower = FixedDecimal(clamping: range.lowerBound)
    set(color, for: lower..<max(lower, FixedDecimal(clamping: range.upperBound)))
  }

  /// The color for a rating, or nil when it is the theme's to say.
  ///
  /// While a style is ``RatingStyle/editableDisabled`` there is none: what is disabled has to look
  /// so.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public func color(for value: FixedDecimal, in style: RatingStyle) -> Color? {
    switch style {
    case .editableDisabled: nil
    case .editable, .standard, .accented:
      entries.last { $0.range.contains(value) }?.color
    }
  }
}
