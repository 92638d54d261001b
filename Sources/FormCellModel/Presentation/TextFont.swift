public import StyleSheet

/// A text style and a weight, which a renderer finds a face for.
public struct TextFont: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable, CaseIterable {
    case regular, semibold
  }

  /// The text style, from which the size comes.
  public let style: FontStyle
  /// How heavy it is.
  public let weight: Weight

  /// A font of the given style and weight.
  public init(_ style: FontStyle, _ weight: Weight = .regular) {
    self.style = style
    self.weight = weight
  }
}

extension TextFont {
  /// The font that a sheet means by a text style alone: a headline is semibold, the rest regular.
  init(named style: FontStyle) {
    self.init(style, style == .headline ? .semibold : .regular)
  }

  /// How high one line is taken to be, in points, when room is made for it.
  ///
  /// Five points more than the font: for the text styles from footnote to title3 that is what UIKit
  /// uses at the default text size (13 and 18, 15 and 20, 17 and 22, 20 and 25).
  var lineHeight: Double { pointSize + 5 }

  /// How wide `text` is taken to be, in points, when room is made for it beside something else.
  ///
  /// Six tenths of the font's size for each character: wider than digits and Latin letters are on
  /// the average, so that such a text fits.
  func widthGuess(for text: String) -> Double {
    Double(text.unicodeScalars.count) * pointSize * 0.6
  }

  /// How large the font is at the default text size, in points.
  ///
  /// It is the size of the style; where nobody publishes one, that of body text.
  public var pointSize: Double { style.pointSize ?? 17 }
}
