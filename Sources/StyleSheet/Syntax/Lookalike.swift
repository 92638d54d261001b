/// Characters outside ASCII that look like a character of the language, or are invisible.
///
/// Source: Unicode 16, `confusables.txt`, the letters that differ from ASCII in no common font; the
/// block "Halfwidth and Fullwidth Forms".
enum Lookalike {
  /// Returns the punctuation token that `scalar` looks like; nil if there is none.
  static func sign(_ scalar: Unicode.Scalar) -> SyntaxKind? {
    switch ascii(scalar) {
    case "{": .leftBrace
    case "}": .rightBrace
    case "(": .leftParenthesis
    case ")": .rightParenthesis
    case ":": .colon
    case ";": .semicolon
    case ",": .comma
    default: nil
    }
  }

  /// Returns the ASCII text that `scalar` looks like, empty for an invisible character and for
  /// quotes; nil if there is none.
  static func ascii(_ scalar: Unicode.Scalar) -> String? {
    // The full-width forms are in the order of ASCII.
    if (0xFF01...0xFF5E).contains(scalar.value) {
      return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    }
    return table[scalar]
  }

  /// True for a curly or an angular quote.
  static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    (0x2018...0x201F).contains(scalar.value) || scalar == "\u{AB}" || scalar == "\u{BB}"
  }

  /// Returns the name that `text` looks like; nil if a character does not look like one of a name.
  package static func word(_ text: String) -> String? {
    var word = ""
    for scalar in text.unicodeScalars {
      guard let part = scalar.isASCII ? String(scalar) : ascii(scalar) else { return nil }
      word += part
    }
    let isWord = word.utf8.enumerated().allSatisfy { index, byte in
      let known = ByteClass.table[Int(byte)]
      return known.continuesWord || index == 0 && (known.kind == .word || known.kind == .variable)
    }
    return isWord && !word.isEmpty ? word : nil
  }

  private static let table: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (scalars, text) in pairs {
      for (scalar, letter) in zip(scalars.unicodeScalars, text.unicodeScalars) {
        table[scalar] = String(letter)
      }
    }
    for (scalars, text) in groups {
      for scalar in scalars.unicodeScalars { table[scalar] = text }
    }
    return table
  }()

  /// Letters and the ASCII letters that they look like: Cyrillic, then Greek.
  private static let pairs = [
    ("аеорсхуіјѕһԁԛԝкАВСЕНІЈКМОРЅТХУ", "aeopcxyijshdqwkABCEHIJKMOPSTXY"),
    ("οανιρυκΑΒΕΖΗΙΚΜΝΟΡΤΥΧı", "oavipukABEZHIKMNOPTYXi"),
  ]

  /// Characters that look like the same text.
  private static let groups = [
    ("\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2043}\u{2212}\u{FE58}\u{FE63}", "-"),
    ("\u{37E}\u{61B}\u{204F}\u{FE14}\u{FE54}", ";"),
    ("\u{2D0}\u{5C3}\u{2236}\u{A789}\u{FE13}\u{FE55}", ":"),
    ("\u{60C}\u{3001}\u{FE10}\u{FE50}", ","),
    ("\u{2774}\u{FE5B}", "{"), ("\u{2775}\u{FE5C}", "}"),
    ("\u{2768}\u{FE59}", "("), ("\u{2769}\u{FE5A}", ")"),
    ("\u{2024}\u{FE52}", "."), ("\u{FB00}", "ff"), ("\u{FB01}", "fi"), ("\u{FB02}", "fl"),
    ("\u{FE5F}", "#"), ("\u{FE6B}", "@"),
    ("\u{AB}\u{BB}\u{2018}\u{2019}\u{201A}\u{201B}\u{201C}\u{201D}\u{201E}\u{201F}", ""),
    ("\u{AD}\u{34F}\u{61C}\u{180E}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}", ""),
    ("\u{2060}\u{FE0E}\u{FE0F}\u{FEFF}", ""),
  ]
}
