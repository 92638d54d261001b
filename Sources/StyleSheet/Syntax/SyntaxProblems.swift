// The diagnostics of the parser.

extension SyntaxTree {
  /// The diagnostics of the text in order; at most ``problemLimit``.
  public var diagnostics: [Diagnostic] { diagnostics(stoppedAtBy: nil) }

  /// Returns all diagnostics, with notes about an engine that does not recover.
  ///
  /// Each has a note at the offset where the engine stops, if that differs from the diagnostic's
  /// own.
  package func diagnostics(stoppedAtBy engine: String?) -> [Diagnostic] {
    diagnostics(stoppedAtBy: engine, at: nil) { fault, _ in fault }
  }

  /// Returns the same, each transformed by `more`; `place` is where the engine stops, if known.
  package func diagnostics(
    stoppedAtBy engine: String?, at place: Int?,
    adding more: (Diagnostic, SyntaxProblem) -> Diagnostic
  ) -> [Diagnostic] {
    // Only the first problem stops the engine; the notes of others say where they would stop it.
    let first = place.flatMap { place in
      problems.firstIndex { $0.code.stopsReading && $0.start <= place }
    }
    return problems.indices.map { index in
      let problem = problems[index]
      let said = more(Diagnostic(problem, in: source), problem)
      guard let engine, problem.code.stopsReading else { return said }
      let stop = index == first ? place ?? Int(problem.other) : Int(problem.other)
      return stop == problem.start ? said : said.note("\(engine) gives up here", at: stop..<stop)
    }
    .inSourceOrder()
  }
}

extension SyntaxProblem.Code {
  /// True if an engine that does not recover stops at the problem.
  ///
  /// A value is any run of words, variables, commas and parentheses, balanced or not (tombenner/nui
  /// 744a36f, `NUIStyleParser`).
  package var stopsReading: Bool {
    if case .unbalancedParenthesis = self { false } else { true }
  }

  /// An error if engines stop; a warning if only a value is lost.
  package var severity: Diagnostic.Severity { stopsReading ? .error : .warning }

  /// The identifier of the diagnostic.
  package var id: String {
    switch self {
    case .missingSemicolon: "missing-semicolon"
    case .missingColon: "missing-colon"
    case .missingValue: "missing-value"
    case .missingSelector: "missing-selector"
    case .missingComma: "missing-comma"
    case .missingBlock: "missing-block"
    case .unclosedBlock: "unclosed-block"
    case .unexpectedBrace: "unexpected-brace"
    case .unexpectedCharacter: "unexpected-character"
    case .unexpectedToken: "unexpected-token"
    case .unexpectedColon: "unexpected-colon"
    case .unclosedComment: "unclosed-comment"
    case .unclosedString: "unclosed-string"
    case .unbalancedParenthesis: "unbalanced-parenthesis"
    case .declarationOutsideRule: "declaration-outside-rule"
    case .definitionInRule: "definition-in-rule"
    case .nestedRule: "nested-rule"
    case .nestedMedia: "nested-media"
    case .unknownAtRule: "unknown-at-rule"
    case .malformedCondition: "malformed-condition"
    case .malformedImport: "malformed-import"
    case .nestedImport: "nested-import"
    case .mergeConflict: "merge-conflict"
    case .notAStylesheet: "not-a-stylesheet"
    }
  }
}

