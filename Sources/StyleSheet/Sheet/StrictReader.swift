/// A parser without recovery, which finds where an engine stops.
///
/// The parser recovers from a problem. An engine that does not recover stops at the first token
/// that its grammar does not allow, which often follows the actual mistake.
///
/// Source: tombenner/NUIParse 65bc940 (tokens) and tombenner/nui 744a36f, `NUIStyleParser`
/// (grammar); text is accepted unless the engine is known to refuse it.
package struct StrictReader {
  package enum Token: Equatable {
    case media, and, importation, word, variable, quoted
    case sign(SyntaxKind)
    case illegal
    case end
  }

  private let dialect: Dialect
  private var lexer: Lexer
  private var token = Token.end
  /// The first byte of the current token.
  private var start = 0

  /// True if keywords match the start of every word, and a slash after a word continues it.
  private var isByPrefix: Bool { dialect.words == .slashesInWords }

  /// Returns the byte at which `dialect` stops; nil if it reads the whole text.
  package static func placeOfGivingUp(in source: SourceText, for dialect: Dialect) -> Int? {
    source.withLexer(dialect.words.spelling) { lexer in
      var reader = StrictReader(dialect: dialect, lexer: lexer)
      reader.next()
      return reader.sheet() ? nil : reader.start
    }
  }

  // MARK: - Tokens

  private mutating func next() {
    var isBehindWord = isByPrefix && (token == .word || token == .variable)
    while true {
      start = lexer.offset
      let kind = lexer.next()
      switch kind {
      case .blank: isBehindWord = false
      case .blockComment, .openComment:
        // The slash belongs to the word before it.
        if isBehindWord { start += 1 }
        if isBehindWord || kind == .openComment { return token = .illegal }
      case .lineComment:
        if dialect.lineComments == .losesSheet { return token = .illegal }
      default: return token = self.token(kind)
      }
    }
  }

  private mutating func token(_ kind: SyntaxKind) -> Token {
    switch kind {
    case .word: return word(.word, keyword: "and", .and)
    case .variable:
      let isImport = dialect.imports.isFollowed && isWhole("@import")
      return isImport ? .importation : word(.variable, keyword: "@media", .media)
    case .string: return dialect.quotes == .losesSheet ? .illegal : .quoted
    case .end: return .end
    default: return kind.isSign ? .sign(kind) : .illegal
    }
  }

  private func isWhole(_ word: StaticString) -> Bool {
    lexer.offset - start == word.utf8CodeUnitCount && lexer.bytes.starts(with: word, at: start)
  }

  /// Reads the current word up to its first letter outside ASCII; returns `meaning` if it is
  /// `keyword` or begins with it.
  package mutating func word(_ kind: Token, keyword: StaticString, _ meaning: Token) -> Token {
    if isByPrefix, lexer.bytes.starts(with: keyword, at: start) {
      lexer.offset = start + keyword.utf8CodeUnitCount
    } else if let foreign = (start..<lexer.offset).first(where: { lexer.bytes[$0] >= 0x80 }) {
      guard foreign > start else { return .illegal }
      lexer.offset = foreign
    }
    return isWhole(keyword) ? meaning : kind
  }

  // MARK: - Grammar

  private mutating func takes(_ expected: Token) -> Bool {
    guard token == expected else { return false }
    next()
    return true
  }

  private mutating func takes(_ sign: SyntaxKind) -> Bool { takes(.sign(sign)) }

  private mutating func takesWord() -> Bool {
    guard token == .word || token == .and && !isByPrefix else { return false }
    next()
    return true
  }

  // sheet = { media | import | item }
  private mutating func sheet() -> Bool {
    while token != .end {
      let isRead =
        switch token {
        case .media: media()
        case .importation: importation()
        default: item()
        }
      guard isRead else { return false }
    }
    return true
  }

  // item = definition | ruleset
  private mutating func item() -> Bool {
    token == .variable || token == .importation ? definition() : ruleset()
  }

  // media = "@media" condition { "and" condition } "{" { item } "}"
  private mutating func media() -> Bool {
    repeat {
      next()
      guard condition() else { return false }
    } while token == .and
    guard takes(.leftBrace) else { return false }
    while token != .sign(.rightBrace) {
      guard item() else { return false }
    }
    return takes(.rightBrace)
  }

  // condition = "(" word ":" word ")"
  private mutating func condition() -> Bool {
    takes(.leftParenthesis) && takesWord() && takes(.colon) && takesWord()
      && takes(.rightParenthesis)
  }

  // import = "@import" ( string | word ) ";"
  //
  // With a colon after it, '@import' is an ordinary variable.
  private mutating func importation() -> Bool {
    next()
    if token == .sign(.colon) { return setting() }
    return (takes(.quoted) || takesWord()) && takes(.semicolon)
  }

  // definition = variable setting
  private mutating func definition() -> Bool {
    next()
    return setting()
  }

  // ruleset = selector { "," selector } "{" { word setting } "}"
  private mutating func ruleset() -> Bool {
    repeat {
      guard selector() else { return false }
    } while takes(.comma)
    guard takes(.leftBrace) else { return false }
    while takesWord() {
      guard setting() else { return false }
    }
    return takes(.rightBrace)
  }

  // selector = word { ":" word }
  private mutating func selector() -> Bool {
    guard takesWord() else { return false }
    while dialect.selectorColon != .losesSheet, takes(.colon) {
      guard takesWord() else { return false }
    }
    return true
  }

  // setting = ":" part { part } ";"
  private mutating func setting() -> Bool {
    guard takes(.colon), takesPart() else { return false }
    while takesPart() {}
    return takes(.semicolon)
  }

  // part = word | variable | string | "(" | ")" | ","
  private mutating func takesPart() -> Bool {
    let isVariable = token == .variable || token == .importation || token == .media && !isByPrefix
    guard !isVariable else {
      next()
      return true
    }
    return takesWord() || takes(.quoted) || takes(.comma) || takes(.leftParenthesis)
      || takes(.rightParenthesis)
  }
}
