import StyleEditing
import StyleSheet
import Testing

@Suite struct SearchTests {
  static let project = SheetProject.of(
    ("@brandColor: 1; BrandLabel, A:Brand { x: 1; }", []), ("@br: 1; Border {}", []))

  static let cases: [(String, [String])] = [
    ("", ["1:0 @br", "1:8 Border", "0:28 A:Brand", "0:16 BrandLabel", "0:0 @brandColor"]),
    ("br", ["1:0 @br", "0:16 BrandLabel", "0:0 @brandColor", "0:28 A:Brand", "1:8 Border"]),
    ("@br", ["1:0 @br", "0:0 @brandColor"]),
    ("BRC", ["0:0 @brandColor"]),
    ("xyz", []),
  ]

  @Test(arguments: cases)
  func finds(_ query: String, _ names: [String]) {
    let found = Self.project.names(matching: query)
    #expect(Self.project.texts(found.map(\.location)) == names)
    #expect(found.allSatisfy { $0.thing.name.contains("@") == ($0.thing.kind == .variable) })
  }

  @Test func theNumberOfNamesIsLimited() {
    let sheet = (0..<600).map { "@a\($0): 1;" }.joined()
    #expect(SheetProject.of((sheet, [])).names(matching: "a").count == SheetProject.mostFound)
  }
}
