import Testing

@testable import StyleRules
@testable import StyleSheet

@Suite struct SuppressionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    /// The remaining findings, each with its line.
    let findings: [String]

    init(_ description: String, _ sheet: String, _ findings: String...) {
      testDescription = description
      self.sheet = sheet
      self.findings = findings
    }
  }

  static let rows = [
    Row("nothing is suppressed", "A { a: #FF0064D9; }", "1 eight-digit-hex"),
    Row("a line", "A { a: #FF0064D9; } // stylecheck-disable-line eight-digit-hex -- why"),
    Row(
      "another line", "// stylecheck-disable-line eight-digit-hex -- why\nA { a: #FF0064D9; }",
      "1 unused-suppression", "2 eight-digit-hex"),
    Row(
      "the next line",
      "/* stylecheck-disable-next-line eight-digit-hex -- why */\nA { a: #FF0064D9; }"),
    Row(
      "the next line with a word on it",
      """
      /* stylecheck-disable-next-line eight-digit-hex -- why */

      /* and */
      A { a: #FF0064D9;
      b: #FF0064D9; }
      """, "5 eight-digit-hex"),
    Row(
      "the next line, with code behind the comment",
      """
      /* stylecheck-disable-next-line eight-digit-hex -- why */ A { a: #FF0064D9; }
      A { b: #FF0064D9; }
      """, "2 eight-digit-hex"),
    Row(
      "from here to there",
      """
      A { a: #FF0064D9; }
      /* stylecheck-disable eight-digit-hex -- why */
      A { b: #FF0064D9; }
      /* stylecheck-enable eight-digit-hex */
      A { c: #FF0064D9; }
      """, "1 eight-digit-hex", "5 eight-digit-hex"),
    Row(
      "from here to the end", "// stylecheck-disable eight-digit-hex -- why\n\nA { a: #FF0064D9; }"),
    Row(
      "the whole sheet", "A { a: #FF0064D9; }\n/* stylecheck-disable-file eight-digit-hex -- why */"
    ),
    Row("a group", "A { a: #FF0064D9; } // stylecheck-disable-line portability -- why"),
    Row(
      "the definition that is meant by several uses",
      """
      // stylecheck-disable-next-line undefined-variable -- why
      @ink: #223548;
      A { a: @inkk; }
      B { b: @inkk; }
      """),
    Row(
      "one of several uses, and not the definition that is meant",
      """
      @ink: #223548;
      A { a: @inkk; } // stylecheck-disable-line undefined-variable -- why
      B { b: @inkk; }
      """, "3 undefined-variable"),
    Row(
      "a definition that an imported sheet may replace",
      """
      @import "palette";
      @ink: #223548; // stylecheck-disable-line undefined-variable, unused-variable -- why
      A { a: @inkk; } // stylecheck-disable-line undefined-variable -- why
      B { b: @inkk; }
      """, "2 unused-suppression", "4 undefined-variable"),
    Row(
      "a group that finds nothing", "A { a: 1; } // stylecheck-disable-line portability -- why",
      "1 unused-suppression"),
    Row(
      "a rule and its group",
      "A { a: #FF0064D9; } // stylecheck-disable-line eight-digit-hex, portability -- why",
      "1 unused-suppression"),
    Row(
      "a group from here to there",
      """
      /* stylecheck-disable portability -- why */
      A { b: #FF0064D9; }
      /* stylecheck-enable portability */
      A { c: #FF0064D9; }
      """, "4 eight-digit-hex"),
    Row(
      "a group that is none", "A { a: 1; } // stylecheck-disable-line portabilty -- why",
      "1 unknown-suppression"),
    Row(
      "two rules",
      "A {} /* stylecheck-disable-line eight-digit-hex, empty-rule -- why */",
      "1 unused-suppression"),
    Row(
      "the first of two values that end the app",
      """
      A { a: @b; } /* stylecheck-disable-line undefined-variable -- theirs */
      C { a: @b; }
      """, "2 undefined-variable"),
    Row(
      "the first of two names with a dot",
      """
      .A { a: 1; } /* stylecheck-disable-line leading-dot -- theirs */
      .A { a: 2; }
      """, "2 leading-dot"),
    Row(
      "the second of two values that end the app",
      """
      A { a: @b; }
      C { a: @b; } /* stylecheck-disable-line undefined-variable -- theirs */
      """, "1 undefined-variable"),
    Row(
      "no rule", "A { a: #FF0064D9; } // stylecheck-disable-line", "1 eight-digit-hex",
      "1 blanket-suppression"),
    Row(
      "no rule that there is", "A { a: #FF0064D9; } // stylecheck-disable-line eight-digits -- why",
      "1 eight-digit-hex", "1 unknown-suppression"),
    Row(
      "a fault of the text", "A { a: b } // stylecheck-disable-line missing-semicolon -- why",
      "1 missing-semicolon", "1 forbidden-suppression"),
    Row(
      "a rule on suppressions",
      "// stylecheck-disable-file unused-suppression, eight-digit-hex -- why",
      "1 forbidden-suppression", "1 unused-suppression"),
    Row(
      "no reason", "A { a: #FF0064D9; } // stylecheck-disable-line eight-digit-hex",
      "1 unexplained-suppression"),
    Row(
      "several comments on one line, and on the line of the next word",
      """
      A { a: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex -- why */ B {} \
      /* stylecheck-disable-line empty-rule -- why */
      /* stylecheck-disable-next-line eight-digit-hex -- why */
      /* stylecheck-disable-next-line empty-rule -- why */

      A { a: #FF0064D9; } B {}
      A { b: #FF0064D9; } B {}
      """, "6 eight-digit-hex", "6 empty-rule"),
    Row(
      "what is silent already",
      """
      /* stylecheck-disable-file eight-digit-hex -- why */
      /* stylecheck-disable-next-line eight-digit-hex -- why */
      A { a: #FF0064D9; }
      """, "2 unused-suppression"),
    Row(
      "the same twice",
      """
      /* stylecheck-disable eight-digit-hex -- why */
      /* stylecheck-disable eight-digit-hex -- why */
      A { a: #FF0064D9; }
      """, "2 unused-suppression"),
    Row(
      "two that overlap and are both of use",
      """
      /* stylecheck-disable eight-digit-hex -- why */ A { a: #FF0064D9; }
      /* stylecheck-enable eight-digit-hex */ /* stylecheck-disable-line eight-digit-hex -- why */
      A { a: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex -- why */
      """, "2 unused-suppression"),
    Row(
      "more stars than a comment needs",
      "/** stylecheck-disable eight-digit-hex -- why **/\nA { a: #FF0064D9; }"),
    Row(
      "stars on each line",
      """
      /**
       * stylecheck-disable-file
       *   eight-digit-hex, empty-rule**/
      A { a: #FF0064D9; } B {}
      """, "2 unexplained-suppression"),
    Row(
      "more slashes than a comment needs",
      "/// stylecheck-disable eight-digit-hex -- why\nA { a: #FF0064D9; }"),
    Row(
      "a reason without hyphens, which has the name of a group",
      "A { a: #FF0064D9; } B {} // stylecheck-disable-line eight-digit-hex as the value hygiene is so",
      "1 empty-rule", "1 unknown-suppression"),
    Row(
      "a reason without hyphens behind a comma",
      "A { a: #FF0064D9; } // stylecheck-disable-line eight-digit-hex, as the designers gave it so",
      "1 unknown-suppression"),
    Row(
      "a reason behind a dash",
      "A { a: #FF0064D9; } // stylecheck-disable-line eight-digit-hex — as designed",
      "1 unknown-suppression"),
    Row(
      "a dash without a reason", "A { a: #FF0064D9; } // stylecheck-disable-line portability –",
      "1 unexplained-suppression", "1 unknown-suppression"),
    Row(
      "a list with hyphens, and a word between rules",
      """
      /* stylecheck-disable-file
         - eight-digit-hex and
         - empty-rule -- why */
      A { a: #FF0064D9; } B {}
      """, "2 unknown-suppression", "2 unknown-suppression", "3 unknown-suppression"),
    Row(
      "a list with hyphens and without a reason",
      """
      /* stylecheck-disable-file
         - eight-digit-hex
         - empty-rule */
      A { a: #FF0064D9; } B {}
      """, "1 unexplained-suppression", "2 unknown-suppression", "3 unknown-suppression"),
    Row(
      "a name that resembles one, and no reason",
      "A { a: #FF0064D9; } B {} // stylecheck-disable-line eight-digit-hex emptyrule",
      "1 empty-rule", "1 unexplained-suppression", "1 unknown-suppression"),
    Row(
      "the words of suppressions in another spelling",
      """
      A { a: #FF0064D9; } // stylecheck:disable-line eight-digit-hex -- why
      A { b: #FF0064D9; } // stylecheck disable-line eight-digit-hex -- why
      A { c: #FF0064D9; } // StyleCheck-disable-line eight-digit-hex -- why
      A { d: #FF0064D9; } // stylecheck_disable_line eight-digit-hex -- why
      A { e: #FF0064D9; } // stylecheck: ignore eight-digit-hex -- why
      """, "1 eight-digit-hex", "1 unknown-suppression", "2 eight-digit-hex",
      "2 unknown-suppression", "3 eight-digit-hex", "3 unknown-suppression", "4 eight-digit-hex",
      "4 unknown-suppression", "5 eight-digit-hex", "5 unknown-suppression"),
    Row(
      "sentences on the tool",
      "/* stylecheck ignores this */ /* stylecheck disabled it */ /* stylecheck: see the page */"),
    Row("stars alone", "/****/ /**/ /***/"),
    Row("another's word", "/* stylechecker: eight-digit-hex */ /* see stylecheck-disable */"),
  ]

  /// A finding for a repeated name is reported at the first place that is not suppressed.
  @Test func repeatedNameIsSuppressedOnOneLineOnly() {
    let sheet = Sheet(
      parsing: SourceText(
        """
        andA { font-size: 1; } /* stylecheck-disable-line reserved-prefix -- why */
        andA { font-color: red; }
        andA { text-alpha: 1; }
        """))
    let found = sheet.findings(
      for: .nui, rules: ["reserved-prefix", "unused-suppression"].compactMap(Rule.init(named:)))
    #expect(found.diagnostics.map(\.id) == ["reserved-prefix"])
    #expect(found.diagnostics.map(\.range.lowerBound) == [76])
    #expect(found.suppressed == 1)
  }

  /// The limit bounds the memory for a comment.
  @Test func namesBeyondLimitAreNotRead() {
    let names = String(repeating: " short-hex", count: SuppressionComment.mostNames)
    func findings(_ more: String) -> [Diagnostic] {
      Sheet(
        parsing: SourceText(
          "A { a: #ABC; b: #FF0064D9; } /* stylecheck-disable-line\(names)\(more) */"
        )
      )
      .findings(
        rules: ["short-hex", "eight-digit-hex", "unknown-suppression", "unexplained-suppression"]
          .compactMap(Rule.init(named:))
      )
      .diagnostics
    }
    #expect(findings(" -- why").map(\.id) == ["eight-digit-hex"])
    let found = findings(" eight-digit-hex, empty-rule -- why")
    #expect(found.map(\.id) == ["eight-digit-hex", "unknown-suppression"])
    #expect(
      found.last?.message
        == "these are not read, because a comment suppresses 1000 rules at most")
    #expect(found.last?.range.count == "eight-digit-hex, empty-rule".utf8.count)
    #expect(findings(" eight-digit-hex").map(\.id).contains("unexplained-suppression"))
  }

  /// A name is one finding, even if it occurs more often than the limit of findings.
  @Test func suppressedNameIsOneFindingForEachComment() {
    let line = "andA { font-size: 1; }\n"
    let sheet = Sheet(
      parsing: SourceText(
        "/* stylecheck-disable reserved-prefix -- why */\n"
          + String(repeating: line, count: Findings.limit + 1)
          + "/* stylecheck-disable-next-line reserved-prefix -- why */\n" + line + line))
    let found = sheet.findings(
      for: .nui, rules: ["reserved-prefix", "unused-suppression"].compactMap(Rule.init(named:)))
    #expect(
      found.diagnostics.map(\.message) == ["'reserved-prefix' is already suppressed here"])
    #expect(found.dropped.isEmpty)
    #expect(found.suppressed == 2)
  }

  private static let rules =
    ["eight-digit-hex", "empty-rule", "leading-dot", "undefined-variable"]
    .compactMap { Rule(named: $0) }
    + Rule.all.filter { $0.id.hasSuffix("-suppression") }

  @Test func classIsReportedAtFirstPlaceNotSuppressed() {
    let text = """
      Labell { a: 1; } /* stylecheck-disable-line unknown-class -- theirs */
      Labell { a: 2; }
      """
    let found = Sheet(parsing: SourceText(text)).findings(for: .nui, rules: [.unknownClass])
    #expect(found.diagnostics.map(\.range) == [71..<77])
  }

  @Test(arguments: rows)
  func suppressesNamedRules(_ row: Row) {
    let source = SourceText(row.sheet)
    let lines = LineTable(of: source)
    let found = Sheet(parsing: source).findings(rules: Self.rules).diagnostics.map {
      "\(lines.position(at: $0.range.lowerBound).line) \($0.id)"
    }
    #expect(found.sorted() == row.findings.sorted())
  }

  @Test func suppressedFindingsAreCounted() {
    let text = "A { a: #FF0064D9; b: #FF0064D9; } // stylecheck-disable-line eight-digit-hex -- why"
    let findings = Sheet(parsing: SourceText(text)).findings(rules: Self.rules)
    #expect(findings.diagnostics == [])
    #expect(findings.suppressed == 2)
  }

  @Test func suppressionOfRuleThatDidNotRunIsNotUnused() {
    let source = SourceText("A {} // stylecheck-disable-line eight-digit-hex -- why")
    let rules = [Rule(named: "unused-suppression")].compactMap { $0 }
    #expect(Sheet(parsing: source).findings(rules: rules).diagnostics == [])
  }

  /// A suppression of a rule for one engine is not unused for another engine.
  @Test func suppressionForAnotherEngineIsNotUnused() {
    let sheet = Sheet(
      parsing: SourceText(
        """
        /* stylecheck-disable-next-line dropped-character -- why */
        @tintColor:#ff6000;

        """))
    func unusedSuppressions(_ dialects: [Dialect]) -> [String] {
      sheet.findings(for: dialects, rules: Rule.all).diagnostics.map(\.id)
        .filter { $0 == "unused-suppression" }
    }
    #expect(unusedSuppressions([.sapfiori]) == [])
    #expect(unusedSuppressions([.sapfiori, .nui]) == [])
    #expect(unusedSuppressions([.fioriSwiftUI]) == ["unused-suppression"])
    #expect(unusedSuppressions([.sapfiori, .fioriSwiftUI]) == ["unused-suppression"])
  }
}
