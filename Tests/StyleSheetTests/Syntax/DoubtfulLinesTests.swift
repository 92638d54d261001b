import Testing

@testable import StyleRules
@testable import StyleSheet

/// In a statement that the parser does not understand, no fix is safe.
@Suite struct DoubtfulLinesTests {
  /// Sheets, and the lines of the statements with a fault that has no safe fix.
  @Test(
    arguments: [
      ("A { b: c; }\nD {\n e: +\n  f\n  g;\n h: i;\n}\n", [3, 4, 5]),
      // The block of a head that is not understood.
      ("A \"x\" {\n b: c;\n}\nD { e: f; }\n", [1, 2, 3]),
      ("A {\n B {\n  c: d;\n }\n e: f;\n}\n", [2, 3, 4]),
      ("A \"x\" {\n b: c;\n", [1, 2, 3]),
      ("A { b c }\nD { e: f; }\n", [1]),
      ("A { b: c }\n", []), ("", []),
    ])
  func faultCoversItsStatement(_ text: String, _ numbers: [Int]) {
    let source = SourceText(text)
    let unclear = SyntaxTree(parsing: source).diagnostics
      .filter { !$0.fixIts.contains { $0.safety == .safe } }
    let lines = DoubtfulLines(around: unclear, in: source)
    let table = LineTable(of: source)
    let touched = (0...source.bytes.count).filter { lines.touch($0..<$0) }.map(table.line)
    #expect(Set(touched) == Set(numbers))
  }
}
