import Testing

@testable import StyleSheet

@Suite struct SourceExcerptTests {
  private func excerpt(
    _ text: String, _ finding: Diagnostic, _ style: SourceExcerpt.Style = .plain
  ) -> String {
    SourceExcerpt(of: SourceText(text, name: "a.nss"), style: style).text(of: finding)
  }

  private func error(_ range: Range<Int>, _ message: String = "m") -> Diagnostic {
    Diagnostic(.error, "x", at: range, message)
  }

  @Test func aFindingWithNotesAndAFix() {
    let text = "A {\n  b: c\n  d: e;\n}\n"
    let finding = error(10..<10, "expected ';'").with {
      $0.note("gives up here", at: 14..<15)
        .fixIt("insert ';'", as: .safe, .insert(";", at: 10)).fixIt("despair", as: .safe)
    }
    #expect(
      excerpt(text, finding) == """
        a.nss:2:7: error[x]: expected ';'
           2 |   b: c
             |       ^ fix: insert ';'
        a.nss:3:4: note: gives up here
           3 |   d: e;
             |    ^

        """)
  }

  @Test func unsafeFixIsLabeled() {
    let finding = error(2..<3).with { $0.fixIt("mend", as: .unsafe, .insert(";", at: 3)) }
    #expect(finding.fixIts.map(\.safety) == [.unsafe])
    #expect(
      excerpt("a b", finding) == "a.nss:1:3: error[x]: m\n   1 | a b\n     |   ^ unsafe fix: mend\n"
    )
  }

  @Test func theHeadlineIsTheFirstLine() {
    let excerpt = SourceExcerpt(of: SourceText("字b", name: "x"))
    #expect(excerpt.headline(of: error(3..<4)) == "x:1:2: error[x]: m")
  }

  @Test func tabsAndWideCharacters() {
    #expect(
      excerpt("\t字 b", error(5..<6)) == "a.nss:1:4: error[x]: m\n   1 | \t字 b\n     | \t   ^\n")
  }

  @Test func aRangeOverLinesShowsItsFirstAndLastLine() {
    let text = "ab\ncd\n  ef\n"
    #expect(
      excerpt(text, error(1..<5)) == """
        a.nss:1:2: error[x]: m
           1 | ab
             |  ^
           2 | cd
             | ^^

        """)
    #expect(
      excerpt(text, error(1..<10).with { $0.fixIt("mend", as: .safe) }) == """
        a.nss:1:2: error[x]: m
           1 | ab
             |  ^
           … |
           3 |   ef
             | ^^^^ fix: mend

        """)
  }

  @Test func theMarginIsAsWideAsTheLastNumber() {
    let text = String(repeating: "a\n", count: 123_456)
    #expect(
      excerpt(text, error(0..<246_911)) == """
        a.nss:1:1: error[x]: m
             1 | a
               | ^
             … |
        123456 | a
               | ^

        """)
  }

  @Test func aLongLineIsCutToAWindow() {
    let text = String(repeating: "0123456789", count: 100)
    let shown = "…" + String(repeating: "0123456789", count: 15) + "…"
    #expect(
      excerpt(text, error(500..<502)) == """
        a.nss:1:501: error[x]: m
           1 | \(shown)
             | \(String(repeating: " ", count: 51))^^

        """)
  }

  /// A window must not cut a character in two.
  @Test func aWindowOverWideCharacters() {
    let text = String(repeating: "字", count: 400)
    let lines = excerpt(text, error(600..<603)).split(separator: "\n")
    #expect(lines[0] == "a.nss:1:201: error[x]: m")
    #expect(!lines[1].contains("\u{FFFD}"))
    #expect(lines[1].hasPrefix("   1 | …字") && lines[1].hasSuffix("字…"))
    let before = lines[2].prefix { $0 != "^" }.count - 8
    #expect(before % 2 == 0 && lines[2].hasSuffix("^^"))
  }

  /// A sheet must not be able to send commands to the terminal.
  @Test func controlCharactersAreReplaced() {
    let text = "a\u{1B}[2J\u{0}\u{7F}\u{202E}\u{9B}b"
    let output = excerpt(text, error(0..<1, "'\u{1B}[31m\n'"))
    #expect(
      output == """
        a.nss:1:1: error[x]: '␛[31m␊'
           1 | a␛[2J␀␡\u{FFFD}\u{FFFD}b
             | ^

        """)
  }

  @Test func colors() {
    let finding = error(0..<1).with { $0.note("n", at: 0..<0) }
    #expect(
      excerpt("a", finding, .colored).replacing("\u{1B}", with: "\\") == """
        \\[1ma.nss:1:1:\\[0m \\[1;31merror[x]\\[0m: m
        \\[2m   1 |\\[0m a
        \\[2m     |\\[0m \\[1;32m^\\[0m
        \\[1ma.nss:1:1:\\[0m \\[1;34mnote\\[0m: n
        \\[2m   1 |\\[0m a
        \\[2m     |\\[0m \\[1;32m^\\[0m

        """)
  }

  @Test func aNoteAtTheSameRangeHasNoExcerpt() {
    #expect(
      excerpt("a", error(0..<1).with { $0.note("n", at: 0..<1) }) == """
        a.nss:1:1: error[x]: m
           1 | a
             | ^
        a.nss:1:1: note: n

        """)
  }
}

@Suite struct CaretLineTests {
  @Test(arguments: [
    ("abc", 0..<3, "^^^"), ("abc", 1..<1, " ^"), ("abc", 3..<3, "   ^"), ("abc", 2..<99, "  ^"),
    ("\ta", 1..<2, "\t^"), ("字a", 3..<4, "  ^"), ("字", 0..<3, "^^"), ("e\u{301}x", 3..<4, " ^"),
    ("\u{FEFF}a", 3..<4, "^"), ("👩‍👩‍👧x", 18..<19, "  ^"), ("a\tb", 0..<3, "^^^"),
  ])
  func caretsAreUnderTheRange(_ text: String, _ range: Range<Int>, _ carets: String) {
    let source = SourceText(text)
    #expect(CaretLine(under: range, of: 0..<source.bytes.count, in: source).text == carets)
  }
}

@Suite struct DiagnosticTests {
  @Test func orderIsByPositionThenSeverity() {
    let all = [
      Diagnostic(.warning, "b", at: 4..<5, "m"), Diagnostic(.error, "c", at: 4..<5, "m"),
      Diagnostic(.warning, "a", at: 4..<5, "m"), Diagnostic(.information, "z", at: 0..<9, "m"),
    ]
    #expect(all.inSourceOrder().map(\.id) == ["z", "c", "a", "b"])
    #expect(Diagnostic.Severity.allCases.sorted() == [.information, .warning, .error])
  }
}
