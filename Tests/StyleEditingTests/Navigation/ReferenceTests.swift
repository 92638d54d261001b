import StyleEditing
import StyleSheet
import Testing

@Suite struct ReferenceTests {
  /// The first of three sheets, which has a mark.
  ///
  /// The second one is imported, and the third is unrelated.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let definitions: [String]
    let references: [String]

    init(_ description: String, _ sheet: String, _ definitions: [String], uses: [String]) {
      testDescription = description
      self.sheet = sheet
      self.definitions = definitions
      references = uses
    }
  }

  static let imported = "@a: 1; @b: @a; A { x: @a; } @tintColor_darkBackground: 2;"
  static let unrelated = "@a: 3; A:B, C { x: @a; }"

  static let cases = [
    Case(
      "a use of a variable", "D { x: @│a; }", ["1:0 @a"], uses: ["0:7 @a", "1:11 @a", "1:22 @a"]),
    Case(
      "a variable with two definitions",
      "@│a: 1; @media (device: ipad) { @a: 2; } D { x: 1 @a; }", ["0:0 @a", "0:31 @a", "1:0 @a"],
      uses: ["0:49 @a", "1:11 @a", "1:22 @a"]),
    Case(
      "a class in a path", "A│:B {} B {}", ["0:0 A", "1:15 A", "2:7 A"],
      uses: ["0:0 A", "1:15 A", "2:7 A"]),
    Case(
      "another class", "A:│B {} B {}", ["0:2 B", "0:7 B", "2:9 B"],
      uses: ["0:2 B", "0:7 B", "2:9 B"]),
    Case(
      "an overridden palette name", "D { x: tint│Color; }", ["1:28 @tintColor_darkBackground"],
      uses: []),
    Case("an import", "@import \"│b\";", ["1:0 "], uses: []),
    Case("a property", "D { │x: 1; }", [], uses: []),
    Case("a variable without a definition", "D { x: @│z; }", [], uses: ["0:7 @z"]),
    Case("a broken sheet", "D { x: @a│", ["1:0 @a"], uses: ["0:7 @a", "1:11 @a", "1:22 @a"]),
    Case("nothing", "D {│ }", [], uses: []),
  ]

  @Test(arguments: cases)
  func references(_ c: Case) throws {
    let (sheet, offset) = try #require(
      EditedSheet.marked(c.sheet, among: (Self.imported, []), (Self.unrelated, []), imports: [1]))
    #expect(sheet.project.texts(sheet.definitions(at: offset)) == c.definitions)
    let uses = sheet.references(at: offset, includingDefinitions: false)
    #expect(sheet.project.texts(uses) == c.references)
    let all = sheet.references(at: offset, includingDefinitions: true)
    #expect(Set(all).isSuperset(of: uses))
  }

  @Test func highlightsAreInTheSheet() throws {
    let (sheet, offset) = try #require(
      EditedSheet.marked("@│a: 1; D { x: @a; }", among: (Self.imported, []), imports: [1]))
    let found = sheet.highlights(at: offset)
    #expect(found.map(\.kind) == [.definition, .use])
    #expect(sheet.project.texts(found.map(\.location)) == ["0:0 @a", "0:14 @a"])
  }
}
