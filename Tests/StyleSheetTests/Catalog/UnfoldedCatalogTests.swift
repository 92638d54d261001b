import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

/// The unfolded catalog returns the same results as the tables.
@Suite struct UnfoldedCatalogTests {
  private static let app = Catalog.all.adding(
    [
      ClassDescription(
        "OrderTotal", inheriting: "Label",
        [.init("glow-radius", .number), .init("glow-color", .color)].compactMap(\.self)),
      ClassDescription("Button", [.init("glow-radius", .number)].compactMap(\.self)),
    ].compactMap(\.self))

  @Test(arguments: [Catalog.all, app])
  func resultsAreThoseOfTheTables(_ catalog: Catalog) {
    let unfolded = catalog.unfolded
    #expect(unfolded.entries == catalog.entries)
    for name in Set(catalog.entries.map(\.className)) {
      #expect(unfolded.entry(for: name) == catalog.entry(for: name))
      #expect(unfolded.hasProperties(name) == catalog.hasProperties(name))
      #expect(unfolded.pairings(of: name).count == catalog.pairings(of: name).count)
      for spelling in catalog.rows(at: name).flatMap(\.spellings) {
        #expect(unfolded.property(spelling, at: name) == catalog.property(spelling, at: name))
      }
    }
  }

  /// Names of the vocabulary have the same number in every catalog.
  @Test func namesKeepTheirNumbers() {
    let known = Vocabulary.shared.names
    for number in known.indices {
      #expect(Self.app.index.names.find(known.text(of: number)) == number)
    }
  }

  @Test(arguments: Trials.some(Examples.all, oneOf: 12))
  func findingsAreThoseOfTheTables(_ source: SourceText) {
    let sheet = Sheet(parsing: source)
    for catalog in [Catalog.all, Self.app] {
      #expect(
        sheet.findings(for: Dialect.all, rules: Rule.all, knowing: catalog.unfolded)
          == sheet.findings(for: Dialect.all, rules: Rule.all, knowing: catalog))
    }
  }
}
