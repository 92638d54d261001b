extension NumberEntry {
  /// Returns a text without its prefix and suffix, and whether they are those of a negative number.
  func stripped(_ text: String) -> (isNegative: Bool, Substring) {
    var rest = text[...]
    let signs = [negativePrefix ?? "", minusSign, "-", "−"].filter { $0 != positivePrefix }
    func dropSign() -> Bool {
      guard let length = signs.lazy.compactMap({ rest.length(of: $0) }).first else { return false }
      rest = rest.dropFirst(length)
      return true
    }
    var isNegative = dropSign()
    rest = rest.dropFirst(rest.length(of: positivePrefix) ?? 0)
    isNegative = isNegative || dropSign()
    if !isNegative, negativePrefix == positivePrefix, negativeSuffix != positiveSuffix {
      isNegative = rest.reversed().length(of: negativeSuffix.reversed()) != nil
    }
    let suffix = isNegative ? negativeSuffix : positiveSuffix
    rest = rest.dropLast(rest.reversed().length(of: suffix.reversed()) ?? 0)
    return (isNegative, rest)
  }

  /// Returns a text without its prefix and suffix, and whether they are those of a negative number; a prefix
  /// can have the period of an abbreviation, such as "Rp.".
  func pure(_ text: String) -> (isNegative: Bool, Substring) {
    let (isNegative, figures) = stripped(text)
    return (isNegative, figures.withoutAbbreviationPeriod)
  }
}

extension Substring {
  /// The part without the period at its beginning that ends an abbreviation before the part, such as "Rp.".
  var withoutAbbreviationPeriod: Substring {
    base[..<startIndex].last?.isLetter == true && first == "." ? dropFirst() : self
  }
}

extension Collection<Character> {
  /// Returns the length of a prefix or sign at the beginning, with the blanks around it; nil if
  /// there is none.
  ///
  /// Blanks do not count: "€1" and "€ 1" have the same prefix.
  func length(of affix: some Sequence<Character>) -> Int? {
    var rest = self[...]
    var isFound = false
    for character in affix where !character.isWhitespace {
      rest = rest.drop { $0.isWhitespace }
      guard rest.first == character else { return nil }
      (rest, isFound) = (rest.dropFirst(), true)
    }
    return isFound ? count - rest.drop { $0.isWhitespace }.count : nil
  }
}
