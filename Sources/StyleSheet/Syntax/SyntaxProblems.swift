// The severities, messages and fixes of the parser's problems.

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

  /// True if the problem concerns the whole text, in which no other is reported.
  package var isOfWholeText: Bool { self == .notAStylesheet || self == .numberedLines }

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
    case .foreignSelector: "unexpected-character"
    case .foreignPassage, .numberedLines: "unexpected-token"
    }
  }
}

extension Diagnostic {
  package init(_ problem: SyntaxProblem, in source: SourceText) {
    self.init(problem.code.severity, problem.code.id, Finding(problem, in: source))
  }
}

extension Finding {
  fileprivate init(_ problem: SyntaxProblem, in source: SourceText) {
    let range = problem.range
    let text = source.excerpt(range)
    func finding(_ message: Message) -> Self { Self(at: range, message) }
    self =
      switch problem.code {
      case .missingSemicolon:
        finding("expected ';' after this value\(range.isEmpty ? "" : ", not '\(text)'")")
          // In a value of several lines, the last line may be a class without its '{'; a ':' before
          // more text may be a part of the value.
          .fixIt(
            range.isEmpty ? "insert ';'" : "write ';'",
            as: source.isValue(before: range.lowerBound)
              && (text != ":" || source.endsLine(range.upperBound)) ? .safe : .unsafe,
            SourceEdit(range, ";"))
      case .missingColon where source.isCallOfMixin(range):
        finding("'\(text)' is no declaration: \(ForeignAtRule.adviceOnMixins)")
      case .missingColon:
        [";", ",", "="].contains(text)
          ? finding("expected ':' and a value after this name, not '\(text)'")
            .fixIt("write ':'", as: .unsafe, SourceEdit(range, ":"))
          : finding("expected ':' and a value after '\(text)'")
            .fixIt(
              "insert ':'", as: .unsafe,
              ifAny: source.isValue(from: range.upperBound)
                ? .insert(":", at: range.upperBound) : nil
            )
      case .missingValue:
        finding("expected a value here")
      case .missingSelector:
        [":", ","].first { source.bytes[..<range.lowerBound].suffix(1).elementsEqual($0.utf8) }.map
        { sign in
          finding("expected a class name after this '\(sign)', or no '\(sign)'").fixIt(
            "remove the '\(sign)'", as: .unsafe, .remove(range.lowerBound - 1..<range.lowerBound))
        } ?? finding("expected a class name here")
      case .missingComma:
        finding("expected ',' between two class names: there are no descendant selectors")
          // With a comma, the declarations apply to the second class as well, in every context.
          .fixIt(
            "insert ','", as: .unsafe,
            ([range.lowerBound] + source.wordsSideBySide(from: Int(problem.other))).map {
              .insert(",", at: $0)
            })
      case .missingBlock:
        range.isEmpty
          ? finding("expected '{' and a block after this")
          : finding("expected '{' here, not '\(text)'")
            .fixIt(
              "write '{'", as: .unsafe,
              SourceEdit(range, source.isBehindBlank(range.lowerBound) ? "{" : " {"))
      case .unclosedBlock:
        finding("this block is not closed: expected '}'")
          .fixIt(
            "insert '}'",
            as: source.mayEndElsewhere(openedAt: range, to: Int(problem.other)) ? .unsafe : .safe,
            source.closingBrace(at: Int(problem.other)))
      case .unexpectedBrace:
        finding("this '}' closes nothing")
          // It may be extra, or its rule may lack a selector.
          .offering([source.removal(ofTokensIn: range)])
      case .unexpectedCharacter where source.isURL(range):
        finding("a URL is not allowed in a stylesheet: expected the name of an image or of a file")
      case .unexpectedCharacter where source.isVariableOfSass(at: Int(problem.other)):
        finding("'$' is not allowed in a stylesheet: a variable begins with '@'")
          .fixIt(
            "write '@'", as: .unsafe,
            SourceEdit(Int(problem.other)..<Int(problem.other) + 1, "@"))
      case .unexpectedCharacter where source.beginsPath(at: Int(problem.other)):
        finding("a path does not begin with '/'")
          .fixIt("remove it", as: .unsafe, .remove(Int(problem.other)..<Int(problem.other) + 1))
      case .unexpectedCharacter where source.bytes[Int(problem.other)] == UInt8(ascii: "@"):
        finding(
          ["media", "import"].first { $0 == source.wordBehindSign(at: Int(problem.other)) }.map {
            "'@\($0)' is one word"
          } ?? "the name of a variable begins right after '@'"
        )
        .fixIt(
          "remove the blanks", as: .unsafe,
          ifAny: source.wordBehindSign(at: Int(problem.other)).flatMap { _ in
            source.blanks(at: Int(problem.other) + 1)
          })
      case .unexpectedCharacter:
        .commentWithoutBeginning(range, in: source)
          ?? source.importance(at: range.lowerBound).map { .noImportance($0, in: source) }
          ?? finding(Message(source.describeUnknown(at: Int(problem.other))))
          .fixIt(writing: source.plainWord(in: range), at: range)
      case .unexpectedToken: .unexpectedToken(range, in: source)
      case .unexpectedColon where source.isNameOfArgument(before: range.lowerBound):
        finding("the arguments of a function have no names: expected a value here, not ':'")
      case .unexpectedColon:
        finding("expected a value or ';', not another ':'")
          .fixIt("remove it", as: .safe, ifAny: source.isIdleColon(range) ? .remove(range) : nil)
      case .unclosedComment:
        finding(
          problem.other == problem.start
            ? "this comment is not closed, so the rest of the sheet is inside it: expected '*/'"
            : "this comment goes on to the '*/' of the next one, and the '}' of its block is inside it: "
              + "expected '*/' at its end"
        )
        .fixIt(
          "close it at the end of its line", as: .unsafe,
          ifAny: source.closing(commentAt: range.lowerBound))
      case .unclosedString:
        finding("this string is not closed on its line")
      case .unbalancedParenthesis:
        text == "("
          ? .unclosedParenthesis(range, until: Int(problem.other), in: source)
          : .extraParenthesis(range, in: source)
      case .declarationOutsideRule where source.bytes[Int(problem.other)] != UInt8(ascii: ":"):
        .foreignDefinition(range, named: Int(problem.other), in: source)
      case .declarationOutsideRule:
        finding("a declaration is allowed only in the block of a rule")
      case .definitionInRule:
        finding("'\(text)' is defined inside a rule: definitions belong at the top of the sheet")
      case .nestedRule where source.variants(behind: range) != nil:
        .notation(range, in: source)
      case .nestedRule where source.hasNoBlock(behind: range):
        finding("a declaration has one name: write one for each property")
      case .nestedRule:
        finding(
          "\(source.atWord(in: range).map { "'\($0)'" } ?? "a rule") is not allowed inside a rule")
      case .nestedMedia:
        finding("'@media' is not allowed inside '@media'")
      case .unknownAtRule:
        .unknownAtRule(range, in: source)
      case .malformedCondition where text == "=":
        finding("expected ':' in a condition, not '='")
          .fixIt("write ':'", as: .unsafe, SourceEdit(range, ":"))
      case .malformedCondition
      where [",", ";"].contains(text)
        || Finding.joiningWords.contains(text.lowercased()) && source.isBetweenConditions(range):
        finding(
          "conditions are joined by 'and', as in '(device: ipad) and (orientation: landscape)'"
            + (text == "(" ? "" : ", not by '\(["&", "|"].contains(text) ? text + text : text)'"))
      case .malformedCondition:
        finding("expected a condition such as '(device: ipad)' here")
      case .nestedImport:
        finding("'@import' is not allowed inside '@media': imports belong at the top of a sheet")
      case .malformedImport:
        text.contains("(")
          ? .importedCall(text, range)
          : finding("expected the name of one sheet after '@import', as in '@import \"colors\";'")
      case .mergeConflict:
        text.utf8.count == 7 && !text.contains("…")
          ? finding(
            "'\(text)' is a mark of a merge conflict: delete it, and the side that is not wanted")
          : finding("a merge conflict is left in the sheet: keep one side and delete the marks")
      case .notAStylesheet:
        finding("this text is \(LineCensus(of: source).description)")
      case .numberedLines:
        finding("each line begins with its number: the numbers are no part of a stylesheet")
          .fixIt(
            "remove them", as: .unsafe, source.withBytes { NumberedLines(in: $0)?.edits ?? [] })
      case .foreignSelector: .foreignSelector(range, in: source)
      case .foreignPassage:
        switch source.bytes[range.lowerBound] {
        case UInt8(ascii: "<") where text.hasPrefix("<!"):
          finding("this is a comment of HTML: expected '/* … */'")
        case UInt8(ascii: "<"), UInt8(ascii: "`"):
          finding("'\(text)' surrounds a stylesheet in a page, and is no part of it")
            .fixIt("remove it", as: .unsafe, .remove(range))
        case _: finding("this is JSON, and no part of a stylesheet")
        }
      }
  }

