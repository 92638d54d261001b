// Recovery after a name without a colon; see `Parser+ValueRecovery.swift` for the criteria.

extension Parser {
  /// Handles `b;`, `b c;`, `b }` or, after an unclosed block, `B {` and `B, C {`.
  mutating func declarationWithoutColon(
    _ node: Int, _ name: Int, inRuleAt rule: Int
  ) -> Bool {
    if isForColon(behind: name) {
      takeSignForColon()
      guard value(of: node, in: .rule(rule)) else { return beginsRule(inRuleAt: rule) }
      close(node)
      return true
    }
    if kind == .leftBrace || kind == .comma {
      abandon(node)
      return beginsRule(inRuleAt: rule)
    }
    if let end = endOfComment {
      abandon(node)
      takeCommentWithoutBeginning(to: end)
      return true
    }
    if let note = note(at: name), note.hasSign {
      abandon(node)
      take(note)
      return true
    }
    if kind == .unknown, ForeignSelector.end(in: bytes, from: name, isNested: true) != nil {
      abandon(node)
      return nestedForeignRule()
    }
    let known = checkpoint
    let end = endOfSolid
    guard missingColon(after: name..<end, of: node, in: .rule(rule)) else {
      forgetProblems(since: known)
      return beginsRule(inRuleAt: rule)
    }
    close(node)
    return true
  }

  private mutating func takeSignForColon() {
    report(.missingColon, range)
    wrapUnexpected()
    insertMissing(.colon)
  }

  /// True if the current word begins a rule inside a rule: a nested one if it is indented further,
  /// or else one after an unclosed block.
  mutating func beginsRule(inRuleAt rule: Int) -> Bool {
    guard rule != Self.nowhere, isFurtherIn(than: rule) || isBalancedInside else { return false }
    skipNested(.nestedRule)
    return true
  }

  private func isFurtherIn(than rule: Int) -> Bool {
    guard let own = bytes.column(of: start), let outer = bytes.column(of: rule) else {
      return false
    }
    return own > outer
  }

  /// Handles a missing colon, after which the rest of the line is the value, and returns the same
  /// as ``value(of:in:)``.
  @discardableResult
  mutating func missingColon(
    after name: Range<Int>, of node: Int, in place: Surroundings
  ) -> Bool {
    if isForColon(behind: name.lowerBound) {
      takeSignForColon()
      return value(of: node, in: place)
    }
    var name = name
    if isParted {
      while isParted { join() }
      if kind == .colon {
        advance()
        return value(of: node, in: place)
      }
      name = name.lowerBound..<endOfSolid
    }
    if kind == .unknown, start == endOfSolid {
      unexpectedPiece()
      if kind == .colon {
        advance()
        return value(of: node, in: place)
      }
    } else {
      let isSign = isSign(name)
      report(
        isSign ? .unexpectedCharacter : .missingColon, name,
        other: isSign ? name.lowerBound : start)
      if kind == .word, !isOnNewLine, isColonNext {
        // `@he ader: red;` has a colon: its name has a word too many.
        wrapUnexpected()
        advance()
        return value(of: node, in: place)
      }
    }
    insertMissing(.colon)
    switch kind {
    case .semicolon:
      advance()
      return true
    case .word, .variable, .string, .comma, .rightParenthesis, .leftParenthesis:
      return valueOnLine(of: node, in: place)
    case .unknown, .openString:
      unexpectedTail(nil)
      return true
    default:
      insertMissing(.semicolon)
      return true
    }
  }

  /// True if a name is a lone '@', which some engines read as a variable, and was to be that of the
  /// current word.
  func isSign(_ name: Range<Int>) -> Bool {
    bytes[name.lowerBound] == UInt8(ascii: "@") && name.count == 1 && kind == .word
  }

  /// True if a colon follows the current token on its line, with only blanks between.
  private var isColonNext: Bool {
    var offset = lexer.offset
    while bytes[offset].isSpaceOrTab { offset += 1 }
    return bytes[offset] == UInt8(ascii: ":")
  }

  /// Reads the rest of the line as the value, and returns the same as ``value(of:in:)``.
  ///
  /// This limits the error to one line, and avoids parsing lines twice up to a distant brace.
  private mutating func valueOnLine(of node: Int, in place: Surroundings) -> Bool {
    let first = solid
    while true {
      switch kind {
      case .word, .variable, .string, .comma, .rightParenthesis, .leftParenthesis:
        if isOnNewLine {
          solid == first ? insertMissing(.semicolon) : missingSemicolon()
          return true
        }
        advance()
      case .semicolon:
        advance()
        return true
      case .colon where isBehindComma:
        // `@a, @b: c;` is one definition with a name too many.
        wrapUnexpected()
      default:
        switch stumble(in: place, node, first) {
        case .goOn: continue
        case .ended: return true
        case .leave: return false
        }
      }
    }
  }

  /// True if a comma and one name precede the current token.
  private var isBehindComma: Bool {
    var index = solid - 2
    while index > 0, elements[index].kind.isTrivia { index -= 1 }
    return index > 0 && elements[index].kind == .comma
  }

  /// True if the current token is the first on its line.
  var isOnNewLine: Bool {
    (endOfSolid..<start).contains { bytes[$0].isLineEnd }
  }
}
