@testable import StyleRules
import StyleSheet
import Testing

/// A rule reports each input that an engine loses, misreads or crashes on without a message, at its
/// place and only for the engines that fail.
@Suite struct SilentFailureTests {
  static let rows =
    SilentFailure.numbered + SilentFailure.errors + SilentFailure.warnings + SilentFailure.remarks

  @Test(arguments: rows)
  func silentFailureIsReported(_ row: SilentFailure) {
    let source = SourceText(annotated: row.drawing)
    let found = Sheet(parsing: source).findings(for: row.dialect).diagnostics
    let reported = found.filter { $0.id == row.id }
    #expect(source.annotated(with: reported) == row.drawing)
    #expect(!reported.isEmpty)
  }

  /// The rule has the finding only for its targets, one engine at a time and for all together.
  @Test(arguments: rows)
  func otherEnginesHaveNoFinding(_ row: SilentFailure) {
    let sheet = Sheet(parsing: SourceText(annotated: row.drawing))
    let names = row.targets.map(\.name).sorted()
    let alone = Dialect.all.compactMap { dialect in
      sheet.findings(for: dialect).diagnostics.filter { $0.id == row.id }.map(\.severity).max()
        .map { (name: dialect.name, severity: $0) }
    }
    #expect(alone.map(\.name).sorted() == names)

    let together = sheet.findings(for: Dialect.all).diagnostics.filter { $0.id == row.id }
    let targets = Set(together.flatMap(\.targets))
    #expect(targets.isSubset(of: names))
    // An engine with a lower severity is at most named in a note.
    let gravest = alone.map(\.severity).max()
    #expect(targets.isSuperset(of: alone.filter { $0.severity == gravest }.map(\.name)))
    let places = sheet.findings(for: row.dialect).diagnostics.filter { $0.id == row.id }.map(
      \.range)
    #expect(Set(places).isSubset(of: together.map(\.range)))
  }

  @Test func everyNumberHasARow() {
    let numbers = Set(SilentFailure.numbered.map(\.number))
    #expect(numbers == Set((1...24).map(String.init) + ["19b"]))
  }
}
