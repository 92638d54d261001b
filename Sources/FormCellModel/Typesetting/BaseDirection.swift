extension ReadingDirection {
  /// Creates the direction of the first strong character outside of isolates, or left to right for other
  /// texts with a digit; nil for the rest.
  ///
  /// An English question keeps its question mark at its end in both layouts, and a minus stays before
  /// its number.
  ///
  /// Source: Unicode Standard Annex 9, rules P2 and P3; for digits HTML, `dir="auto"` of a text field.
  init?(of text: some StringProtocol) {
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      default:
        guard isolates == 0 else { continue }
        if scalar.isRightToLeft {
          self = .rightToLeft
          return
        }
        if scalar.isLetter {
          self = .leftToRight
          return
        }
      }
    }
    guard text.hasDigit else { return nil }
    self = .leftToRight
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    // Avoids a look-up in the tables of Unicode.
    isASCII ? UInt8(ascii: "a")...UInt8(ascii: "z") ~= UInt8(value | 0x20) : properties.isAlphabetic
  }

  /// True for right-to-left characters: Hebrew, Arabic, Syriac, Thaana, N'Ko and the other blocks
  /// whose letters are R or AL.
  var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

extension StringProtocol {
  fileprivate var hasDigit: Bool {
    unicodeScalars.contains { $0.properties.numericType == .decimal }
  }
}

extension String {
  /// True if the text contains a right-to-left character.
  var hasRightToLeftLetters: Bool {
    // All right-to-left characters are at or above U+0590, whose first byte is 0xD6.
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains { $0.isRightToLeft }
  }
}
