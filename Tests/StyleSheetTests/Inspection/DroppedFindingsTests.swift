@testable import StyleRules
import Mutations
import StyleSheet
import Testing

/// Findings that are only counted keep their severity.
@Suite struct DroppedFindingsTests {
  private static func sheet(of count: Int, _ line: (Int) -> String) -> Sheet {
    let lines = (0..<count).map(line)
    return Sheet(parsing: SourceText(lines.joined(separator: "\n") + "\n"))
  }

  @Test func warningsStayWarnings() {
    let found = Self.sheet(of: 505) { "@v\($0): #0064D9;" }.findings(
      for: [.sapfiori], rules: Rule.usual, importing: ImportFacts(), keeping: 500)
    #expect(!found.contains(atLeast: .error))
    #expect(found.dropped.count == 5)
    #expect(found.dropped.count(atLeast: .warning) == 5)
    #expect(found.dropped.count(atLeast: .error) == 0)
    #expect(found.dropped.kinds.map(\.kind) == [.init("unused-variable", .warning)])
  }

  @Test(.enabled(if: Trials.areMany)) func faultsOfOtherEnginesAreNotCounted() {
    let sheet = Self.sheet(of: SyntaxTree.problemLimit + 5) { _ in "@: red;" }
    #expect(sheet.findings(for: .nui).dropped.count(atLeast: .error) == 0)
    #expect(sheet.findings(for: .sapfiori).dropped.count(atLeast: .error) > 0)
  }

  @Test func fixesForSomeEnginesAreUnsafe() {
    let sheet = Sheet(parsing: SourceText("Label { font-color: a//b; }\n"))
    let fixes = sheet.findings(for: Dialect.all).diagnostics
      .filter { $0.targets.count < Dialect.all.count }.flatMap(\.fixIts)
    #expect(!fixes.isEmpty)
    #expect(fixes.allSatisfy { $0.safety == .unsafe })
  }
}
