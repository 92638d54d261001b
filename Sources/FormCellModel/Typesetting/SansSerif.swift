import StyleSheet

/// The widths of sans-serif letters, in thousandths of the font size.
enum SansSerif {
  /// The widths of the characters from U+0020 to U+007E.
  ///
  /// Source: Adobe's font metrics of Helvetica, version 2.
  private static let advances: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The widths of characters beyond ASCII, except letters with accents.
  ///
  /// Source: the same metrics.
  private static let others: [Character: Int] = [
    "‘": 222, "’": 222, "‚": 222, "“": 333, "”": 333, "„": 333, "‹": 333, "›": 333, "«": 556,
    "»": 556, "•": 350, "·": 278, "–": 556, "—": 1000, "…": 1000, "¡": 333, "¿": 611, "€": 556,
    "£": 556, "¥": 556, "°": 400, "×": 584, "÷": 584, "±": 584, "−": 584, "™": 1000, "©": 737,
    "®": 737, "ß": 611, "æ": 889, "Æ": 1000, "ø": 611, "Ø": 778, "œ": 944, "Œ": 1000, "ı": 278,
    "ì": 278, "í": 278, "î": 278, "ï": 278,
  ]

  /// Returns the advance of a text.
  ///
  /// - Complexity: O(*n*); a text of ASCII is not decoded.
  static func advance(of text: String) -> Int {
    let advances = advances
    let ascii: Int?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      var sum = 0
      for byte in bytes {
        guard byte >= 0x20 && byte < 0x7F else { return nil }
        sum += advances[Int(byte) - 0x20]
      }
      return sum
    }
    return (ascii ?? nil) ?? text.reduce(0) { $0 + advance(of: $1) }
  }

  /// Returns the advance of a character; one that Helvetica lacks is estimated by its columns in a
  /// terminal, and a letter with an accent has the width of the letter.
  static func advance(of character: Character) -> Int {
    if character == "\t" { return advances[0] }
    if let ascii = character.asciiValue { return advance(ofASCII: ascii) ?? 0 }
    return switch DisplayWidth.columns(of: character) {
    case 0: 0
    case 1 where character.isWhitespace: advances[0]
    case 1: others[character] ?? baseLetter(of: character).flatMap(advance(ofASCII:)) ?? 600
    default: 1000
    }
  }

  /// Returns the letter of a Latin letter with accents; nil for any other character.
  private static func baseLetter(of character: Character) -> UInt8? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    if scalar.isASCII { return UInt8(scalar.value) }
    // The blocks of Latin letters; the look-up of a name is too slow for all characters.
    guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value),
      let words = scalar.properties.name?.split(separator: " "), words.count > 4,
      words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH", words[3].utf8.count == 1
    else { return nil }
    return words[3].utf8.first.map { words[1] == "SMALL" ? $0 | 0x20 : $0 }
  }

  private static func advance(ofASCII byte: UInt8) -> Int? {
    byte >= 0x20 && byte < 0x7F ? advances[Int(byte) - 0x20] : nil
  }
}
