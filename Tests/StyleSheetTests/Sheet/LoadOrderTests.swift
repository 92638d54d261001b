import StyleSheet
import Testing

@Suite struct LoadOrderTests {
  /// Sheets by name, and the load order and the problems of the first one.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheets: [(name: String, text: String)]
    let order: [String]
    let problems: [String]

    init(
      _ description: String, _ sheets: KeyValuePairs<String, String>, loads order: [String],
      but problems: String...
    ) {
      testDescription = description
      self.sheets = sheets.map { (name: $0.key, text: $0.value) }
      self.order = order
      self.problems = problems
    }
  }

  static let cases = [
    Case("no import", ["a": "A { b: c; }"], loads: ["a"]),
    Case(
      "imported sheets come first, at any position of the import",
      ["a": "A { b: c; } @import b; @import \"c\";", "b": "", "c": "@import d;", "d": ""],
      loads: ["b", "d", "c", "a"]),
    Case(
      "a diamond is loaded once, where it is met first",
      ["a": "@import b; @import c;", "b": "@import d;", "c": "@import d;", "d": ""],
      loads: ["d", "b", "c", "a"],
      but: "c@0: repeated-import 'd' is loaded already, and is not loaded again"),
    Case(
      "a sheet imported twice by the same sheet", ["a": "@import b; @import b;", "b": ""],
      loads: ["b", "a"], but: "a@11: repeated-import 'b' is loaded already, and is not loaded again"
    ),
    Case(
      "a sheet that imports itself", ["a": "@import a;"], loads: ["a"],
      but: "a@0: import-cycle 'a' leads back to itself: 'a -> a'"),
    Case(
      "a cycle, reported where it begins",
      ["a": "@import x; @import b;", "b": "@import c;", "c": "@import b; @import a;", "x": ""],
      loads: ["x", "c", "b", "a"],
      but: "b@0: import-cycle 'b' leads back to itself: 'b -> c -> b'",
      "a@11: import-cycle 'a' leads back to itself: 'a -> b -> c -> a'"),
    Case(
      "a sheet that is not there", ["a": "@import b; @import nowhere;", "b": ""],
      loads: ["b", "a"], but: "a@11: missing-import nobody has 'nowhere'"),
    Case(
      "an unreadable sheet, imported twice", ["a": "@import unreadable; @import unreadable;"],
      loads: ["a"], but: "a@0: missing-import nobody can read it",
      "a@20: missing-import nobody can read it"),
    Case("an import without a name", ["a": "@import ;"], loads: ["a"]),
  ]

  @Test(arguments: cases)
  func loads(_ example: Case) throws {
    let known = Dictionary(uniqueKeysWithValues: example.sheets.map { ($0.name, $0.text) })
    func sheet(_ name: String) -> Sheet {
      Sheet(parsing: SourceText(known[name, default: ""], name: name))
    }
    let first = try #require(example.sheets.first?.name)
    let order = LoadOrder(of: sheet(first), at: first) { statement, _ in
      known[statement.name] == nil && statement.name != "unreadable"
        ? .failure(.missing("nobody has '\(statement.name)'")) : .success(statement.name)
    } read: { name in
      name == "unreadable" ? .failure(.missing("nobody can read it")) : .success(sheet(name))
    }
    #expect(order.sheets.map(\.source.name) == example.order)
    let problems = order.problems.map { problem in
      let diagnostic = problem.diagnostic
      return "\(problem.sheet.source.name)@\(diagnostic.range.lowerBound): \(diagnostic.id) "
        + diagnostic.message
    }
    #expect(problems == example.problems)
  }

  /// If the imported sheets are checked too, only problems that none has alone are reported.
  @Test func problemsOfImportedSheetsAreReportedAtTheImport() {
    let texts = [
      "a": "@import x; @import b; @import c;", "b": "@import d;",
      "c": "@import d; @import c2; @import nowhere;", "c2": "@import c;", "d": "", "x": "",
    ]
    func sheet(_ name: String) -> Sheet {
      Sheet(parsing: SourceText(texts[name, default: ""], name: name))
    }
    let order = LoadOrder(of: sheet("a"), at: "a") { statement, _ in
      texts[statement.name] == nil ? .failure(.missing("nobody has it")) : .success(statement.name)
    } read: {
      .success(sheet($0))
    }
    let diamond = "22..<32 repeated-import: in 'c': 'd' is loaded already, and is not loaded again"
    func reported(_ others: Set<String>) -> [String] {
      order.problems(telling: others).map { "\($0.range) \($0.id): \($0.message)" }
    }
    #expect(
      reported([]) == [
        diamond,
        "22..<32 import-cycle: in 'c': 'c' leads back to itself: 'c -> c2 -> c'",
        "22..<32 missing-import: in 'c': nobody has it",
      ])
    #expect(reported(["a", "b", "c", "c2", "d", "x"]) == [diamond])
  }

  /// A long chain does not overflow the stack.
  @Test func longChainsEnd() {
    let first = Sheet(parsing: SourceText("@import \"1\";", name: "0"))
    let order = LoadOrder(of: first, at: 0) { statement, _ in
      .success(Int(statement.name) ?? 0)
    } read: { place in
      .success(Sheet(parsing: SourceText("@import \"\(place + 1)\";", name: "\(place)")))
    }
    #expect(order.sheets.count == LoadOrder.largest)
    #expect(order.sheets.last == first)
    #expect(order.problems.map(\.diagnostic.id) == ["too-many-imports"])
  }

  @Test func importingSheetsOverrideImportedOnes() {
    let base = Sheet(parsing: SourceText("A { font-color: #000001; font-size: 12; }", name: "base"))
    let text = "A { font-color: #000002; } @import base;"
    let order = LoadOrder(of: Sheet(parsing: SourceText(text)), at: "top") { statement, _ in
      .success(statement.name)
    } read: { _ in
      .success(base)
    }
    let theme = Theme(of: order.sheets)
    #expect(theme[Property<ThemeColor>("font-color"), at: "A"] == ThemeColor(rgba: 0x0000_02FF))
    #expect(theme[Property<Double>("font-size"), at: "A"] == 12)
  }
}
