private import StyleSheet

/// The widths of the letters of a font, as far as its name tells.
enum FontBreadth: Hashable, Sendable {
  /// Those of Helvetica, enlarged by a factor; a font that is semibold or heavier has its own.
  case enlarged(by: Double, strong: Double)
  /// The same for all letters: 0.602 of the font size.
  case monospaced

  /// That of the system's fonts, which differ from Helvetica by a few percent, and of fonts whose
  /// name tells nothing.
  static let usual = enlarged(by: 1.06, strong: 1.15)

  /// Creates the breadth of a font by its PostScript name.
  init(of name: String) {
    // `Mono` is a word of its own, unlike in `MonotypeCorsiva`.
    let isMono = name.ranges(of: "Mono").contains { range in
      range.upperBound == name.endIndex || !name[range.upperBound].isLowercase
    }
    self =
      isMono ? .monospaced : Self.words.first { name.contains($0.word) }?.breadth ?? .usual
  }

  // No more than a few percent below the metrics of the fonts, for words of narrow letters, which
  // differ most.
  private static let words: [(word: String, breadth: Self)] = [
    ("Courier", .monospaced), ("Menlo", .monospaced), ("Condensed", .usual),
    ("Verdana", enlarged(by: 1.25, strong: 1.55)), ("DejaVu", enlarged(by: 1.25, strong: 1.55)),
    ("Georgia", enlarged(by: 1.15, strong: 1.32)),
  ]

  /// Returns the advance of a text, in thousandths of the font size.
  ///
  /// Another font draws characters that take two columns of a terminal.
  func advance(of text: String, isStrong: Bool) -> Double {
    let other = isStrong ? 1.15 : 1.06
    switch self {
    case .usual: return Double(SansSerif.advance(of: text)) * other
    case .enlarged(let usual, let strong):
      return text.reduce(0) {
        let isWide = DisplayWidth.columns(of: $1) > 1
        return $0 + Double(SansSerif.advance(of: $1)) * (isWide ? other : isStrong ? strong : usual)
      }
    case .monospaced:
      return text.reduce(0) {
        let columns = DisplayWidth.columns(of: $1)
        return $0 + (columns > 1 ? 1000 * other : 602 * Double(columns))
      }
    }
  }
}
