// Recovery from passages of other languages, which cost one message each.

extension Parser {
  /// Consumes the rule that begins at the current token, if it has selectors of CSS; returns false
  /// for any other text.
  mutating func foreignRule() -> Bool {
    guard let head = ForeignSelector.end(in: bytes, from: start) else { return false }
    let node = open(.ruleset)
    let name = start
    report(.foreignSelector, start..<head.end, other: head.sign)
    takeUnexpected(to: head.end)
    insertMissing(.word)
    block(of: node, inRuleAt: name)
    return true
  }

  /// Consumes `let name = value`, the definition of a constant or variable of a programming language,
  /// up to the end of its line; returns false for any other text.
  mutating func foreignDefinition() -> Bool {
    guard ["let", "var", "val", "const"].contains(where: isKeyword) else { return false }
    var lexer = lexer
    let name = next(from: &lexer)
    let sign = next(from: &lexer)
    guard name.kind == .word, !name.isOnNewLine, !sign.isOnNewLine,
      sign.kind == .colon || bytes[sign.start] == UInt8(ascii: "=")
    else { return false }
    // A rule on the line, or the end of one, is not swallowed.
    let end = first(of: [.semicolon, .leftBrace, .rightBrace], onLineOf: lexer)
    guard end == .semicolon || end == .end else { return false }
    let begin = start
    let node = open(.unexpected)
    repeat { advance() } while kind != .end && kind != .semicolon && !isOnNewLine
    report(.declarationOutsideRule, begin..<endOfSolid, other: name.start)
    if kind == .semicolon { advance() }
    close(node)
    return true
  }

  /// Consumes a rule with selectors of CSS in a rule; returns false for any other text.
  mutating func nestedForeignRule() -> Bool {
    guard ForeignSelector.end(in: bytes, from: start, isNested: true) != nil
    else { return false }
    skipNested(.nestedRule)
    return true
  }

  /// Consumes a fence of Markdown or a tag of HTML around a sheet; returns false for any other text.
  mutating func foreignFrame() -> Bool {
    let isTag = ["<style", "</style"].contains { bytes.starts(with: $0, at: start) }
    guard isTag || bytes.starts(with: "```", at: start) && bytes.isFirstOfLine(start) else {
      return false
    }
    var end = start
    while end < bytes.count, !bytes[end].isLineEnd, !isTag || bytes[end - 1] != 0x3E { end += 1 }
    report(.foreignPassage, start..<end)
    takeUnexpected(to: end)
    return true
  }

  /// True if the current token, which is already reported, is the sign of an item of a list in a text.
  var isBullet: Bool {
    bytes[start] >= 0x80 && bytes[lexer.offset] <= 0x20 && bytes.isFirstOfLine(start)
      && ["•", "·", "‣", "◦", "▪", "●", "■", "–", "—"].contains(bytes.text(in: range))
  }

  /// Consumes the JSON that begins at the current token, the first of its line; returns false for
  /// any other text.
  mutating func foreignJSON() -> Bool {
    guard start >= searchedForJSON, bytes.isFirstOfLine(start) else { return false }
    guard let end = endOfJSON else { return false }
    report(.foreignPassage, start..<end)
    takeUnexpected(to: end)
    return true
  }

  /// The end of the JSON at the current bracket.
  ///
  /// The text up to the first byte that is not of JSON is searched once.
  private var endOfJSON: Int? {
    mutating get {
      var depth = 0
      var hasKey = false
      var place = start
      while place < bytes.count {
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          guard depth == 0 else { continue }
          if hasKey { return place }
          searchedForJSON = place
          return nil
        case UInt8(ascii: "\""):
          while place < bytes.count, bytes[place] != byte, !bytes[place].isLineEnd {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
          }
          place += 1
          while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
          hasKey = hasKey || bytes[place] == UInt8(ascii: ":")
        default:
          guard ",:-+. \t\r\n".utf8.contains(byte) || bytes[place - 1].isLetterOrDigit else {
            searchedForJSON = place
            return nil
          }
        }
      }
      searchedForJSON = place
      return nil
    }
  }

  /// Returns the end of the comment of HTML at the current token; nil for any other text.
  mutating func endOfMarkupComment() -> Int? {
    guard bytes.starts(with: "<!--", at: start), start < lastMarkupEnd else { return nil }
    var place = start + 4
    let end = min(bytes.count, lastMarkupEnd)
    while place < end {
      if bytes[place] == UInt8(ascii: ">"), bytes[place - 1] == UInt8(ascii: "-"),
        bytes[place - 2] == UInt8(ascii: "-")
      {
        return place + 1
      }
      place += 1
    }
    lastMarkupEnd = start + 4
    return nil
  }
}
