import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

/// Limits the memory of a sheet; the tool promises at most 24 bytes for each byte of a sheet.
struct MemoryUseTests {
  /// Arrays that grow with a sheet have little spare capacity.
  @Test(arguments: [
    String(repeating: "A{x:1;}", count: Trials.count(5_000, of: 20_000)),
    "A { x: " + String(repeating: "(", count: Trials.count(25_000, of: 100_000)),
    String(repeating: "@a;", count: Trials.count(8_000, of: 30_000)),
    "A{" + String(repeating: "a;", count: Trials.count(12_000, of: 50_000)),
  ])
  func aDenseSheetHasLittleSpareCapacity(_ text: String) {
    let sheet = Sheet(parsing: SourceText(text))
    let count = sheet.tree.elements.count
    #expect(sheet.tree.elements.capacity < count + count / 8 + 1_000)
    #expect(sheet.components.capacity < max(sheet.components.count, count / 12) * 9 / 8 + 1_000)
    #expect(sheet.tree.tokens.map { sheet.source[$0.range] }.joined() == text)
  }

  /// A sheet can have one setting on each line.
  @Test func aSettingIsEightBytes() {
    #expect(MemoryLayout<Rivalries.Setting>.stride == 8)
  }

  /// The rows of a rule end where those of the next rule begin, also of empty rules.
  @Test func rulesHaveTheirOwnRows() {
    let sheet = Sheet(
      parsing: SourceText("A,B{x:1;y:2;} C{} {z:1;} @media (a: b) { D{v:1;} } E:F{w:1;}"))
    let rules = sheet.ruleRows.map { rule in
      sheet.selectorRows(of: rule).map { sheet.text(of: $0.name) }.joined(separator: ",") + " "
        + sheet.declarationRows(of: rule).map { sheet.text(of: $0.name) }.joined(separator: ",")
    }
    #expect(rules == ["A,B x,y", "C ", " z", "D v", "E:F w"])
    #expect(sheet.ruleRows.map { $0.media == NameTable.none } == [true, true, true, false, true])
  }

  @Test func rivalriesAreGroupedInSourceOrder() {
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

  @Test func missingImportsBeyondTheLimitAreCounted() {
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