extension Diagnostic {
  /// Creates the diagnostic of a problem.
  package init(_ problem: SyntaxProblem, in source: SourceText) {
    let range = problem.range
    let text = source.excerpt(range)
    func error(_ message: String) -> Diagnostic {
      Diagnostic(.error, problem.code.id, at: range, message)
    }
    self =
      switch problem.code {
      case .missingSemicolon:
        error("expected ';' after this value\(range.isEmpty ? "" : ", not '\(text)'")")
          // In a value of several lines, the last line may be a class without its '{'.
          .fixIt(
            range.isEmpty ? "insert ';'" : "write ';'",
            as: source.hasColonOnLine(before: range.lowerBound) ? .safe : .unsafe,
            SourceEdit(range, ";"))
      case .missingColon:
        text == ";" || text == ","
          ? error("expected ':' and a value after this name, not '\(text)'")
            .fixIt("write ':'", as: .unsafe, SourceEdit(range, ":"))
          : error("expected ':' and a value after '\(text)'")
      case .missingValue:
        error("expected a value here")
      case .missingSelector:
        error("expected a class name here")
      case .missingComma:
        error("expected ',' between two class names: there are no descendant selectors")
          // With a comma, the declarations apply to the second class as well, in every context.
          .fixIt("insert ','", as: .unsafe, .insert(",", at: range.lowerBound))
      case .missingBlock:
        range.isEmpty
          ? error("expected '{' and a block after this")
          : error("expected '{' here, not '\(text)'")
            .fixIt(
              "write '{'", as: .unsafe,
              SourceEdit(range, source.isBehindBlank(range.lowerBound) ? "{" : " {"))
      case .unclosedBlock:
        error("this block is not closed: expected '}'")
          .fixIt(
            "insert '}'",
            as: source.mayEndEarlier(from: range.upperBound, to: Int(problem.other))
              ? .unsafe : .safe,
            source.closingBrace(at: Int(problem.other)))
      case .unexpectedBrace:
        error("this '}' closes nothing")
          // It may be extra, or its rule may lack a selector.
          .offering([source.removal(ofTokensIn: range)])
      case .unexpectedCharacter:
        source.importance(at: range.lowerBound).map { .noImportance($0, in: source) }
          ?? error(source.describeUnknown(at: Int(problem.other)))
          .fixIt(writing: source.plainWord(in: range), at: range)
      case .unexpectedToken: .unexpectedToken(range, in: source)
      case .unexpectedColon:
        error("expected a value or ';', not another ':'")
          .fixIt("remove it", ifAny: source.isIdleColon(range) ? .remove(range) : nil)
      case .unclosedComment:
        error(
          problem.other == problem.start
            ? "this comment is not closed, so the rest of the sheet is inside it: expected '*/'"
            : "this comment goes on to the '*/' of the next one, and the '}' of its block is inside it: "
              + "expected '*/' at its end"
        )
        .fixIt(
          "close it at the end of its line", as: .unsafe,
          .insert(" */", at: source.endOfComment(begunAt: range.lowerBound)))
      case .unclosedString:
        error("this string is not closed on its line")
      case .unbalancedParenthesis:
        text == "("
          ? .unclosedParenthesis(range, until: Int(problem.other), in: source)
          : .extraParenthesis(range, in: source)
      case .declarationOutsideRule:
        error("a declaration stands only in the block of a rule")
      case .definitionInRule:
        error("'\(text)' is defined inside a rule: definitions stand at the top of the sheet")
      case .nestedRule:
        error("\(text.hasPrefix("@") ? "'@media'" : "a rule") cannot stand inside a rule")
      case .nestedMedia:
        error("'@media' cannot stand inside '@media'")
      case .unknownAtRule:
        .unknownAtRule(range, in: source)
      case .malformedCondition:
        error("expected a condition such as '(device: ipad)' here")
      case .nestedImport:
        error("'@import' cannot stand inside '@media': imports stand at the top of a sheet")
      case .malformedImport:
        text.contains("(")
          ? error("'@import' takes the name of a sheet, not '\(text)': write '@import \"colors\";'")
          : error("expected the name of one sheet after '@import', as in '@import \"colors\";'")
      case .mergeConflict:
        text.utf8.count == 7 && !text.contains("…")
          ? error(
            "'\(text)' is a mark of a merge conflict: delete it, and the side that is not wanted")
          : error("a merge conflict is left in the sheet: keep one side and delete the marks")
      case .notAStylesheet:
        error("this text is \(LineCensus(of: source).description)")
      }
  }
}

extension Diagnostic {
  /// Reports `!important`, which is CSS.
  private static func noImportance(_ range: Range<Int>, in source: SourceText) -> Self {
    let blanks = source.bytes[..<range.lowerBound].reversed().prefix { $0 == UInt8(ascii: " ") }
    return Diagnostic(
      .error, SyntaxProblem.Code.unexpectedCharacter.id, at: range,
      "there is no '!important' in a stylesheet: what is said last wins"
    )
    .fixIt("remove it", .remove(range.lowerBound - blanks.count..<range.upperBound))
  }
}

