extension NumberEntry {
  /// Returns the figures of a negative amount as accounts write it, `5-` or `(5)`; nil for other texts, such
  /// as `5,-`, `5/-`, `5-pack` and `5 - see note`.
  ///
  /// The code or abbreviation of a currency can be in and beside the parentheses, and on each side of the
  /// sign: `(Rp.5)`, `5- EUR`. If other words are there, as in `(ca. 5)`, or if the figures have separators of
  /// another language, the result is empty. Words before `5-` do not matter.
  func accounted(_ text: String) -> Substring? {
    let (isNegative, text) = pure(text)
    guard !isNegative, let first = text.firstIndex(where: \.isDecimalDigit),
      let last = text.lastIndex(where: \.isDecimalDigit)
    else { return nil }
    let figures = text[first...last]
    let own: Set<Character?> = [format.decimalSeparator.first, groupSeparator]
    let marks = figures.filter { !$0.isDecimalDigit && !$0.isWhitespace && !own.contains($0) }
    guard marks.allSatisfy(".,'’".contains) else { return nil }
    let (before, rest) = (text[..<first], text[last...].dropFirst())
    let after = rest.dropFirst(rest.length(of: positiveSuffix) ?? 0).withoutAbbreviationPeriod
    let open = before.lastIndex(of: "(")
    let ends = open == nil ? NumberFilter.allMinusSigns : [")"]
    guard let end = after.firstIndex(where: ends.contains) else { return nil }
    let (inner, outer) = (after[..<end], after[end...].dropFirst())
    // The dashes of "5,-" and "5 - see note" and the hyphen of "5-pack" are no signs.
    let isDash = inner.first { !$0.isWhitespace }?.isPunctuation == true
    let isSpaced = text[..<end].last?.isWhitespace == true && hasWord(outer)
    if open == nil, isDash || isSpaced || outer.first?.isLetter == true { return nil }
    let (outside, inside) = open.map { (before[..<$0], before[$0...].dropFirst()) } ?? ("", "")
    // "Nr. (5)" has a number, and "EUR (5)" an amount.
    guard marks.isEmpty, !hasWord(outside), [outside, inside, inner, outer].allSatisfy(isCurrency)
    else { return "" }
    // The number ends before a mark that follows it.
    return pure("\(before.filter { $0 != "(" })\(figures) \(inner)\(outer)").1
  }

  /// True for blanks, a sign, or the symbol, code or abbreviation of a currency.
  ///
  /// Other abbreviations, such as "ca.", are in lower case. Only a symbol can follow a word, as in "US $".
  private func isCurrency(_ text: Substring) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).map(word).filter { !$0.isEmpty }
    let word = words.joined()
    return isAffix(text)
      || word.count <= 4 && word.first?.isLowercase != true
        && word.allSatisfy { $0.isLetter || $0.isSymbol }
        && words.dropFirst().joined().allSatisfy(\.isSymbol)
  }

  /// True for a text with lower-case letters that is not the prefix or the suffix of a number.
  private func hasWord(_ text: Substring) -> Bool {
    text.contains(where: \.isLowercase) && !isAffix(text)
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
