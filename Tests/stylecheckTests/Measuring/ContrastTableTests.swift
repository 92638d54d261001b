import Foundation
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct ContrastTableTests {
  /// What to write instead passes on all that the declaration lies on, or it is not said.
  @Test(arguments: [
    // Of the two grounds, one wants a darker text and one a lighter one.
    ("background-color: white; background-color-selected: #004488;", nil),
    ("background-color: white; background-color-selected: #EEEEEE;", "#6C6C6C"),
  ])
  func theNearestColorPassesOnAllGrounds(_ grounds: String, _ nearest: String?) throws {
    let sheet = Sheet(parsing: SourceText("TableCell { \(grounds) font-color: #AAAAAA; }"))
    let table = ContrastTable(
      of: [sheet], in: [ThemeEnvironment()], for: .sapfiori, .decided, knowing: .all)
    let rows = table.sections.flatMap(\.rows)
    #expect(rows.map { $0.nearest?.description } == [nearest, nearest])
    guard let color = rows[0].nearest else { return }
    for pair in rows.compactMap({ $0.sights[0] }) {
      for ground in pair.ground.colors {
        #expect(try #require(color.contrast(against: ground)) >= 4.5)
      }
    }
  }

  /// NUI knows no appearances: what is the same in all of them is one column.
  @Test(arguments: [(Dialect.nui, ["contrast"]), (.sapfiori, ["light", "dark"])])
  func anEngineWithoutAPaletteHasOneColumn(_ dialect: Dialect, _ headings: [String]) {
    let sheet = Sheet(parsing: SourceText("Button { background-color: white; font-color: red; }"))
    let situations = ThemeEnvironment.Appearance.allCases.map { ThemeEnvironment(appearance: $0) }
    let table = ContrastTable(of: [sheet], in: situations, for: dialect, .decided, knowing: .all)
    #expect(table.headings == headings)
    #expect(table.columns.count == headings.count)
    var text = ""
    _ = table.write(in: .text) { text += $0 }
    #expect(text.contains("light") == (dialect == .sapfiori))
  }

  /// No piece is longer than what is said of a few classes, however many there are.
  @Test(arguments: [0, 1, 300]) func jsonIsWrittenInPieces(_ count: Int) throws {
    let text = (0..<count).map { "C\($0) { background-color: white; font-color: #AAAAAA; }" }
    let sheet = Sheet(parsing: SourceText(text.joined(separator: "\n")))
    let table = ContrastTable(
      of: [sheet], in: [ThemeEnvironment()], for: .nui, .decided, knowing: .all)
    var pieces: [String] = []
    let sums = table.write(in: .json) { pieces.append($0) }
    #expect(sums.rows == count)
    #expect(pieces.allSatisfy { $0.utf8.count < 2_000 })
    let json = try JSONSerialization.jsonObject(with: Data(pieces.joined().utf8))
    let object = try #require(json as? [String: Any])
    #expect((object["pairs"] as? [Any])?.count == count)
    #expect(object["failures"] as? Int == count)
  }
}
