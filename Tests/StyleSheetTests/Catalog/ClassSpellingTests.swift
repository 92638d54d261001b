import Testing

@testable import StyleSheet

@Suite struct ClassSpellingTests {
  /// Checks a small and a large number of classes.
  @Test(arguments: [1, 3000])
  func classLookupIgnoresCase(_ count: Int) throws {
    let classes = try (1...count).map { try #require(ClassDescription("Row\($0)", [])) }
    let spelling = Catalog.all.adding(classes).classes(for: .nui)
    #expect(spelling.recased("ROW1") == "Row1")
    #expect(spelling.recased("Row1") == nil)
    #expect(spelling.recased("button") == "Button")
    #expect(spelling.recased("Row0") == nil)
  }
}