extension Diagnostic {
  /// Reports an unexpected token; for a comment in the syntax of another language, offers that of
  /// this one.
  fileprivate static func unexpectedToken(_ range: Range<Int>, in source: SourceText) -> Self {
    let text = source.excerpt(range)
    let sign = text.prefix { $0 == "#" || $0 == "-" }
    func error(_ message: String) -> Self {
      Diagnostic(.error, SyntaxProblem.Code.unexpectedToken.id, at: range, message)
    }
    if !sign.isEmpty, text.dropFirst(sign.count).first.map({ $0 == " " || $0 == "\t" }) ?? false {
      let end = range.lowerBound + sign.utf8.count
      return error("'\(sign)' begins no comment: expected '/* … */'").fixIt(
        "make it '/* … */'", as: .unsafe, SourceEdit(range.lowerBound..<end, "/*"),
        .insert(" */", at: range.upperBound))
    }
    if source.bytes[range].suffix(2).elementsEqual("*/".utf8) {
      // A comment inside would end it.
      let isWhole = source.bytes[range].count { $0 == UInt8(ascii: "*") } == 1
      return error("this comment has no beginning: expected '/*'")
        .fixIt(
          "insert '/*'", as: .unsafe, ifAny: isWhole ? .insert("/* ", at: range.lowerBound) : nil)
    }
    if !text.isEmpty, text.allSatisfy({ $0 == "@" }) {
      return error("'\(text)' is one too many: a variable has one '@'").fixIt(
        "remove it", .remove(range))
    }
    let said = error("'\(text)' has no place here")
    return text == ";" ? said.offering([source.mendingSemicolon(at: range)]) : said
  }

  /// Reports a word with '@' that is not an at-rule, or a misspelled one.
  fileprivate static func unknownAtRule(_ range: Range<Int>, in source: SourceText) -> Self {
    let text = source.excerpt(range)
    let next = source.bytes[range.upperBound...].prefix(256).first { !" \t\r\n".utf8.contains($0) }
    let isCertain = next.map("('\"".utf8.contains) ?? false
    let wanted = next == UInt8(ascii: "(") ? "media" : "import"
    func error(_ message: String) -> Self {
      Diagnostic(.error, SyntaxProblem.Code.unknownAtRule.id, at: range, message)
    }
    guard text.hasPrefix("@") else {
      return error("expected '@\(wanted)' here, not '\(text)'")
        .fixIt(writing: ("@\(wanted)", isCertain && text == wanted ? .safe : .unsafe), at: range)
    }
    let said = "'\(text)' is no at-rule"
    if let advice = ForeignAtRule.all[text] { return error("\(said): \(advice)") }
    let meant = Suggestion.match(String(text.dropFirst()), among: [wanted])
    return error(
      meant.map { "\(said); \($0.question(prefix: "@"))" }
        ?? "\(said): expected '@media', '@import' or '\(text): value;'"
    )
    .fixIt(writing: meant?.only.map { ("@\($0)", isCertain ? .safe : .unsafe) }, at: range)
  }

  /// Returns the same with a fix that replaces `range` with the word, if there is one.
  fileprivate func fixIt(
    writing word: (text: String, safety: FixIt.Safety)?, at range: Range<Int>
  ) -> Self {
    guard let word else { return self }
    return fixIt("write '\(word.text)'", as: word.safety, SourceEdit(range, word.text))
  }
}

extension Diagnostic {
  /// Reports a left parenthesis without a right one.
  ///
  /// A fix is safe only after the name of a color function, and if its result reads as a color; the
  /// purpose of other parentheses is unknown.
  fileprivate static func unclosedParenthesis(
    _ range: Range<Int>, until end: Int, in source: SourceText
  ) -> Self {
    func warning(_ message: String) -> Self {
      Diagnostic(
        SyntaxProblem.Code.unbalancedParenthesis.severity,
        SyntaxProblem.Code.unbalancedParenthesis.id, at: range, message)
    }
    let arguments = source.bytes[range.upperBound..<max(end, range.upperBound)]
      .drop { $0 == UInt8(ascii: " ") }
    let function = source.colorFunction(endingAt: range.lowerBound)
    let commas = arguments.count { $0 == UInt8(ascii: ",") }
    let isDoubled = arguments.first == UInt8(ascii: "(")
    let inner = isDoubled ? arguments.dropFirst().dropLast() : arguments
    let isWhole =
      function.map { commas == ($0.hasAlpha ? 3 : 2) } ?? false
      && !inner.contains(where: "()".utf8.contains)
      && (!isDoubled || arguments.last == UInt8(ascii: ")"))
    let safety = isWhole ? FixIt.Safety.safe : .unsafe
    if isDoubled {
      return warning("this '(' is one too many").fixIt("remove it", as: safety, .remove(range))
    }
    return warning("this '(' has no partner\(function == nil ? "" : ": expected ')' at its end")")
      .fixIt("insert ')'", as: safety, .insert(")", at: end))
  }

