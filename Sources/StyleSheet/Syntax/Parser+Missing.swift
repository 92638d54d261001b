extension Parser {
  mutating func missingSemicolon(other: Int? = nil) {
    let comma = Int(elements[solid - 1].place)
    if elements[solid - 1].kind == .comma, bytes[comma] == UInt8(ascii: ",") {
      // `a: b,` at the end has a comma for a semicolon.
      report(.missingSemicolon, comma..<comma + 1, other: other ?? start)
      takeBackLast()
      return insertMissing(.semicolon)
    }
    report(.missingSemicolon, endOfSolid..<endOfSolid, other: other ?? start)
    insertMissing(.semicolon)
  }

  mutating func missingValue(other: Int) {
    report(.missingValue, endOfSolid..<endOfSolid, other: other)
    missingValueSilently()
    if kind != .semicolon { insertMissing(.semicolon) }
  }

  mutating func missingValueSilently() { insertMissing(.word) }

  mutating func missingBlock() {
    report(.missingBlock, endOfSolid..<endOfSolid, other: start)
    // A ';' in the place of the block is the same mistake.
    if kind == .semicolon { wrapUnexpected() }
    insertMissing(.leftBrace)
    insertMissing(.rightBrace)
  }

  /// The first parenthesis without a partner.
  mutating func unbalanced(from first: Int, _ depth: Int) {
    var open: [Int] = []
    for index in first..<elements.count {
      switch elements[index].kind {
      case .leftParenthesis: open.append(index)
      case .rightParenthesis where open.popLast() == nil:
        return reportUnbalanced(index)
      default: break
      }
    }
    if let index = open.last { reportUnbalanced(index) }
  }

  private mutating func reportUnbalanced(_ index: Int) {
    let place = Int(elements[index].place)
    report(.unbalancedParenthesis, place..<place + 1, other: endOfSolid)
  }
}
