@testable import StyleRules
import StyleSheet
import Testing

/// Whatever an engine loses, misreads or crashes on without a word has a rule that says so: at its
/// place, with what the engine makes of it, and of no engine that does nothing of the kind.
@Suite struct SilentFailureTests {
  static let rows =
    SilentFailure.numbered + SilentFailure.errors + SilentFailure.warnings + SilentFailure.remarks

  @Test(arguments: rows)
  func silenceIsBroken(_ row: SilentFailure) {
    let source = SourceText(annotated: row.drawing)
    let found = Sheet(parsing: source).findings(for: row.dialect).diagnostics
    let said = found.filter { $0.id == row.id }
    #expect(source.annotated(with: said) == row.drawing)
    #expect(!said.isEmpty)
  }

  /// Alone or in company, a rule speaks of the engines that it is about.
  @Test(arguments: rows)
  func othersAreNotSpokenOf(_ row: SilentFailure) {
    let sheet = Sheet(parsing: SourceText(annotated: row.drawing))
    let names = row.speakers.map(\.name).sorted()
    let alone = Dialect.all.compactMap { dialect in
      sheet.findings(for: dialect).diagnostics.filter { $0.id == row.id }.map(\.severity).max()
        .map { (name: dialect.name, severity: $0) }
    }
    #expect(alone.map(\.name).sorted() == names)

    let together = sheet.findings(for: Dialect.all).diagnostics.filter { $0.id == row.id }
    let targets = Set(together.flatMap(\.targets))
    #expect(targets.isSubset(of: names))
    // Who makes less of it is named by a note, if at all.
    let gravest = alone.map(\.severity).max()
    #expect(targets.isSuperset(of: alone.filter { $0.severity == gravest }.map(\.name)))
    let places = sheet.findings(for: row.dialect).diagnostics.filter { $0.id == row.id }.map(
      \.range)
    #expect(Set(places).isSubset(of: together.map(\.range)))
  }

  @Test func noneIsLeftOut() {
    let numbers = Set(SilentFailure.numbered.map(\.number))
    #expect(numbers == Set((1...24).map(String.init) + ["19b"]))
  }
}
