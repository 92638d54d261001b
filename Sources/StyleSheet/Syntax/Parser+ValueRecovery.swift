// Recovery inside values, so that a mistake costs one declaration and one message.
//
// Recovery depends on the following tokens: a brace is stronger than a semicolon, a semicolon than
// a colon, a colon than a word; a word at the start of a line is stronger than one within it.

extension Parser {
  /// The context of an item or a value.
  enum Surroundings: Equatable {
    case sheet
    case media
    /// The block of the rule that begins at this offset.
    case rule(Int)
  }

  /// The result of an unexpected token in a value.
  enum Outcome {
    /// The value continues with the current token.
    case goOn
    /// The value is over before the current token.
    case ended
    /// The value and the enclosing block are over.
    case leave
  }

  /// Handles an unexpected token in a value whose first component has the index `first`.
  @inline(never)
  mutating func stumble(in place: Surroundings, _ node: Int, _ first: Int) -> Outcome {
    switch kind {
    case .colon: return takeURL(inValueFrom: first) ? .goOn : colonInValue(first)
    case .leftBrace: return interpolation(first) ? .goOn : braceInValue(in: place, node, first)
    case .openString:
      if takeHalfQuotes(inValueFrom: first) { return .goOn }
      report(.unclosedString, range, other: start)
      advance()
      insertMissing(.semicolon)
      return .ended
    case .unknown:
      if interpolation(first) { return .goOn }
      if isDoubledAt {
        takeDoubledAt()
        return .goOn
      }
      if solid == first { missingValueSilently() }
      unexpectedTail(.unexpectedCharacter)
      return .ended
    case .end:
      endOfValue(in: place, first)
      return .ended
    case .rightBrace:
      if solid == first { missingValue(other: start) } else { missingSemicolon() }
      return .ended
    case .blank, .blockComment, .openComment, .lineComment, .conflict, .string, .word, .variable,
      .semicolon, .comma, .leftParenthesis, .rightParenthesis, .sheet, .definition, .ruleset,
      .declaration, .media, .condition, .importation, .unexpected:
      preconditionFailure("a value takes these tokens itself")
    }
  }

  /// Handles the end of the text in a value: in a block, only the unclosed block is reported.
  private mutating func endOfValue(in place: Surroundings, _ first: Int) {
    switch place {
    case .sheet, .media: solid == first ? missingValue(other: start) : missingSemicolon()
    case .rule: insertMissing(.semicolon)
    }
  }

  /// Handles `a: b \n c: d;` without a semicolon, and `a: b: c;` with an extra colon.
  private mutating func colonInValue(_ first: Int) -> Outcome {
    let last = solid - 1
    let isName = last >= first && (elements[last].kind == .word || elements[last].kind == .variable)
    let isInner = last > first && isArgument(last, from: first)
    guard isName, !isInner, beginsLine(last) || (first..<last).contains(where: isComponent) else {
      let colon = range
      let isSaid =
        problems.last.map {
          $0.code == .unexpectedColon && $0.start >= elements[first].place
        } ?? false
      wrapUnexpected()
      if isInner, isSaid { return .goOn }
      guard last >= first, isOnNewLine || !isInner && beginsDeclaration else {
        report(.unexpectedColon, colon)
        return .goOn
      }
      // `a: b:` at the end of a line, and `a: b: c-d: e;`, have a colon instead of a semicolon.
      report(.missingSemicolon, colon)
      insertMissing(.semicolon)
      return .ended
    }
    let colon = start
    rewind(to: last)
    solid == first ? missingValue(other: colon) : missingSemicolon(other: colon)
    return .ended
  }

  /// Handles `a: b \n C {` without a semicolon and, in a block, without its end; `A:B {` is not a
  /// declaration.
  private mutating func braceInValue(
    in place: Surroundings, _ node: Int, _ first: Int
  ) -> Outcome {
    let brace = start
    if let begin = (first..<solid).first(where: { isComponent($0) && beginsLine($0) }) {
      rewind(to: begin)
      solid == first ? missingValue(other: brace) : missingSemicolon(other: brace)
      return .ended
    }
    switch place {
    case .rule:
      abandon(node)
      return .leave
    case .sheet, .media:
      report(.unexpectedToken, range)
      skipBraces()
      return .ended
    }
  }

  /// True if the current token is a word like a property, with a hyphen inside, and a colon follows.
  private var beginsDeclaration: Bool {
    var lexer = lexer
    return kind == .word && bytes[start].isLetter
      && range.contains { bytes[$0] == UInt8(ascii: "-") } && next(from: &lexer).kind == .colon
  }

  /// True if the element at `index` follows a left parenthesis, or a comma on the line of one that is
  /// closed after it, as the names of Swift's arguments do.
  private func isArgument(_ index: Int, from first: Int) -> Bool {
    if elements[index - 1].kind == .leftParenthesis { return true }
    var depth = 0
    var hasComma = false
    var end = Int(elements[index].place)
    for before in (max(first, index - Self.mostSeen)..<index).reversed() {
      let element = elements[before]
      // The place of a node is no offset.
      if element.kind.isNode { continue }
      let start = Int(element.place)
      if element.kind.isTrivia {
        if (start..<end).contains(where: { bytes[$0].isLineEnd }) { return false }
      } else {
        switch element.kind {
        case .leftParenthesis: depth += 1
        case .rightParenthesis: depth -= 1
        case .comma: hasComma = true
        default: if !hasComma { return false }
        }
        if depth > 0 { return isClosedOnLine }
      }
      end = start
    }
    return false
  }

  /// True if a right parenthesis follows on the line, before a sign that ends the value.
  private var isClosedOnLine: Bool {
    let ends: [SyntaxKind] = [.rightParenthesis, .semicolon, .leftBrace, .rightBrace]
    return self.first(of: ends, onLineOf: lexer) == .rightParenthesis
  }

  private func isComponent(_ index: Int) -> Bool {
    !elements[index].kind.isTrivia && !elements[index].kind.isNode
  }

  /// True if only blanks and comments precede the element at `index` on its line.
  func beginsLine(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, elements[before].kind.isTrivia {
      let end = Int(elements[before + 1].place)
      for offset in Int(elements[before].place)..<end where bytes[offset].isLineEnd { return true }
      before -= 1
    }
    return before <= 0
  }

  // MARK: - URLs

  /// Consumes the rest of a URL whose scheme is the last word, from the colon on; returns false if
  /// there is none.
  mutating func takeURL(inValueFrom first: Int) -> Bool {
    let last = solid - 1
    guard last >= first, elements[last].kind == .word, endOfSolid == start else { return false }
    let begin = Int(elements[last].place)
    let isData = start - begin == 4 && bytes.starts(with: "data", at: begin)
    let slashes = bytes[start + 1] == UInt8(ascii: "/") && bytes[start + 2] == bytes[start + 1]
    let end =
      slashes
      ? bytes.endOfURL(withSlashesAt: start + 1)
      : isData ? bytes.endOfData(behindColon: start) : nil
    guard let end else { return false }
    report(.unexpectedCharacter, begin..<end, other: start)
    let isWhole = last == first
    if isWhole { takeBackLast() }
    takeUnexpected(to: end)
    if isWhole { missingValueSilently() }
    return true
  }

  // MARK: - Strings with one curly quote and one straight one

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
