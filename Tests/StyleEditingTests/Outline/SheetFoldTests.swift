import StyleEditing
import StyleSheet
import Testing

@Suite struct SheetFoldTests {
  /// A sheet, and its folds: kind, first and last line.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let folds: [String]

    init(_ description: String, _ sheet: String, _ folds: [String]) {
      testDescription = description
      self.sheet = sheet
      self.folds = folds
    }
  }

  static let cases = [
    Case("a rule keeps the line of its brace", "A {\n  b: 1;\n  c: 2;\n}", ["block 1-3"]),
    Case("a rule on one line", "A { b: 1; }", []),
    Case("a rule without a brace", "A {\n  b: 1;\n\n", ["block 1-2"]),
    Case(
      "a rule in a media", "@media (device: ipad) {\n  A {\n    b: 1;\n  }\n}",
      ["block 1-4", "block 2-3"]),
    Case("a comment", "/* a\n b */\nA { b: 1; }", ["comment 1-2"]),
    Case("line comments", "// a\n// b\n\n// c\nA { b: 1; }", ["comment 1-2"]),
    Case("imports", "@import \"a\";\n@import \"b\";\n", ["imports 1-2"]),
    Case(
      "definitions up to an empty line", "@a: 1;\n@b: 2; // b\n@c: 3;\n\n@d: 4;\n",
      ["definitions 1-3"]),
    Case("definitions with an empty line of CRLF", "@a: 1;\r\n\r\n@b: 2;\r\n", []),
    Case("definitions before and behind a rule", "@a: 1;\nA { b: 1; }\n@b: 2;\n", []),
    Case("one definition of two lines", "@a:\n  1;\n", []),
    Case("an open comment", "A {}\n/* a\nb", ["comment 2-3"]),
  ]

  @Test(arguments: cases)
  func folds(_ c: Case) {
    let source = SourceText(c.sheet)
    let lines = LineTable(of: source)
    let folds = EditedSheet(alone: Sheet(parsing: source)).folds.map {
      "\($0.kind) \(lines.line(at: $0.range.lowerBound))-\(lines.line(at: $0.range.upperBound))"
    }
    #expect(folds == c.folds)
  }
}
