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
    self = Self.words.first { name.contains($0.word) }?.breadth ?? .usual
  }

  // Source: the fonts' own metrics, for words of narrow letters, which differ most.
  private static let words: [(word: String, breadth: Self)] = [
    ("Mono", .monospaced), ("Courier", .monospaced), ("Menlo", .monospaced),
    ("Consolas", .monospaced), ("Verdana", enlarged(by: 1.25, strong: 1.55)),
    ("DejaVu", enlarged(by: 1.25, strong: 1.55)), ("Georgia", enlarged(by: 1.15, strong: 1.32)),
  ]
}
