import StyleSheet
import Testing

@Suite struct SheetFormatTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let printed: String
    let format: SheetFormat

    init(
      _ description: String, _ sheet: String, _ printed: String,
      with change: (inout SheetFormat) -> Void = { _ in }
    ) {
      testDescription = description
      self.sheet = sheet
      self.printed = printed
      format = SheetFormat(with: change)
    }

    init(_ description: String, stays sheet: String) { self.init(description, sheet, sheet) }
  }

  static let layouts = [
    Row("an empty sheet stays empty", "", ""),
    Row("blanks alone are removed", " \n\n\t", ""),
    Row("a byte order mark stays", "\u{FEFF}  A{}", "\u{FEFF}A {}\n"),
    Row(
      "a rule on a line", "Label{font-size:17;font-color:red;}",
      "Label {\n  font-size: 17;\n  font-color: red;\n}\n"),
    Row("a block with nothing in it", "A\n{\n\n}", "A {}\n"),
    Row("a block with a comment in it", "A { /* b */ }", "A { /* b */\n}\n"),
    Row("names in a list", "A ,B,C  :  D{}", "A, B, C:D {}\n"),
    Row("names in lines", "A,\n   B,\n\nC {}", "A,\nB,\nC {}\n"),
    Row(
      "a value of several words", "A { a: rgb( 1,2 , 3 ) ; b: 1 2  3 4; c:(x); d: a  ( b; }",
      "A {\n  a: rgb(1, 2, 3);\n  b: 1 2 3 4;\n  c: (x);\n  d: a(b;\n}\n"),
    Row("a value in lines", "A {\n  a: 1\n     2;\n}", "A {\n  a: 1 2;\n}\n"),
    Row(
      "@media",
      "@media(device:ipad)and (orientation : landscape){A{b:c;}\n\n\n\n@d:#FFF;\n}",
      """
      @media (device: ipad) and (orientation: landscape) {
        A {
          b: c;
        }

      @d: #FFF;
      }

      """),
    Row("@import", "@import   \"a\"  ;\n@import b;", "@import \"a\";\n@import b;\n"),
    Row(
      "blank lines", "\n\nA {\n\n  a: b;\n\n\n  c: d;\n\n}\n\n\n\nB {}\n\n\n",
      "A {\n  a: b;\n\n  c: d;\n}\n\nB {}\n"),
    Row(
      "digits of colors, and names that look like them",
      "@a: #abc;\nA {\n  #bad: red;\n  font-color: #abcdef;\n  background-image: #deface;\n}\n",
      "@a: #ABC;\nA {\n  #bad: red;\n  font-color: #ABCDEF;\n  background-image: #deface;\n}\n"
    ) { $0.digits = .upper },
    Row("no blank lines", "A {}\n\n\nB {}\n", "A {}\nB {}\n") { $0.blankLines = 0 },
    Row("more blank lines", "A {}\n\n\n\n\nB {}\n", "A {}\n\n\nB {}\n") { $0.blankLines = 2 },
    Row("definitions", "@a: 1;\n@b:2;\n@c:@a;\n", "@a: 1;\n@b: 2;\n@c: @a;\n"),
    Row(
      "definitions that an engine reads by line", stays: "@a:red;\n@b:tintColor;\n@c   : #FFF;\n"),
    Row(
      "definitions that no engine reads by line",
      "@a:red;\n@b:\n  2;\n @c   : #FFF;@d:tintColor;\n@media (device: ipad) {@e:red;}\n",
      "@a: red;\n@b: 2;\n@c: #FFF;\n@d: tintColor;\n@media (device: ipad) {\n  @e: red;\n}\n"
    ) { $0.keepsLines = false },
    Row("tabs", "A { b: c; }", "A {\n\tb: c;\n}\n") { $0.indentation = .tab },
    Row("four spaces", "A { b: c; }", "A {\n    b: c;\n}\n") { $0.indentation = .spaces(4) },
    Row("no line end at the end", "A {}\n\n", "A {}") { $0.endsLastLine = false },
    Row(
      "digits in capitals", "A { a: #abcdef; b: 0xffAA00; c: #ab; d: #face-off; e: ace; }",
      "A {\n  a: #ABCDEF;\n  b: 0xFFAA00;\n  c: #ab;\n  d: #face-off;\n  e: ace;\n}\n"
    ) { $0.digits = .upper },
    Row("small digits", "@a: #ABCDEF;#FFF { b: #FFF; }", "  @a: #abcdef;\n#FFF {\n  b: #fff;\n}\n")
    {
      $0.digits = .lower
    },
    Row("digits of two in a line", "@a: #abc; @b: 0xabcdef;\n", "  @a: #ABC;\n  @b: 0xABCDEF;\n") {
      $0.digits = .upper
    },
    Row("digits beside a fault", "@a: #abc;\nA { b c; }\n", "@a: #ABC;\nA { b c; }\n") {
      $0.digits = .upper
    },
  ]

  static let lineEnds = [
    Row("most are kept", "A {}\r\nB {}\r\n\nC {}", "A {}\r\nB {}\r\n\r\nC {}\r\n"),
    Row("two are tied", "A {}\r\nB {}\n", "A {}\nB {}\n"),
    Row("carriage returns", "A {\r b: c;\r}\r", "A {\r  b: c;\r}\r"),
    Row("inside a comment", "/* a\n b */\nA {}\n", "/* a\r\n b */\r\nA {}\r\n") {
      $0.lineEnd = .crlf
    },
    Row("of Unicode", "A {}\u{2028}B {}\u{85}", "A {}\nB {}\n"),
  ]

  static let comments = [
    Row(
      "where they stand",
      "/* a */\n\n/* b */A { /* c */\n/* d */ e: f; /* g */ // h\n  // i\n} /* j */",
      """
      /* a */

      /* b */ A { /* c */
        /* d */ e: f; /* g */ // h
        // i
      } /* j */

      """),
    Row(
      "between words", "A { a/* b */ : /* c */d /* e */ , f /* g */; }",
      "A {\n  a/* b */: /* c */ d /* e */, f /* g */;\n}\n"),
    Row("a line comment goes on below", "A { a: b // c\n; }", "A {\n  a: b // c\n    ;\n}\n"),
    Row("in front of a brace", "A // b\n{ c: d; }", "A // b\n{\n  c: d;\n}\n"),
    Row(
      "a rule on the line of a suppression",
      stays: "A { b: c; } /* stylecheck-disable-line x -- y */\nD {\n  e: f;\n}\n"),
    Row(
      "a rule below one for the next line",
      stays: "/* stylecheck-disable-next-line x -- y */\nA { b: c; }\n"),
    Row("a rule behind one", stays: "/* stylecheck-disable-line x */ A { b: c; }\n"),
    Row(
      "a comment in between",
      stays: "/* stylecheck-disable-next-line x */\n/* ours */\nA { b: c; }\n"),
    Row("two comments", stays: "A { b: c; } /* ours */ /* stylecheck-disable-line x */\n"),
    Row("two rules", stays: "A { b: c; } D { e: f; } /* stylecheck-disable-line x */\n"),
    Row("two definitions", stays: "@a: b; @c: d; /* stylecheck-disable-line x */\n"),
    Row(
      "a whole media",
      stays: "@media (a: b) { A { b: c; } } /* stylecheck-disable-line x */\n"),
    Row(
      "a rule in a media",
      "@media (a: b) {\nA { b: c; } /* stylecheck-disable-line x */\nD { e: f; }\n}\n",
      "@media (a: b) {\nA { b: c; } /* stylecheck-disable-line x */\n  D {\n    e: f;\n  }\n}\n"
    ),
    Row(
      "one over lines", stays: "/*\n stylecheck-disable-next-line x */\nA { b: c; }\n"),
    Row(
      "lines of one part each",
      "A {\nb: c; /* stylecheck-disable-line x */\n   d:   e;\n}\n",
      "A {\n  b: c; /* stylecheck-disable-line x */\n  d: e;\n}\n"),
    Row(
      "another word", "A { b: c; } /* stylecheck-disable-lines x */\n",
      "A {\n  b: c;\n} /* stylecheck-disable-lines x */\n"),
    Row("their lines stay", "A {\n/* a\nb */\n}", "A {\n  /* a\nb */\n}\n"),
  ]

  /// An engine that reads line by line depends on the exact text of the line of a definition.
  static let definitions = [
    Row("a plain one", "@a   : b;\n@c:#FFF;\n@d:   e ;\n", "@a   : b;\n@c: #FFF;\n@d: e;\n"),
    Row("a word without a blank is read", stays: "@a:blue;\n"),
    Row("a word with a blank after the semicolon is not", "@a:blue; \n", "@a: blue;\n"),
    Row("a word after a blank is not", "@a:   blue;\n", "@a: blue;\n"),
    Row("an indented one is not read", "    @a: #FFF;\n", "  @a: #FFF;\n"),
    Row("two in a line are not read", "@a: #FFF; @b: #000;\n", "  @a: #FFF;\n  @b: #000;\n"),
    Row("one over lines is not read", stays: "@a:\n  #FFF;\n"),
    Row("a comment behind it", "@a: #FFF;/* b */\n", "@a: #FFF; /* b */\n"),
    Row("a comment in front of it", stays: "/* a */ @a: #FFF;\n"),
    Row("one in @media is read", stays: "@media (device: ipad) {\n@a: #FFF;\n  @b: #000;\n}\n"),
    Row("behind a line end of Unicode", "@a: #FFF;\u{2028}@b: #000;", "@a: #FFF;\n@b: #000;\n"),
  ]

  static let faults = [
    Row("a declaration", "A{a:b;c d;e:f;}", "A {\n  a: b;c d;e: f;\n}\n"),
    Row(
      "its neighbors", "A {\n  a:b;\n   c d;\n  e:f;\n}\nB{}",
      "A {\n  a: b;\n   c d;\n  e: f;\n}\nB {}\n"),
    Row("a block that is not closed", stays: "A {\n a:b;\n"),
    Row("a comment that is not closed", "A{}\n/* a", "A {}\n/* a"),
    Row("a parenthesis alone", "A { a: rgb(1,2; }", "A {\n  a: rgb(1, 2;\n}\n"),
  ]

  @Test(arguments: layouts + lineEnds + comments + definitions + faults)
  func sheetsAreFormatted(_ row: Row) {
    let source = SourceText(row.sheet)
    let printed = SyntaxTree(parsing: source).formatted(as: row.format)
    #expect(printed[0..<printed.bytes.count] == row.printed)
    #expect(SyntaxTree(parsing: printed).formatted(as: row.format) == printed)
  }

  @Test func onlyTheGivenLinesAreFormatted() {
    let source = SourceText("A{a:b;}\nB{\nc:d;\n      e:f;\n}\n\n\n\nC{}")
    func printed(_ lines: ClosedRange<Int>) -> String {
      let printed = SyntaxTree(parsing: source).formatted(lines: lines)
      return printed[0..<printed.bytes.count]
    }
    #expect(printed(1...1) == "A {\n  a: b;\n}\nB{\nc:d;\n      e:f;\n}\n\n\n\nC{}")
    #expect(printed(3...4) == "A{a:b;}\nB{\n  c: d;\n  e: f;\n}\n\n\n\nC{}")
    #expect(printed(9...9) == "A{a:b;}\nB{\nc:d;\n      e:f;\n}\n\n\n\nC {}\n")
    #expect(printed(4...4) == "A{a:b;}\nB{\nc:d;\n  e: f;\n}\n\n\n\nC{}")
    #expect(printed(8...9) == "A{a:b;}\nB{\nc:d;\n      e:f;\n}\n\n\nC {}\n")
    #expect(printed(20...30) == source[0..<source.bytes.count])
  }

  /// A declaration stays in the line of its suppression.
  @Test(arguments: [
    (
      "/* stylecheck-disable-next-line x -- y */\n  c: 1;\n  b: 2;\n  a: 3;",
      "/* stylecheck-disable-next-line x -- y */\n  c: 1;\n  a: 3;\n  b: 2;"
    ),
    (
      "/* stylecheck-disable-next-line x */\n  /* ours */\n  c: 1;\n  a: 3;",
      "/* stylecheck-disable-next-line x */\n  /* ours */\n  c: 1;\n  a: 3;"
    ),
    (
      "c: 1; /* stylecheck-disable-line x */\n  b: 2;\n  a: 3;",
      "c: 1; /* stylecheck-disable-line x */\n  a: 3;\n  b: 2;"
    ),
    (
      "b: 1;\n  a: 2; c: 3; /* stylecheck-disable-line x */",
      "b: 1;\n  a: 2; c: 3; /* stylecheck-disable-line x */"
    ),
  ])
  func suppressedDeclarationsStay(_ declarations: String, _ printed: String) {
    let format = SheetFormat { $0.order = PropertyOrder(["a", "b", "c"]) }
    let tree = SyntaxTree(parsing: SourceText("A {\n  \(declarations)\n}\n"))
    let result = tree.formatted(as: format)
    #expect(result[0..<result.bytes.count] == "A {\n  \(printed)\n}\n")
  }

  @Test func declarationsAreOrdered() {
    let format = SheetFormat { $0.order = PropertyOrder(["a", "b", "c"]) }
    let source = SourceText(
      """
      A {
        x: 1;
        c: 2; /* two */
        a: 3;
        c: 4;

        b: 5;
        /* a comment divides */
        a: 6;
      }

      """)
    let printed = SyntaxTree(parsing: source).formatted(as: format)
    #expect(
      printed[0..<printed.bytes.count] == """
        A {
          a: 3;
          c: 2; /* two */
          c: 4;
          x: 1;

          b: 5;
          /* a comment divides */
          a: 6;
        }

        """)
  }

  /// No declaration moves into a line comment, and only the given lines change.
  @Test(
    arguments: [
      (
        nil, "A {\n  width: 4; // x\n  font-size: 3; font-color: #fff !important;\n}\n",
        "A {\n  width: 4; // x\n  font-size: 3; font-color: #fff !important;\n}\n"
      ),
      (
        nil, "A {\n  width: 4; // x\n  font-size: 3;\n}\n",
        "A {\n  font-size: 3;\n  width: 4; // x\n}\n"
      ),
      (
        2...2, "A {height: 1;\nfont-size: 2; background-color: red; // x\nwidth: 4;}\n",
        "A {height: 1;\n  font-size: 2;\n  background-color: red; // x\nwidth: 4;}\n"
      ),
      (
        3...4, "A {}\nB{\nwidth: 2;\nfont-size: 1;\n}\n",
        "A {}\nB{\n  font-size: 1;\n  width: 2;\n}\n"
      ),
      (
        1...3, "B{width: 2;\n\n\n\nfont-size: 1;\nbackground-color: red;\n}\n", nil
      ),
    ] as [(ClosedRange<Int>?, String, String?)])
  func orderingRespectsLimits(_ lines: ClosedRange<Int>?, _ sheet: String, _ wanted: String?) {
    let names = ["background-color", "font-size", "height", "width"]
    let tree = SyntaxTree(parsing: SourceText(sheet))
    let plain = tree.formatted(lines: lines)
    let printed = tree.formatted(
      as: SheetFormat { $0.order = PropertyOrder(names) }, lines: lines)
    #expect(printed == wanted.map { SourceText($0) } ?? plain)
  }

  /// Such an import has no semicolon that ends it.
  @Test(arguments: ["@import", "A { b: c; }\n@import", "@import\nA   { b:c; }", "@import }"])
  func anImportWithoutANameIsKept(_ text: String) {
    let printed = SyntaxTree(parsing: SourceText(text)).formatted()
    #expect(SyntaxTree(parsing: printed).formatted() == printed)
    #expect(printed[0..<printed.bytes.count].contains("@import"))
  }
}
