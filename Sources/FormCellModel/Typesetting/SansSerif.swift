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
  private static func advance(of character: Character) -> Int {
    if let ascii = character.asciiValue { return advance(ofASCII: ascii) ?? 0 }
    if character == "…" { return 1000 }
    return switch DisplayWidth.columns(of: character) {
    case 0: 0
    case 1: 600
    default: 1000
    }
  }

  private static func advance(ofASCII byte: UInt8) -> Int? {
    byte >= 0x20 && byte < 0x7F ? advances[Int(byte) - 0x20] : nil
  }
}
