extension NumberEntry {
  /// Returns the figures of a negative amount as accounts write it, `5-` or `(5)`; nil for other texts, such
  /// as `5,-`, `5/-` and `5-pack`.
  ///
  /// The code or abbreviation of a currency can be on each side of the sign or the parentheses: `(Rp.5)`,
  /// `5- EUR`. Beside other words, as in `(ca. 5)`, the sign is in doubt, and the result is empty.
  func accounted(_ text: String) -> Substring? {
    let (isNegative, text) = pure(text)
    let marks: Set<Character?> = [format.decimalSeparator.first, groupSeparator]
    guard !isNegative, let first = text.firstIndex(where: \.isDecimalDigit),
      let last = text.lastIndex(where: \.isDecimalDigit),
      text[first...last].allSatisfy({ $0.isDecimalDigit || $0.isWhitespace || marks.contains($0) })
    else { return nil }
    let (before, rest) = (text[..<first], text[last...].dropFirst())
    let after = rest.dropFirst(rest.length(of: positiveSuffix) ?? 0)
    let open = before.lastIndex(of: "(")
    let ends = open == nil ? NumberFilter.allMinusSigns : [")"]
    guard let end = after.firstIndex(where: ends.contains) else { return nil }
    let (inner, outer) = (after[..<end], after[end...].dropFirst())
    // The dash of "5,-" and the hyphen of "5-pack" are no signs.
    let isDash = inner.first { !$0.isWhitespace }?.isPunctuation == true
    if open == nil, isDash || outer.first?.isLetter == true { return nil }
    let (outside, inside) = open.map { (before[..<$0], before[$0...].dropFirst()) } ?? ("", "")
    // "Nr. (5)" has a number, and "EUR (5)" an amount.
    let isNumbered = outside.contains(where: \.isLowercase) && !isAffix(outside)
    guard !isNumbered, [outside, inside, inner, outer].allSatisfy(isCurrency) else { return "" }
    return pure(before.filter { $0 != "(" } + text[first...last] + inner + outer).1
  }

  /// True for blanks, a sign, or the symbol, code or abbreviation of a currency; other abbreviations, such
  /// as "ca.", are in lower case.
  private func isCurrency(_ text: Substring) -> Bool {
    let word = word(text)
    return isAffix(text)
      || word.count <= 4 && word.first?.isLowercase != true
        && word.allSatisfy { $0.isLetter || $0.isSymbol }
  }

  /// True for the prefix or the suffix of a number.
  private func isAffix(_ text: Substring) -> Bool {
    [positivePrefix, positiveSuffix].contains { word($0[...]) == word(text) }
  }

  /// Returns a text without blanks, periods, separators and signs.
  private func word(_ text: Substring) -> String {
    text.filter {
      !$0.isWhitespace && $0 != "." && $0 != separator && !NumberFilter.allMinusSigns.contains($0)
    }
  }
}