  fileprivate static func extraParenthesis(_ range: Range<Int>, in source: SourceText) -> Self {
    let before = source.bytes[..<range.lowerBound].last { $0 != UInt8(ascii: " ") }
    let isSecond = before == UInt8(ascii: ")")
    return Diagnostic(
      SyntaxProblem.Code.unbalancedParenthesis.severity,
      SyntaxProblem.Code.unbalancedParenthesis.id, at: range,
      isSecond ? "this ')' is one too many" : "this ')' has no partner"
    )
    .fixIt("remove it", as: isSecond ? .safe : .unsafe, .remove(range))
  }
}

extension SourceText {
  /// Returns the color function whose name ends at `offset`; nil if there is none.
  package func colorFunction(endingAt offset: Int) -> ColorFunction? {
    let letters = bytes[..<offset].reversed().prefix { ByteClass.table[Int($0)].continuesWord }
    return ColorFunction(self[offset - letters.count..<offset])
  }

  /// Returns the range of an `!important`, with any spacing, at `offset`.
  fileprivate func importance(at offset: Int) -> Range<Int>? {
    let rest = bytes[offset...].prefix(16)
    guard rest.first == UInt8(ascii: "!"),
      let word = rest.dropFirst().firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[word...].starts(with: "important".utf8)
    else { return nil }
    return offset..<word + 9
  }

  /// Returns the first line of a range, truncated to about sixty bytes for a message.
  package func excerpt(_ range: Range<Int>) -> String {
    let line = bytes[range].prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count < range.count || line.count > 60 else { return self[range].visible }
    var end = range.lowerBound + min(line.count, 57)
    // Avoids cutting within a character.
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return self[range.lowerBound..<end].visible + "…"
  }

  /// True if the line of an offset has a colon before it, in the last 256 bytes.
  fileprivate func hasColonOnLine(before offset: Int) -> Bool {
    for byte in bytes[max(offset - 256, 0)..<offset].reversed() {
      if byte == UInt8(ascii: ":") { return true }
      if byte == 0x0A || byte == 0x0D { return false }
    }
    return offset > 256
  }

  /// True if the unclosed block of an `@media` contains a line that begins without a blank, and so
  /// may belong after the block; also true for a block of more than 4 KB.
  fileprivate func mayEndEarlier(from start: Int, to end: Int) -> Bool {
    guard end - start <= 4096 else { return true }
    let contents = bytes[start..<max(start, end)]
    guard contents.contains(UInt8(ascii: "{")) else { return false }
    return zip(contents, contents.dropFirst()).contains { byte, next in
      (byte == 0x0A || byte == 0x0D) && !" \t\r\n}".utf8.contains(next)
    }
  }

  /// True if `range` is a colon right after another colon or right before a ';', ignoring blanks.
  fileprivate func isIdleColon(_ range: Range<Int>) -> Bool {
    func isSolid(_ byte: UInt8) -> Bool { !" \t\r\n".utf8.contains(byte) }
    return bytes[..<range.lowerBound].last(where: isSolid) == UInt8(ascii: ":")
      || bytes[range.upperBound...].first(where: isSolid) == UInt8(ascii: ";")
  }

  /// Returns a fix that removes the tokens in a range and keeps blanks and comments.
  fileprivate func removal(ofTokensIn range: Range<Int>) -> Diagnostic.FixIt {
    let edits = withLexer { lexer in
      var lexer = lexer
      var edits: [SourceEdit] = []
      lexer.offset = range.lowerBound
      while lexer.offset < range.upperBound {
        let start = lexer.offset
        let kind = lexer.next()
        if !kind.isTrivia { edits.append(.remove(start..<lexer.offset)) }
      }
      return edits
    }
    return Diagnostic.FixIt(
      message: edits.count > 1 ? "remove them" : "remove it", safety: .unsafe, edits: edits)
  }

