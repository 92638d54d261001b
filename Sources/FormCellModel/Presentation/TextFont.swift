public import StyleSheet

/// A text style, a weight and a text size, which a renderer finds a face for.
public struct TextFont: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable, CaseIterable {
    case regular, semibold
  }

  /// The text style, from which the size in points comes.
  public let style: FontStyle
  /// How heavy it is.
  public let weight: Weight
  /// How large the person wants text.
  public let size: TextSize

  /// A font of the given style, weight and text size.
  public init(_ style: FontStyle, _ weight: Weight = .regular, at size: TextSize = .large) {
    self.style = style
    self.weight = weight
    self.size = size
  }
}

extension TextFont {
  /// The font that a sheet means by a text style alone: a headline is semibold, the rest regular.
  init(named style: FontStyle) {
    self.init(style, style == .headline ? .semibold : .regular)
  }

  /// The same font at another text size.
  func at(_ size: TextSize) -> TextFont { TextFont(style, weight, at: size) }

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