  /// Reports `!important`, which is CSS.
  private static func noImportance(_ range: Range<Int>, in source: SourceText) -> Self {
    let blanks = source.bytes[..<range.lowerBound].reversed().prefix { $0 == UInt8(ascii: " ") }
    return Self(at: range, "a stylesheet has no '!important': the last declaration wins")
      // The author wanted this declaration to win, and another one may.
      .fixIt(
        "remove it", as: .unsafe, .remove(range.lowerBound - blanks.count..<range.upperBound))
  }

  /// Reports selectors of CSS; for a class in quotes, offers the class.
  fileprivate static func foreignSelector(_ range: Range<Int>, in source: SourceText) -> Self {
    let text = source.excerpt(range)
    let said = Self(
      at: range,
      "'\(text)' is a selector of CSS: a rule has the names of classes alone, as in 'Label, Button { … }'"
    )
    let quotes = text.utf8.filter("\"'".utf8.contains)
    let isQuoted =
      text.utf8.first == text.utf8.last && quotes.count == 2 && quotes.first == text.utf8.first
    guard isQuoted, Lookalike.word(String(text.dropFirst().dropLast())) != nil else { return said }
    return Self(at: range, "a class has no quotes: expected '\(text.dropFirst().dropLast())'")
      .fixIt(writing: (String(text.dropFirst().dropLast()), .unsafe), at: range)
  }

