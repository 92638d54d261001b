import Foundation
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct ContrastTableTests {
  /// The suggested color passes on every background of the declaration, or there is none.
  @Test(arguments: [
    // One background needs a darker text, and the other a lighter one.
    ("background-color: white; background-color-selected: #004488;", nil),
    ("background-color: white; background-color-selected: #EEEEEE;", "#6C6C6C"),
  ])
  func nearestColorPassesOnAllBackgrounds(_ backgrounds: String, _ nearest: String?) throws {
    let sheet = Sheet(parsing: SourceText("TableCell { \(backgrounds) font-color: #AAAAAA; }"))
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

  /// NUI has no light and dark mode, so one column is sufficient.
  @Test(arguments: [(Dialect.nui, ["contrast"]), (.sapfiori, ["light", "dark"])])
  func engineWithoutAppearancesHasOneColumn(_ dialect: Dialect, _ headings: [String]) {
    let sheet = Sheet(parsing: SourceText("Button { background-color: white; font-color: red; }"))
    let situations = ThemeEnvironment.Appearance.allCases.map { ThemeEnvironment(appearance: $0) }
    let table = ContrastTable(of: [sheet], in: situations, for: dialect, .decided, knowing: .all)
    #expect(table.headings == headings)
    #expect(table.columns.count == headings.count)
    var text = ""
    _ = table.write(in: .text) { text += $0 }
    #expect(text.contains("light") == (dialect == .sapfiori))
  }

  /// The length of a piece does not depend on the number of classes.
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
