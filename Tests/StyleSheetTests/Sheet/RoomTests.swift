import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

/// No sheet takes more memory than it needs: 24 bytes for each of its own are promised of the tool.
struct RoomTests {
  /// Nothing that grew with a sheet keeps room for another of its size, and nothing was copied with
  /// twice as much beside it.
  @Test(arguments: [
    String(repeating: "A{x:1;}", count: Trials.count(5_000, of: 20_000)),
    "A { x: " + String(repeating: "(", count: Trials.count(25_000, of: 100_000)),
    String(repeating: "@a;", count: Trials.count(8_000, of: 30_000)),
    "A{" + String(repeating: "a;", count: Trials.count(12_000, of: 50_000)),
  ])
  func aDenseSheetHasNoRoomToSpare(_ text: String) {
    let sheet = Sheet(parsing: SourceText(text))
    let count = sheet.tree.elements.count
    #expect(sheet.tree.elements.capacity < count + count / 8 + 1_000)
    #expect(sheet.components.capacity < max(sheet.components.count, count / 12) * 9 / 8 + 1_000)
    #expect(sheet.tree.root.tokens.map { sheet.source[$0.range] }.joined() == text)
  }

  /// One in each line of a sheet is possible, so they are small.
  @Test func whatRivalsIsEightBytes() {
    #expect(MemoryLayout<Rivalries.Setting>.stride == 8)
  }

  /// What belongs to a rule ends where that of the next one begins, also of rules that have nothing, and
  /// in an `@media`.
  @Test func rulesKnowWhatIsTheirs() {
    let sheet = Sheet(
      parsing: SourceText("A,B{x:1;y:2;} C{} {z:1;} @media (a: b) { D{v:1;} } E:F{w:1;}"))
    let rules = sheet.ruleRows.map { rule in
      sheet.selectorRows(of: rule).map { sheet.text(of: $0.name) }.joined(separator: ",") + " "
        + sheet.declarationRows(of: rule).map { sheet.text(of: $0.name) }.joined(separator: ",")
    }
    #expect(rules == ["A,B x,y", "C ", " z", "D v", "E:F w"])
    #expect(sheet.ruleRows.map { $0.media == NameTable.none } == [true, true, true, false, true])
  }

  @Test func rivalriesAreGroupedInTheOrderOfTheText() {
    let triples: [(UInt32, NameTable.ID, NameTable.ID)] = [
      (0, 7, 1), (1, 7, 2), (2, 8, 1), (3, 7, 1), (4, 8, 1), (5, 7, 1), (6, 9, 2),
    ]
    let rivalries = Rivalries { body in
      for (number, name, property) in triples {
        body(Rivalries.Setting(declaration: number, rule: 0), name, property)
      }
    }
    #expect(rivalries.map { $0.map(\.declaration) } == [[0, 3, 5], [2, 4]])
    #expect(Rivalries { _ in }.isEmpty && Rivalries().isEmpty)
  }

  /// Beyond the limit, imports that lead nowhere are counted, each sheet's apart.
  @Test func importsWithoutASheetAreCountedBeyondALimit() {
    let limit = LoadOrder.problemLimit
    let sheet = Sheet(
      parsing: SourceText(String(repeating: "@import a;\n", count: limit + 500), name: "all.nss"))
    let order = LoadOrder(of: sheet, at: "all.nss") { _, _ in
      .failure(.missing("not there"))
    } read: { _ in
      .failure(.missing("not there"))
    }
    var dropped = DroppedFindings()
    dropped.add(500, DroppedFindings.Kind("missing-import", .error))
    #expect(order.problems().count == limit)
    #expect(order.droppedProblems() == dropped)
  }
}
