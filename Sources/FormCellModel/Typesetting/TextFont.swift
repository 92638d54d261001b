public import StyleSheet

/// A text style, weight, text size and family, from which a renderer selects a font.
public struct TextFont: Hashable, Sendable, Codable {
  /// A font weight; the raw value is the weight in CSS.
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

    /// True if the weight is semibold or heavier.
    var isStrong: Bool { rawValue >= Self.semibold.rawValue }

    /// The weight with bold text: one step heavier if it is light, else two, at most black.
    ///
    /// Source: iOS, as measured by codeandtheory/YMatterType (pull request 67).
    var boldened: Weight {
      let steps = rawValue < Self.regular.rawValue ? 1 : 2
      return Weight(rawValue: rawValue + 100 * steps) ?? .black
    }
  }

  /// The text style, which determines the size in points.
  public let style: FontStyle
  /// The font weight.
  public private(set) var weight: Weight
  /// The user's text size.
  public private(set) var size: TextSize
  /// The properties that most fonts lack; nil for the system font without them.
  ///
  /// By reference, because fonts are copied often.
  private let face: Shared<Face>?

  private struct Face: Hashable, Sendable {
    let family: String?
    let isItalic: Bool
    let fixedSize: Double?
    let breadth: FontBreadth
  }

  /// The PostScript name of the font; nil for the system font.
  public var family: String? { face?.value.family }
  /// True if the font is italic.
  public var isItalic: Bool { face?.value.isItalic ?? false }
  /// The size in points from the sheet, which applies at every text size; nil if the sheet sets
  /// none.
  package var fixedSize: Double? { face?.value.fixedSize }
  var breadth: FontBreadth { face?.value.breadth ?? .usual }

  /// Creates a font from a style, weight and text size, with an optional family and size.
  package init(
    _ style: FontStyle, _ weight: Weight = .regular, at size: TextSize = .large,
    family: String? = nil, isItalic: Bool = false, fixedSize: Double? = nil
  ) {
    self.style = style
    self.weight = weight
    self.size = size
    face =
      family == nil && !isItalic && fixedSize == nil
      ? nil
      : Shared(
        Face(
          family: family, isItalic: isItalic, fixedSize: fixedSize,
          breadth: family.map(FontBreadth.init(of:)) ?? .usual))
  }

  /// Creates the font of a text style alone: a headline is semibold, the rest regular.
  init(named style: FontStyle, isItalic: Bool = false) {
    self.init(style, style == .headline ? .semibold : .regular, isItalic: isItalic)
  }

  /// The properties of a class that set a font.
  enum Properties {
    case all
    /// `font-style`; its class has no other property of fonts.
    case style
  }

  /// Creates the font that a theme sets at a path; `font` supplies the properties that it does not
  /// set.
  ///
  /// `font-style` sets the style and weight, `font-name` the family, weight and slant, `font-size`
  /// the size (decision 0083). `variant` is that of `font-style`, such as `-disabled`.
  init(
    at path: ClassPath, _ variant: Variant? = nil, _ properties: Properties = .all,
    in theme: Theme, else given: TextFont
  ) {
    let font =
      theme[.fontStyle, variant, at: path].map {
        TextFont(named: $0, isItalic: given.isItalic)
      } ?? given
    guard case .all = properties else {
      self = font
      return
    }
    let face = theme[.fontName, nil, at: path].map(FontFace.init)
    let points = theme[.fontSize, nil, at: path].flatMap { Self.sizes.contains($0) ? $0 : nil }
    guard face != nil || points != nil else {
      self = font
      return
    }
    self.init(
      font.style, face.flatMap { Weight(rawValue: $0.weight) } ?? font.weight,
      family: face?.postScriptName, isItalic: face?.isItalic ?? font.isItalic, fixedSize: points)
  }

  /// The allowed sizes, in points.
  private static let sizes = 1.0...1_000

  /// Returns the font at a text size and with the user's settings.
  ///
  /// Bold text makes a font of the system heavier. A font by its name stays as it is, as in UIKit.
  func at(
    _ size: TextSize, _ settings: AccessibilitySettings = AccessibilitySettings()
  ) -> TextFont {
    var font = self
    font.size = size
    if settings.boldensText, family == nil { font.weight = weight.boldened }
    return font
  }

  /// The height of a line, in points.
  ///
  /// It is the point size plus 5 points or a fifth, whichever is larger. From footnote to large
  /// title this equals UIKit's line height at the default text size (13 and 18, 15 and 20, 17 and
  /// 22, 20 and 25, 28 and 34, 34 and 41), and that of body text at larger sizes (40 and 48).
  public var lineHeight: Double {
    let size = pointSize
    return max(size + 5, (size * 1.2).rounded(.up))
  }

  /// The distance from the upper edge of a line to its baseline, in points.
  ///
  /// It is about a third of the size below the middle: half the height of capitals.
  public var baseline: Double { lineHeight / 2 + pointSize * 0.35 }
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
