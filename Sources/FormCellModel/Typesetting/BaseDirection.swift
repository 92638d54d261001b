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
    guard text.unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) else {
      return nil
    }
    self = .leftToRight
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    // Avoids a look-up in the tables of Unicode.
    isASCII ? UInt8(ascii: "a")...UInt8(ascii: "z") ~= UInt8(value | 0x20) : properties.isAlphabetic
  }
}
