public import StyleSheet

/// A text style, a weight, a text size and a family, which a renderer finds a face for.
public struct TextFont: Hashable, Sendable, Codable {
  /// The thickness of the strokes; the raw value is the weight in CSS.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    case thin = 100
    case ultraLight = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// True if the strokes are clearly thicker than those of other text.
    package var isStrong: Bool { rawValue >= Self.semibold.rawValue }
  }

  /// The text style, from which the size in points comes.
  public let style: FontStyle
  /// How heavy it is.
  public let weight: Weight
  /// How large the person wants text.
  public let size: TextSize
  /// The PostScript name of the font; nil for the system's font.
  public let family: String?
  /// True if the letters are slanted.
  public let isItalic: Bool
  /// The size in points that the sheet sets, which holds at every text size; nil if it sets none.
  public let fixedSize: Double?

  /// A font of the given style, weight and text size, in a family and a size of its own.
  public init(
    _ style: FontStyle, _ weight: Weight = .regular, at size: TextSize = .large,
    family: String? = nil, isItalic: Bool = false, fixedSize: Double? = nil
  ) {
    self.style = style
    self.weight = weight
    self.size = size
    self.family = family
    self.isItalic = isItalic
    self.fixedSize = fixedSize
  }
}

extension TextFont {
  /// The font that a sheet means by a text style alone: a headline is semibold, the rest regular.
  init(named style: FontStyle) {
    self.init(style, style == .headline ? .semibold : .regular)
  }

  /// The font that a theme sets at a path, or `font` so far as it sets nothing.
  ///
  /// `font-style` decides the style and the weight, `font-name` the family and the weight, `font-size`
  /// the size (decision 0083).
  init(at path: ClassPath, in theme: Theme, else font: TextFont) {
    let font = theme[.fontStyle, nil, at: path].map(TextFont.init(named:)) ?? font
    let face = theme[.fontName, nil, at: path].map(FontFace.init)
    let points = theme[.fontSize, nil, at: path].flatMap { Self.sizes.contains($0) ? $0 : nil }
    guard face != nil || points != nil else {
      self = font
      return
    }
    self.init(
      font.style, face.flatMap { Weight(rawValue: $0.weight) } ?? font.weight,
      family: face?.postScriptName, isItalic: face?.isItalic ?? false, fixedSize: points)
  }

  /// The sizes in points that text can be drawn in.
  private static let sizes = 1.0...1_000

  /// The same font at another text size.
  func at(_ size: TextSize) -> TextFont {
    TextFont(
      style, weight, at: size, family: family, isItalic: isItalic, fixedSize: fixedSize)
  }

  /// How high one line is taken to be, in points, when room is made for it.
  ///
  /// Five points more than the font, or a fifth of it: for the text styles from footnote to large
  /// title that is what UIKit uses at the default text size (13 and 18, 15 and 20, 17 and 22, 20 and 25,
  /// 28 and 34, 34 and 41), and it is as much as body text has at the larger ones (40 and 48).
  public var lineHeight: Double {
    let size = pointSize
    return max(size + 5, (size * 1.2).rounded(.up))
  }

  /// How wide `text` is taken to be, in points, when room is made for it beside something else.
  ///
  /// Six tenths of the font's size for each character: wider than digits and Latin letters are on
  /// the average, so that such a text fits.
  func widthGuess(for text: String) -> Double {
    Double(text.scalarCount) * pointSize * 0.6
  }
}

extension String {
  /// How many Unicode scalars there are: all bytes but those that continue one.
  ///
  /// Counted over the bytes where they lie, it is a tenth of what `unicodeScalars.count` takes.
  fileprivate var scalarCount: Int {
    func count(_ bytes: some Sequence<UInt8>) -> Int {
      bytes.reduce(0) { $0 &+ ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
    return utf8.withContiguousStorageIfAvailable { count($0) } ?? count(utf8)
  }
}

extension Property where Value == FontStyle {
  static let fontStyle = Self("font-style")
}

extension Property where Value == FontName {
  fileprivate static let fontName = Self("font-name")
}

extension Property where Value == Double {
  fileprivate static let fontSize = Self("font-size")
}