  /// Reports the definition of a variable in a programming language.
  fileprivate static func foreignDefinition(
    _ range: Range<Int>, named start: Int, in source: SourceText
  ) -> Self {
    let name = source.bytes[start..<range.upperBound].prefix {
      $0.continuesWord
    }
    return Self(
      at: range,
      "this is a definition in a programming language: a variable is defined as "
        + "'@\(source[start..<name.endIndex]): …;'")
  }

  /// Reports the notation of SAP's pages for several properties at once.
  fileprivate static func notation(_ range: Range<Int>, in source: SourceText) -> Self {
    let names = (source.variants(behind: range) ?? []).map { "'\(source[range])\($0)'" }
    let each = names.count > 1 ? ": write one declaration for each" : ""
    return Self(
      at: range,
      "this notation of SAP's pages stands for \(names.joined(with: "and"))\(each)")
  }

  /// Reports an unexpected token; for a comment in the syntax of another language, offers that of
  /// this one.
  fileprivate static func unexpectedToken(_ range: Range<Int>, in source: SourceText) -> Self {
    let text = source.excerpt(range)
    let sign = text.prefix { $0 == "#" || $0 == "-" }
    func finding(_ message: Message) -> Self { Self(at: range, message) }
    if !sign.isEmpty, text.dropFirst(sign.count).first.map({ $0 == " " || $0 == "\t" }) ?? false {
      let end = range.lowerBound + sign.utf8.count
      return finding("'\(sign)' begins no comment: expected '/* … */'").fixIt(
        "make it '/* … */'", as: .unsafe, SourceEdit(range.lowerBound..<end, "/*"),
        .insert(" */", at: range.upperBound))
    }
    if text == "*/" {
      return finding("this '*/' ends nothing: comments do not nest, and the first '*/' ends one")
    }
    if let comment = commentWithoutBeginning(range, in: source) { return comment }
    if !text.isEmpty, text.allSatisfy({ $0 == "@" }) {
      return finding("'\(text)' is one too many: a variable has one '@'").fixIt(
        "remove it", as: .safe, .remove(range))
    }
    let said = finding("unexpected '\(text)'")
    let isSemicolon = !text.isEmpty && text.allSatisfy { $0 == ";" }
    return isSemicolon ? said.offering([source.fixedSemicolon(at: range)]) : said
  }

