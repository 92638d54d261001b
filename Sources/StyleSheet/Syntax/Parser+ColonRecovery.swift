// What becomes of a name that no colon follows: see `Parser+ValueRecovery.swift` for what decides.

extension Parser {
  /// `b;`, `b c;`, `b }` or, where a block was not closed, `B {` and `B, C {`.
  mutating func declarationWithoutColon(
    _ node: Int, _ name: Int, inRuleAt rule: Int
  ) -> Bool {
    if isForColon {
      report(.missingColon, range)
      wrapUnexpected()
      insertMissing(.colon)
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
    let known = checkpoint
    let end = endOfSolid
    guard missingColon(after: name..<end, of: node, in: .rule(rule)) else {
      forgetProblems(since: known)
      return beginsRule(inRuleAt: rule)
    }
    close(node)
    return true
  }

  /// The word in hand begins a rule inside a rule: one nested in it if it stands further in, and
  /// else one in front of which the block was not closed.
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

  /// The colon is not there; what follows on the line is taken for the value.
  ///
  /// Answers as ``value(of:in:)`` does.
  @discardableResult
  mutating func missingColon(
    after name: Range<Int>, of node: Int, in place: Surroundings
  ) -> Bool {
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
      report(.missingColon, name, other: start)
      if kind == .word, !isOnNewLine, isColonNext {
        // `@he ader: red;` has a colon: it is the name that has a word too many.
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

  /// Whether a colon touches the token in hand, or only blanks of the line stand between the two.
  private var isColonNext: Bool {
    var offset = lexer.offset
    while bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    return bytes[offset] == UInt8(ascii: ":")
  }

  /// Takes what is left of the line for the value: a line that is wrong already should not take
  /// others along, and one that did, up to a brace far below, would have each of them read again.
  ///
  /// Answers as ``value(of:in:)`` does.
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

  /// Whether a comma and one name stand in front of the token in hand.
  private var isBehindComma: Bool {
    var index = solid - 2
    while index > 0, elements[index].kind.isTrivia { index -= 1 }
    return index > 0 && elements[index].kind == .comma
  }

  /// Whether the token in hand is the first of its line.
  var isOnNewLine: Bool {
    (endOfSolid..<start).contains { bytes[$0].isLineEnd }
  }
}
