import Testing

@testable import StyleRules
@testable import StyleSheet

@Suite struct FontRuleTests {
  /// The rule has its own list of these properties.
  @Test func fontPropertiesMatchCatalog() {
    let rows = Catalog.all.entries.flatMap(\.properties).filter { $0.type == .fontName }
    #expect(Set(SystemFonts.propertyNames) == Set(rows.flatMap(\.spellings)))
  }
}
