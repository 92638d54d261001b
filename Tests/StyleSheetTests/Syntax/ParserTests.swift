import Testing

@testable import StyleSheet

@Suite struct ParserTests {
  /// A sheet and the dump of its tree.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let dump: String

    init(_ description: String, _ sheet: String, _ dump: String) {
      testDescription = description
      self.sheet = sheet
      self.dump = dump + "\n"
    }
  }

  static let cases = [
    Case(
      "a rule",
      """
      A { b: c; }
      """,
      """
      sheet
        ruleset word 'A' leftBrace '{' rightBrace '}'
          declaration word 'b' colon ':' word 'c' semicolon ';'
      """),
    Case(
      "definitions, lists and paths",
      """
      @a: 1 2;
      A , B:C { d: @a; }
      """,
      """
      sheet
        definition variable '@a' colon ':' word '1' word '2' semicolon ';'
        ruleset word 'A' comma ',' word 'B' colon ':' word 'C' leftBrace '{' rightBrace '}'
          declaration word 'd' colon ':' variable '@a' semicolon ';'
      """),
    Case(
      "media",
      """
      @media (device: ipad) and (orientation: landscape) { A { b: c; } }
      """,
      """
      sheet
        media variable '@media' word 'and' leftBrace '{' rightBrace '}'
          condition leftParenthesis '(' word 'device' colon ':' word 'ipad' rightParenthesis ')'
          condition leftParenthesis '(' word 'orientation' colon ':' word 'landscape' rightParenthesis ')'
          ruleset word 'A' leftBrace '{' rightBrace '}'
            declaration word 'b' colon ':' word 'c' semicolon ';'
      """),
    Case(
      "imports",
      """
      @import "x"; @import y;
      """,
      """
      sheet
        importation variable '@import' string '"x"' semicolon ';'
        importation variable '@import' word 'y' semicolon ';'
      """),
    Case(
      "comments belong to the innermost node",
      """
      /* a */ A { // b
        c: d /* e */; }
      """,
      """
      sheet blockComment '/* a */'
        ruleset word 'A' leftBrace '{' lineComment '// b' rightBrace '}'
          declaration word 'c' colon ':' word 'd' blockComment '/* e */' semicolon ';'
      """),
    Case(
      "a color function",
      """
      A { b: rgb(1, 2, 3); }
      """,
      """
      sheet
        ruleset word 'A' leftBrace '{' rightBrace '}'
          declaration word 'b' colon ':' word 'rgb' leftParenthesis '(' word '1' comma ',' word '2' comma ',' word '3' rightParenthesis ')' semicolon ';'
      """),
    Case(
      "a missing semicolon stands in its place",
      """
      A { b: c }
      """,
      """
      sheet
        ruleset word 'A' leftBrace '{' rightBrace '}'
          declaration word 'b' colon ':' word 'c' missing semicolon
      """),
    Case(
      "a missing name and a missing value",
      """
      { b: ; }
      """,
      """
      sheet
        ruleset missing word leftBrace '{' rightBrace '}'
          declaration word 'b' colon ':' missing word semicolon ';'
      """),
    Case(
      "a missing comma and a missing colon",
      """
      A B { c d; }
      """,
      """
      sheet
        ruleset word 'A' word 'B' leftBrace '{' rightBrace '}'
          declaration word 'c' missing colon word 'd' semicolon ';'
      """),
    Case(
      "what is too much",
      """
      A { b: 50%; ; c:: d; }
      """,
      """
      sheet
        ruleset word 'A' leftBrace '{' rightBrace '}'
          declaration word 'b' colon ':' word '50' semicolon ';'
            unexpected unknown '%'
          unexpected semicolon ';'
          declaration word 'c' colon ':' word 'd' semicolon ';'
            unexpected colon ':'
      """),
    Case(
      "a rule in a rule",
      """
      A {
        b: c;
        D { e: f; }
      """,
      """
      sheet
        ruleset word 'A' leftBrace '{' missing rightBrace
          declaration word 'b' colon ':' word 'c' semicolon ';'
          unexpected word 'D'
            unexpected leftBrace '{' word 'e' colon ':' word 'f' semicolon ';' rightBrace '}'
      """),
    Case(
      "hardly anything",
      """
      @media { A
      """,
      """
      sheet
        media variable '@media' leftBrace '{' missing rightBrace
          condition
          unexpected word 'A'
      """),
    Case(
      "what is no at-rule, and what follows nothing",
      """
      @x { y } } z: w;
      """,
      """
      sheet
        unexpected variable '@x'
          unexpected leftBrace '{' word 'y' rightBrace '}'
        unexpected rightBrace '}'
        ruleset missing word missing leftBrace missing rightBrace
          declaration word 'z' colon ':' word 'w' semicolon ';'
      """),
  ]

  @Test(arguments: cases)
  func treesMatchDumps(_ c: Case) {
    #expect(SyntaxTree(parsing: SourceText(c.sheet)).dump == c.dump)
  }

  /// The fast paths read a space before a brace and after a colon; with a tab there, the productions
  /// read the same text.
  @Test(arguments: [
    "A { b: c; }", "A, B,C { d: @e; }\nD { f: #FFF; g: 1.5px;h: i; }", "@a: b c, d;\n@e: #12;",
    "A { b: rgba(1, 2, 3.5, 0.5); c: d , e; }", "A { b1: c; d_e: f; g: /* h */ i; }",
    "A { b:  c; }",
    "A { b: c\\d; e\\f: g; h: @i\\j; }", "A { b: c/d; e: //\n f; }", "A { b: ; c: @; d: #; }",
    "A { b: c d: e; }", "A { b: (c; d: e); f: )(; }", "A { b: c", "A { b: c; } }", "A B { c: d; }",
    "A { b: c#d@e; }", "A, { b: c; }", "import, A { b: c; }", "@import: a;", "@media: a;",
    "A {\u{A0}b: c;\u{A0} d: e; \u{A0}f: g\u{A0}; }", "A { b: \u{E9}; \u{E9}: c; }",
    "@media (a: b) { @c: d; E { @f: g; h: i; } }", "# { b: c; }", "A/B { c: d; } E.f\\g { h: i; }",
  ])
  func fastPathsMatchProductions(_ text: String) {
    let other = text.replacing(": ", with: ":\t").replacing(" {", with: "\t{")
    let plain = SyntaxTree(parsing: SourceText(text))
    let general = SyntaxTree(parsing: SourceText(other))
    #expect(Array(plain.elements) == Array(general.elements))
    #expect(plain.problems == general.problems && plain.ruleCount == general.ruleCount)
  }

  @Test func emptyTextIsASheet() {
    let tree = SyntaxTree(parsing: SourceText(""))
    #expect(tree.dump == "sheet\n")
    #expect(tree.range(of: 0) == 0..<0)
    #expect(tree.tokens == [] && tree.diagnostics == [])
  }

  @Test(arguments: Examples.styles.map(\.name))
  func examplesHaveNoFaults(_ name: String) throws {
    let source = try #require(Examples.all.first { $0.name == name })
    let tree = SyntaxTree(parsing: source)
    #expect(source.annotated(with: tree.diagnostics) == source[0..<source.bytes.count])
  }

  @Test(arguments: Examples.all.map(\.name))
  func everyByteIsInTheTree(_ name: String) throws {
    let source = try #require(Examples.all.first { $0.name == name })
    let tree = SyntaxTree(parsing: source)
    #expect(tree.tokens.map { source[$0.range] }.joined() == source[0..<source.bytes.count])
    // A passage of another language is one token that begins at a token of the lexer.
    let bounds = Set(source.tokens.map(\.range.lowerBound))
    #expect(
      tree.tokens.filter { !$0.isMissing && !bounds.contains($0.range.lowerBound) } == [])
    #expect(tree.range(of: 0) == 0..<source.bytes.count)
  }
}