  /// Returns the fix for an unexpected ';': replace it with ',' between arguments, remove it, or
  /// move it after the parenthesis if one is missing there.
  fileprivate func mendingSemicolon(at range: Range<Int>) -> Diagnostic.FixIt {
    func solid(_ byte: UInt8) -> Bool { !" \t\r\n".utf8.contains(byte) }
    let remove = Diagnostic.FixIt(message: "remove it", safety: .safe, edits: [.remove(range)])
    let before = bytes[..<range.lowerBound].suffix(256).last(where: solid) ?? 0
    guard let next = bytes[range.upperBound...].prefix(256).firstIndex(where: solid) else {
      return remove
    }
    let call = openParenthesis(before: range.lowerBound)
    if bytes[next] == UInt8(ascii: ")") {
      let end = bytes[(next + 1)...].prefix(256).first(where: solid)
      guard end != UInt8(ascii: ";"), end != UInt8(ascii: ")"), call != nil
      else {
        return remove
      }
      return Diagnostic.FixIt(
        message: "move it behind ')'", safety: .safe,
        edits: [.remove(range), .insert(";", at: next + 1)])
    }
    guard ByteClass.table[Int(bytes[next])].kind == .word,
      ByteClass.table[Int(before)].continuesWord, let call
    else { return remove }
    // The purpose of another parenthesis is unknown.
    return Diagnostic.FixIt(
      message: "write ','", safety: colorFunction(endingAt: call) == nil ? .unsafe : .safe,
      edits: [SourceEdit(range, ",")])
  }

  /// Returns the parenthesis that is open at `offset` since the last colon, brace or line end; nil
  /// if there is none.
  private func openParenthesis(before offset: Int) -> Int? {
    let stops = ":{}()\r\n".utf8
    let last = bytes[..<offset].suffix(256).lastIndex { stops.contains($0) }
    return last.flatMap { bytes[$0] == UInt8(ascii: "(") ? $0 : nil }
  }

  /// Returns the word or sign that a range looks like.
  ///
  /// It is certain for a sign, and for a word with some ASCII letters.
  fileprivate func plainWord(in range: Range<Int>) -> (
    text: String, safety: Diagnostic.FixIt.Safety
  )? {
    guard bytes[range].contains(where: { $0 >= 0x80 }) else { return nil }
    let text = self[range]
    if text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first,
      Lookalike.sign(scalar) != nil
    {
      return Lookalike.ascii(scalar).map { ($0, .safe) }
    }
    let words = text.split(separator: " ").map { Lookalike.word(String($0)) }
    guard !words.isEmpty, !words.contains(nil) else { return nil }
    let word = words.compactMap { $0 }.joined(separator: " ")
    let isCertain = bytes[range].contains { $0 < 0x80 && ByteClass.table[Int($0)].kind == .word }
    return (word, isCertain ? .safe : .unsafe)
  }

  /// Returns the end of the text on a comment's first line, without the right braces of enclosing
  /// blocks.
  fileprivate func endOfComment(begunAt start: Int) -> Int {
    var end = start + 2
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    let brace = withBytes { $0.unopenedBrace(in: start + 2..<end) }
    if let brace, bytes[brace..<end].allSatisfy(" \t}".utf8.contains) { end = brace }
    while end > start + 2, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }

  /// True if a space or a tab precedes `offset`.
  package func isBehindBlank(_ offset: Int) -> Bool {
    offset > 0 && (bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09)
  }

  fileprivate func closingBrace(at offset: Int) -> SourceEdit {
    let beginsLine = offset > 0 && (bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D)
    return .insert(beginsLine ? "}\n" : "\n}\n", at: offset)
  }

  /// Describes the first unknown character of a range.
  fileprivate func describeUnknown(at place: Int) -> String {
    let first = withBytes { UTF8Sequence(in: $0, at: place) }
    guard let scalar = first.scalar else {
      return "byte 0x\(hexadecimal(UInt32(bytes[place]), digits: 2)) is not UTF-8"
    }
    let code = "U+\(hexadecimal(scalar.value, digits: 4))"
    if scalar.value < 0x20 || scalar.value == 0x7F { return "\(code) cannot stand in a stylesheet" }
    if scalar.isASCII { return "'\(scalar)' cannot stand in a stylesheet" }
    guard let plain = Lookalike.ascii(scalar), !plain.isEmpty else {
      return "'\(scalar)' (\(code)) can stand only in a comment or a string"
    }
    return
      "'\(scalar)' (\(code)) looks like '\(plain)', and can stand only in a comment or a string"
  }

  private func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
