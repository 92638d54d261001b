@testable import StyleRules
import StyleSheet
import Testing

@Suite struct BareCarriageReturnTests {
  /// Above the limit the finding has a note instead of a fix: the edits would exceed the sheet.
  @Test(arguments: [(1, 1), (10_000, 10_000), (10_001, 0)])
  func linesAreFixedUpToLimit(_ lines: Int, _ edits: Int) throws {
    let sheet = Sheet(parsing: SourceText(String(repeating: "\r", count: lines)))
    let rule = try #require(Rule(named: "bare-carriage-return"))
    let findings = sheet.findings(rules: [rule]).diagnostics
    #expect(findings.map(\.id) == ["bare-carriage-return"])
    #expect(findings.flatMap(\.fixIts).flatMap(\.edits).count == edits)
    #expect(findings.flatMap(\.notes).isEmpty == (edits > 0))
  }
}
