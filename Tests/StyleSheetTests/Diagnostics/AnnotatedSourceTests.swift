import Testing

@testable import StyleSheet

@Suite struct AnnotatedSourceTests {
  /// A text, its findings, and the text annotated with them.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let findings: [Diagnostic]
    let drawing: String

    init(_ description: String, _ text: String, _ findings: [Diagnostic], _ drawing: String) {
      testDescription = description
      self.text = text
      self.findings = findings
      self.drawing = drawing
    }
  }

  private static func error(_ range: Range<Int>, _ message: String = "m") -> Diagnostic {
    Diagnostic(.error, "x", at: range, message)
  }

  static let cases = [
    Case("nothing to draw", "a\nb\n", [], "a\nb\n"),
    Case("nothing at all", "", [], ""),
    Case("carets under a range", "a bc d", [error(2..<4)], "a bc d\n  ^^ error[x]: m"),
    Case("one caret for no length", "a;", [error(1..<1)], "a;\n ^ error[x]: m"),
    Case("at the end of a text", "a\n", [error(2..<2)], "a\n\n^ error[x]: m"),
    Case("in an empty text", "", [error(0..<0)], "\n^ error[x]: m"),
    Case("tabs stay tabs", "\ta\tb", [error(3..<4)], "\ta\tb\n\t \t^ error[x]: m"),
    Case("wide characters", "字👍é b", [error(3..<7)], "字👍é b\n  ^^ error[x]: m"),
    Case("behind a combining mark", "e\u{301}b", [error(3..<4)], "e\u{301}b\n ^ error[x]: m"),
    Case(
      "two on one line, in order", "a b", [error(2..<3, "second"), error(0..<1, "first")],
      "a b\n^ error[x]: first\n  ^ error[x]: second"),
    Case(
      "a range over lines", "ab\ncd\nef\n", [error(1..<7)],
      "ab\n ^\ncd\nef\n^ error[x]: m\n"),
    Case(
      "to the end of a line and no further", "ab\ncd", [error(1..<3)], "ab\n ^ error[x]: m\ncd"),
    Case(
      "notes", "ab\ncd", [error(0..<1).with { $0.note("n", at: 3..<5) }],
      "ab\n^ error[x]: m\ncd\n~~ note: n"),
    Case("CRLF", "ab\r\ncd\r\n", [error(1..<2)], "ab\n ^ error[x]: m\r\ncd\r\n"),
    Case(
      "CR", "ab\rcd\r", [error(1..<2), error(3..<4)], "ab\n ^ error[x]: m\rcd\n^ error[x]: m\r"),
    Case(
      "other severities", "ab",
      [Diagnostic(.warning, "w", at: 0..<1, "m"), Diagnostic(.information, "i", at: 1..<2, "m")],
      "ab\n^ warning[w]: m\n ^ remark[i]: m"),
  ]

  @Test(arguments: cases)
  func findingsAreDrawn(_ c: Case) {
    #expect(SourceText(c.text).annotated(with: c.findings) == c.drawing)
  }

  @Test(arguments: cases)
  func annotationsAreRemovedWhenRead(_ c: Case) {
    #expect(SourceText(annotated: c.drawing) == SourceText(c.text))
  }

  /// An editor that saves with CRLF also changes the line ends of annotations.
  @Test func annotationsWithCRLFAreRemoved() {
    let drawing = "ab\r\n ^ error[x]: m\r\ncd\r\n~~ note: n\r\n"
    #expect(SourceText(annotated: drawing) == SourceText("ab\r\ncd\r\n"))
  }

  @Test(arguments: ["^", "^ b", "~x", "a ^ error[x]: m", "^^ errors[x]", "", "\n\n"])
  func onlyAnnotationsAreRemoved(_ line: String) {
    let text = "a\n" + line
    let kept = line == "^" ? "a" : text
    #expect(SourceText(annotated: text) == SourceText(kept))
  }

  @Test(arguments: Examples.all.map(\.name))
  func examplesRoundTrip(_ name: String) throws {
    let source = try #require(Examples.all.first { $0.name == name })
    let drawing = source.annotated(with: SyntaxTree(parsing: source).diagnostics)
    #expect(SourceText(annotated: drawing, name: name) == source)
  }
}
