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

  /// The contrast of two states that images distinguish does not limit the suggested color.
  @Test func exemptPairDoesNotLimitTheNearestColor() {
    let sheet = Sheet(
      parsing: SourceText(
        """
        fdlFUIRatingControlFormCell_ratingControl { on-color-accented: #5CB7FF; off-color-accented: #FF0000; }
        fdlFUIRatingControlFormCell { background-color: #FFEE00; }
        """))
    let table = ContrastTable(
      of: [sheet], in: [ThemeEnvironment()], for: .sapfiori, .decided, knowing: .all)
    let nearest = table.sections.flatMap(\.rows).compactMap { $0.nearest?.description }
    #expect(nearest == ["#2D8CD2"])
  }

  /// A color that 'check' reports on a raised surface fails here too.
  @Test(arguments: [
    ("", ["light", "light high", "dark", "dark high", "dark elevated"], Status.findings),
    ("--level base", ["light", "light high", "dark", "dark high"], .clean),
    ("--level elevated --appearance dark", ["dark elevated", "dark elevated high"], .findings),
  ])
  func raisedSurfacesAreExamined(_ options: String, _ columns: [String], _ status: Status) {
    let sheet = "fdlFUIRatingControl { on-color: #5A5A5A; off-color: #5A5A5A; }\n"
    let found = Run("contrast --target sapfiori \(options) -", input: sheet)
    let heading = found.output.split(separator: "\n").first { $0.hasPrefix(" ") } ?? ""
    let words = heading.replacing("  ", with: "\n").split(separator: "\n")
    #expect(words.map { $0.trimmingPrefix(" ") } == columns.map { $0[...] })
    #expect(found.status == status)
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
