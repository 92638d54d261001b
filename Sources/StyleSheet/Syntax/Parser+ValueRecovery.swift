// Where to pick up the thread after a fault, so that it costs one declaration and one message.
//
// What decides is the strength of the tokens that follow: a brace outweighs a semicolon, a semicolon
// a colon, a colon a word; and a word that begins a line outweighs one that does not.

extension Parser {
  /// What stands around an item or a value.
  enum Surroundings: Equatable {
    case sheet
    case media
    /// A block of the rule that begins at this offset.
    case rule(Int)
  }

  /// What became of a value that met something unexpected.
  enum Outcome {
    /// The value goes on with the token in hand.
    case goOn
    /// The value is over, and the token in hand comes after it.
    case ended
    /// So is the block around it.
    case leave
  }

  /// Meets, inside a value whose first component would be at `first`, a token that has no place
  /// there.
  @inline(never)
  mutating func stumble(in place: Surroundings, _ node: Int, _ first: Int) -> Outcome {
    switch kind {
    case .colon: return colonInValue(first)
    case .leftBrace: return interpolation(first) ? .goOn : braceInValue(in: place, node, first)
    case .openString:
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

  /// The text is over inside a value: in a block, that the block is not closed says it all.
  private mutating func endOfValue(in place: Surroundings, _ first: Int) {
    switch place {
    case .sheet, .media: solid == first ? missingValue(other: start) : missingSemicolon()
    case .rule: insertMissing(.semicolon)
    }
  }

  /// `a: b \n c: d;` lacks a semicolon; `a: b: c;` has a colon too many.
  private mutating func colonInValue(_ first: Int) -> Outcome {
    let last = solid - 1
    let isName = last >= first && (elements[last].kind == .word || elements[last].kind == .variable)
    let isInner = last > first && elements[last - 1].kind == .leftParenthesis
    guard isName, !isInner, beginsLine(last) || hasComponent(first..<last) else {
      let colon = range
      wrapUnexpected()
      guard last >= first, isOnNewLine else {
        report(.unexpectedColon, colon)
        return .goOn
      }
      // `a: b:` at the end of a line has a colon for a semicolon.
      report(.missingSemicolon, colon)
      insertMissing(.semicolon)
      return .ended
    }
    let colon = start
    rewind(to: last)
    solid == first ? missingValue(other: colon) : missingSemicolon(other: colon)
    return .ended
  }

  /// `a: b \n C {` lacks a semicolon and, in a block, its end; `A:B {` was no declaration at all.
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

  private func hasComponent(_ range: Range<Int>) -> Bool { range.contains(where: isComponent) }

  private func isComponent(_ index: Int) -> Bool {
    !elements[index].kind.isTrivia && !elements[index].kind.isNode
  }

  /// Whether nothing but blanks and comments stands between the element at `index` and the start
  /// of its line.
  func beginsLine(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, elements[before].kind.isTrivia {
      let end = Int(elements[before + 1].place)
      for offset in Int(elements[before].place)..<end where bytes[offset].isLineEnd { return true }
      before -= 1
    }
    return before <= 0
  }
}