  /// The tokens that people write between two conditions.
  fileprivate static var joiningWords: [String] { ["or", "and", "|", "&", "("] }

  /// Reports a line such as `colors */` or `* colors */`; returns nil for other text.
  private static func commentWithoutBeginning(_ range: Range<Int>, in source: SourceText) -> Self? {
    let bytes = source.bytes[range]
    guard bytes.count > 2, bytes.suffix(2).elementsEqual("*/".utf8) else { return nil }
    let front = bytes.prefix(1).prefix { "*/".utf8.contains($0) }
    // A comment inside would end it.
    let isWhole = bytes.dropFirst().count { $0 == UInt8(ascii: "*") } == 1
    return Self(at: range, "this comment has no beginning: expected '/*'")
      .fixIt(
        "write '/*'", as: .unsafe,
        ifAny: isWhole
          ? SourceEdit(range.lowerBound..<front.endIndex, front.isEmpty ? "/* " : "/*") : nil)
  }

  /// Reports `@import url(name)`.
  fileprivate static func importedCall(_ text: String, _ range: Range<Int>) -> Self {
    let words = text.drop { $0 != "(" }.split { "()\"' \t".contains($0) }
    let name = words.count == 1 && !words[0].contains("…") ? words[0] : nil
    return Finding(
      at: range,
      "'@import' takes the name of a sheet, not '\(text)': "
        + "write '@import \"\(name ?? "colors")\";'"
    )
    .fixIt(writing: name.map { ("\"\($0)\"", .unsafe) }, at: range)
  }

  /// Reports a word with '@' that is not an at-rule, or a misspelled one.
  fileprivate static func unknownAtRule(_ range: Range<Int>, in source: SourceText) -> Self {
    let text = source.excerpt(range)
    let next = source.bytes[range.upperBound...].prefix(256).first { !" \t\r\n".utf8.contains($0) }
    let isCertain = next.map("('\"".utf8.contains) ?? false
    let wanted = next == UInt8(ascii: "(") ? "media" : "import"
    func finding(_ message: Message) -> Self { Self(at: range, message) }
    guard text.hasPrefix("@") else {
      return finding("expected '@\(wanted)' here, not '\(text)'")
        .fixIt(writing: ("@\(wanted)", isCertain && text == "media" ? .safe : .unsafe), at: range)
    }
    let said = "'\(text)' is no at-rule"
    if let advice = ForeignAtRule.all[text] { return finding("\(said): \(advice)") }
    let meant = Suggestion.match(String(text.dropFirst()), among: [wanted])
    return finding(
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

  /// Reports a left parenthesis without a right one.
  ///
  /// A fix is safe only after the name of a color function, and if its result reads as a color; the
  /// purpose of other parentheses is unknown.
  fileprivate static func unclosedParenthesis(
    _ range: Range<Int>, until end: Int, in source: SourceText
  ) -> Self {
    func finding(_ message: Message) -> Self { Self(at: range, message) }
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
      return finding("this '(' is one too many").fixIt("remove it", as: safety, .remove(range))
    }
    return finding("this '(' has no partner\(function == nil ? "" : ": expected ')' at its end")")
      .fixIt("insert ')'", as: safety, .insert(")", at: end))
  }

  fileprivate static func extraParenthesis(_ range: Range<Int>, in source: SourceText) -> Self {
    let before = source.bytes[..<range.lowerBound].last { $0 != UInt8(ascii: " ") }
    let isSecond = before == UInt8(ascii: ")")
    if !isSecond, let call = source.callWithoutParenthesis(before: range.lowerBound) {
      return Self(at: range, "this ')' has no partner: expected '(' after '\(call.name)'")
        .fixIt("write '('", as: .safe, SourceEdit(call.gap, "("))
    }
    return Self(at: range, isSecond ? "this ')' is one too many" : "this ')' has no partner")
      .fixIt("remove it", as: isSecond ? .safe : .unsafe, .remove(range))
  }
}
