import StyleSheet

/// The statement that a text ends in, which may be half typed, and the block around it.
///
/// Unlike the parser, it looks only at what is before an offset. It assumes a missing `;` at the
/// end of a line, and a missing `}` where another rule begins.
struct OpenStatement {
  private let source: SourceText
  /// The tokens since the last `;`, `{` or `}`, without blanks and comments.
  private(set) var tokens: [Token] = []
  /// The number of the first colon; nil without one.
  private(set) var colon: Int?
  /// The number of parentheses without an end.
  private(set) var depth = 0
  /// The variable or keyword that the statement begins with; nil if it begins with another token.
  private var start: Token?
  /// The tokens before the `{` of the rule around the statement.
  private var head: [Token] = []
  private var isInRule = false
  /// The properties that the rule sets before the statement.
  private var properties: [Token] = []
  private(set) var isInMedia = false
  /// True if a line ends between the last token and the end of the text.
  private(set) var isOnNewLine = false

  /// Reads the tokens of a text that end before an offset.
  init(of source: SourceText, _ tokens: ArraySlice<Token>, upTo offset: Int) {
    self.source = source
    for token in tokens.prefix(while: { $0.range.lowerBound < offset }) {
      if token.kind == .blank {
        isOnNewLine = isOnNewLine || source.spansLines(token.range.clamped(to: 0..<offset))
      } else if !token.kind.isTrivia, token.range.upperBound <= offset {
        take(token)
        isOnNewLine = false
      }
    }
    if isOnNewLine, isComplete { end() }
  }

  private mutating func take(_ token: Token) {
    switch token.kind {
    case .semicolon: end()
    case .leftBrace: beginBlock()
    case .rightBrace: endBlock()
    case .variable where isText(token, of: "@media") || isText(token, of: "@import"):
      endRule()
      clear()
      append(token)
    case .word, .variable:
      if isOnNewLine, isComplete { end() }
      append(token)
    default: append(token)
    }
  }

  private mutating func append(_ token: Token) {
    switch token.kind {
    case .variable where tokens.isEmpty: start = token
    case .colon: colon = colon ?? tokens.count
    case .leftParenthesis: depth += 1
    case .rightParenthesis: depth -= 1
    default: break
    }
    tokens.append(token)
  }

  private mutating func clear() {
    // The storage is needed again.
    tokens.removeAll(keepingCapacity: true)
    (colon, depth, start) = (nil, 0, nil)
  }

  private mutating func end() {
    if isInRule, let colon, colon > 0 { properties.append(tokens[colon - 1]) }
    clear()
  }

  /// Begins the block of the statement, which is a rule or an `@media`.
  private mutating func beginBlock() {
    endRule()
    if begins(with: "@media") {
      isInMedia = true
    } else {
      isInRule = true
      swap(&head, &tokens)
    }
    clear()
  }

  private mutating func endBlock() {
    if !isInRule { isInMedia = false }
    endRule()
    clear()
  }

  private mutating func endRule() {
    isInRule = false
    properties.removeAll(keepingCapacity: true)
  }

  /// The selectors of the rule around the statement; those of a rule after an unfinished declaration
  /// are at the end.
  var selectors: [String] {
    guard isInRule else { return [] }
    var names: [String] = []
    var isOpen = false
    for token in head {
      switch token.kind {
      case .word where isOpen && !names.isEmpty: names[names.count - 1] += ":" + source[token.range]
      case .word: names.append(source[token.range])
      default: break
      }
      isOpen = token.kind == .colon
    }
    return names
  }

  // MARK: - Parts

  /// The properties that the rule sets before the statement.
  var siblings: [String] { properties.map { source[$0.range] } }

  private func isText(_ token: Token, of keyword: StaticString) -> Bool {
    keyword.withUTF8Buffer { source.bytes[token.range].elementsEqual($0) }
  }

  private func begins(with keyword: StaticString) -> Bool {
    start.map { isText($0, of: keyword) } ?? false
  }

  /// True if the statement may end with the line: a declaration, a definition or an import.
  private var isComplete: Bool {
    let isFilled =
      tokens.last.map { ![.colon, .comma, .leftParenthesis].contains($0.kind) } ?? false
    if begins(with: "@import") { return tokens.count > 1 }
    guard isFilled, depth == 0 else { return false }
    return start == nil ? isInRule : colon != nil && !begins(with: "@media")
  }

  func word(_ index: Int) -> String? {
    tokens.indices.contains(index) ? source[tokens[index].range] : nil
  }

  // MARK: - The position

  var position: CompletionPlace.Position {
    guard let last = tokens.last else {
      return isInRule ? .property : .statement(inMedia: isInMedia)
    }
    if let start { return positionInStatement(of: source[start.range], last) }
    if let colon, colon > 0, isInRule {
      return depth > 0
        ? .nothing : .value(of: word(colon - 1) ?? "", index: tokens.count - colon - 1)
    }
    if last.kind == .comma || last.kind == .colon { return .selector }
    return isOnNewLine && !isInRule ? .statement(inMedia: isInMedia) : .punctuation
  }

  private func positionInStatement(
    of name: String, _ last: Token
  ) -> CompletionPlace.Position {
    switch name {
    case "@media": positionInMedia(last)
    case "@import": tokens.count == 1 ? .importedSheet(isQuoted: false) : .punctuation
    default:
      if depth > 0 {
        .nothing
      } else if let colon {
        .definitionValue(of: name, index: tokens.count - colon - 1)
      } else {
        .punctuation
      }
    }
  }

  private var conditions: [String] {
    tokens.indices.filter { tokens[$0].kind == .colon }.compactMap { word($0 - 1) }
  }

  private func positionInMedia(_ last: Token) -> CompletionPlace.Position {
    switch last.kind {
    case .variable: .mediaStart(after: conditions)
    case .word where depth == 0: .mediaStart(after: conditions)
    case .leftParenthesis: .condition(after: conditions)
    case .colon: .conditionValue(of: word(tokens.count - 2) ?? "")
    case .rightParenthesis: .mediaEnd
    default: .punctuation
    }
  }
}
