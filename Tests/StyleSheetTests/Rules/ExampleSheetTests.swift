@testable import StyleRules
import StyleSheet
import Testing

/// The sheets in `Examples`, which users check first.
@Suite struct ExampleSheetTests {
  @Test func stylesHaveNoWarnings() {
    #expect(!Examples.styles.isEmpty)
    for sheet in Examples.styles {
      let found = Sheet(parsing: sheet).findings().diagnostics.filter { $0.severity >= .warning }
      #expect(found.isEmpty, "\(sheet.name)\n\(sheet.annotated(with: found))")
    }
  }

  @Test func faultySheetsHaveWarnings() {
    #expect(!Examples.faulty.isEmpty)
    for sheet in Examples.faulty {
      #expect(Sheet(parsing: sheet).findings().contains(atLeast: .warning), "\(sheet.name)")
    }
  }
}
