import StyleRules
import StyleSheet

extension EditedSheet {
  package func completionPlace(at offset: Int) -> CompletionPlace {
    let offset = min(max(offset, 0), source.bytes.count)
    let tokens = source.tokens
    let first = tokens.firstPlace { $0.range.upperBound >= offset }
    let touching = tokens[first...].prefix { $0.range.lowerBound < offset }
    if let token = touching.first, let (position, range) = source.textPlace(in: token, at: offset) {
      let statement = OpenStatement(of: source, tokens[..<first], upTo: token.range.lowerBound)
      // A string is the name of a sheet only behind an `@import`.
      let isNothing =
        position == .importedSheet(isQuoted: true)
        && statement.position != .importedSheet(isQuoted: false)
      return CompletionPlace(
        position: isNothing ? .nothing : position, selectors: [], siblings: [],
        prefix: source[range.lowerBound..<offset], range: range, next: nil)
    }
    let range = touching.first(where: source.isTyped)?.range ?? offset..<offset
    let endsLine = touching.contains {
      $0.kind == .blank && source.spansLines($0.range.clamped(to: offset..<source.bytes.count))
    }
    let rest = tokens[tokens.firstPlace { $0.range.lowerBound >= range.upperBound }...]
    let statement = OpenStatement(of: source, tokens[...], upTo: range.lowerBound)
    return CompletionPlace(
      position: statement.position, selectors: statement.selectors,
      siblings: statement.siblings + source.properties(in: rest, isFresh: range.isEmpty),
      prefix: source[range.lowerBound..<offset], range: range,
      next: endsLine ? nil : source.next(in: rest))
  }
}

// MARK: - Tokens

extension SourceText {
  /// True for a word, a variable, or a `@` alone.
  fileprivate func isTyped(_ token: Token) -> Bool {
    switch token.kind {
    case .word, .variable: true
    case .unknown: token.range.count == 1 && bytes[token.range.lowerBound] == UInt8(ascii: "@")
    case .blank, .blockComment, .openComment, .lineComment, .conflict, .string, .openString, .colon,
      .semicolon, .comma, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .end,
      .sheet, .definition, .ruleset, .declaration, .media, .condition, .importation, .unexpected:
      false
    }
  }

  /// Returns the kind of the first token of a line that is neither a blank nor a comment.
  fileprivate func next(in tokens: ArraySlice<Token>) -> SyntaxKind? {
    for token in tokens {
      if token.kind == .blank, spansLines(token.range) { return nil }
      if !token.kind.isTrivia { return token.kind }
    }
    return nil
  }

  /// Returns the properties that follow in the same block.
  fileprivate func properties(in tokens: ArraySlice<Token>, isFresh: Bool) -> [String] {
    var names: [String] = []
    var word: Range<Int>?
    var isFresh = isFresh
    for token in tokens where !token.kind.isComment {
      switch token.kind {
      case .leftBrace, .rightBrace: return names
      case .semicolon: isFresh = true
      case .blank: isFresh = isFresh || spansLines(token.range)
      case .word:
        word = isFresh ? token.range : nil
        isFresh = false
      case .colon:
        if let word { names.append(self[word]) }
        word = nil
      default: word = nil
      }
    }
    return names
  }

  /// Returns the position in the comment or string that contains an offset, and the word there; nil for
  /// another token.
  fileprivate func textPlace(
    in token: Token, at offset: Int
  ) -> (CompletionPlace.Position, Range<Int>)? {
    let range = token.range
    guard range.lowerBound < offset else { return nil }
    switch token.kind {
    case .blockComment, .openComment, .lineComment:
      if token.kind == .blockComment, offset == range.upperBound { return nil }
      let isEnd = token.kind == .blockComment && offset == range.upperBound - 1
      // Between the two signs that begin or end a comment.
      if isEnd || offset == range.lowerBound + 1 { return (.nothing, offset..<offset) }
      let words = words(ofComment: range)
      let own = words.first { $0.lowerBound <= offset && offset <= $0.upperBound }
      let before = words.filter { $0.upperBound < offset }.map { self[$0] }
      return (.inComment(after: before), own ?? offset..<offset)
    case .string:
      return offset < range.upperBound ? (.importedSheet(isQuoted: true), unquoted(range)) : nil
    case .openString:
      // The rest of the line belongs to the statement around the string.
      let inside = unquoted(range)
      let end = bytes[inside].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ";") }
      return (
        .importedSheet(isQuoted: true), inside.lowerBound..<max(end ?? inside.upperBound, offset)
      )
    default: return nil
    }
  }

  func words(ofComment comment: Range<Int>) -> [Range<Int>] {
    let isBlock = bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
    let isClosed = isBlock && comment.count >= 4 && bytes[comment.upperBound - 1] == 0x2F
    let end = comment.upperBound - (isClosed ? 2 : 0)
    var words: [Range<Int>] = []
    var start = min(comment.lowerBound + 2, end)
    for offset in start...end
    where offset == end || bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: ",") {
      if start < offset { words.append(start..<offset) }
      start = offset + 1
    }
    return words
  }
}

extension CompletionPlace.Position {
  fileprivate static func inComment(after words: [String]) -> Self {
    guard let first = words.first else { return .directive }
    guard SuppressionComment.Kind(rawValue: first) != nil, !words.contains("--") else {
      return .nothing
    }
    return .suppressedRule(after: Array(words.dropFirst()))
  }
}
