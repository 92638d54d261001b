import Testing

@testable import StyleRules
@testable import StyleSheet

@Suite struct FontRuleTests {
  /// The rule has them written out; this holds it to the catalog.
  @Test func thePropertiesThatTakeAFontAreThoseOfTheCatalog() {
    let rows = Catalog.all.entries.flatMap(\.properties).filter { $0.type == .fontName }
    #expect(Set(SystemFonts.propertyNames) == Set(rows.flatMap(\.spellings)))
  }
}
