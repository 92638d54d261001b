// Recovery from a string with one curly quote and one straight one.

extension Parser {
  /// Consumes the second quote of a string that a curly quote begins, or all of a string that a
  /// curly quote ends; returns false for other open strings.
  mutating func takeHalfQuotes(inValueFrom first: Int) -> Bool {
    if let quote = curlyQuoteInString {
      let end = quote + UTF8Sequence(in: bytes, at: quote).length
      report(.unexpectedCharacter, start..<end, other: quote)
      if solid == first { missingValueSilently() }
      takeUnexpected(to: end)
      return true
    }
    guard hasCurlyQuote(inValueFrom: first) else { return false }
    takeUnexpected(to: start + 1)
    return true
  }

  /// Consumes the text from the current token up to `end` as unexpected.
  mutating func takeUnexpected(to end: Int) {
    let node = open(.unexpected)
    skip(to: end)
    close(node)
  }

  /// The first curly quote in the current string, before a sign of a rule.
  private var curlyQuoteInString: Int? {
    var place = start + 1
    while place < lexer.offset, !"{};:".utf8.contains(bytes[place]) {
      if ForeignText.quote(at: place, bytes) != nil { return place }
      place += 1
    }
    return nil
  }

  /// True if a word that begins with a curly quote precedes the current token in the value, on the
  /// same line.
  private func hasCurlyQuote(inValueFrom first: Int) -> Bool {
    for index in (first..<max(solid, first)).reversed() {
      let place = Int(elements[index].place)
      guard !elements[index].kind.isNode else { continue }
      guard start - place < 256, !(place..<start).contains(where: { bytes[$0].isLineEnd }) else {
        return false
      }
      if elements[index].kind == .word, ForeignText.quote(at: place, bytes) != nil { return true }
    }
    return false
  }
}
