import Foundation
import StyleSheet
import Testing

@testable import stylecheck

/// `Documentation/Present.md` is what others write renderers by.
@Suite struct PresentDocumentationTests {
  private static let path = "Documentation/Present.md"

  /// The page as text between fences, every second piece of which is a block.
  private static func pieces() throws -> [String] {
    try Package.text(of: path).components(separatedBy: "```")
  }

  private static func block(_ piece: String) -> String {
    String(piece.drop { $0 != "\n" }.dropFirst())
  }

  @Test func theExampleOfThePageIsTrue() throws {
    var pieces = try Self.pieces()
    try #require(pieces.count == 7)
    let cell = SourceText(Self.block(pieces[1]), name: "cell.json")
    let sheet = Sheet(parsing: SourceText(Self.block(pieces[3]), name: "theme.nss"))
    let result = CellPresenter.present(cell, under: [sheet])
    #expect(result.problems.isEmpty)
    pieces[5] = "json\n\(try #require(result.text))"
    try Golden.expect(pieces.joined(separator: "```"), at: Self.path)
  }

  @Test func everyKeyThatIsReadStandsOnThePage() throws {
    let page = try Package.text(of: Self.path)
    // Asked for each of these, a description with one unknown key has them all suggested.
    let objects = ["environment", "strings", "bounds", "tints"]
    let words = page.matches(of: /`([a-zA-Z]+)`/).map { String($0.1) }
    let documented = Set(words).union(["lower", "upper", "from", "to", "color"])
    for name in ["keyName", "subtitle"] + objects { #expect(documented.contains(name)) }
    for name in Set(words) {
      // A key with a wrong value is known; one that is not is said not to be there.
      let text = #"{"component": "rating", "\#(name)": [[]]}"#
      let known = !CellPresenter.present(SourceText(text), under: []).problems.contains {
        $0.id == "unknown-key"
      }
      let row = page.contains("| `\(name)` |")
      if known && name != "component" { #expect(row, "\(name) is read and has no row") }
    }
  }
}
