import StyleEditing
import StyleSheet
import Testing

@Suite struct SheetSymbolTests {
  /// A sheet, and its outline with a line for each part: kind, name and detail.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let outline: [String]

    init(_ description: String, _ sheet: String, _ outline: [String]) {
      testDescription = description
      self.sheet = sheet
      self.outline = outline
    }
  }

  static let cases = [
    Case(
      "all kinds of parts",
      """
      @import "base";
      @brand: #0064D9;
      A, B:C { color: @brand; }
      @media (device: ipad) and (orientation: portrait) { @gap: 2; D { x: 1, 2; } }
      @last: 1;
      """,
      [
        "importedSheet base", "variable @brand = #0064D9", "rule A, B:C",
        "  declaration color = @brand",
        "media @media (device: ipad) and (orientation: portrait)", "  variable @gap = 2",
        "  rule D",
        "    declaration x = 1 , 2", "variable @last = 1",
      ]),
    Case("an empty sheet", "", []),
    Case(
      "a missing value", "@a: ;\nA { b: ; }", ["variable @a = ", "rule A", "  declaration b = "]),
    Case("a missing brace", "A { b: 1;\n", ["rule A", "  declaration b = 1"]),
    Case("a rule without a selector", "{ b: 1; }", ["rule (no name)", "  declaration b = 1"]),
    Case("an import without a name", "@import ;", ["importedSheet (no name)"]),
  ]

  @Test(arguments: cases)
  func outline(_ c: Case) {
    let sheet = EditedSheet(alone: Sheet(parsing: SourceText(c.sheet)))
    #expect(sheet.symbols.flatMap { $0.lines() } == c.outline)
  }

  @Test(arguments: cases)
  func aPartContainsItsNameAndItsChildren(_ c: Case) {
    for end in 0...c.sheet.utf8.count {
      let source = SourceText(bytes: Array(c.sheet.utf8.prefix(end)))
      let sheet = EditedSheet(alone: Sheet(parsing: source))
      #expect(sheet.symbols.allSatisfy { $0.isNested(in: 0..<end) })
    }
  }
}

extension SheetSymbol {
  fileprivate func lines(_ indentation: String = "") -> [String] {
    let value = kind == .variable || kind == .declaration ? " = \(detail)" : ""
    return ["\(indentation)\(kind) \(name)\(value)"]
      + children.flatMap { $0.lines(indentation + "  ") }
  }

  fileprivate func isNested(in outer: Range<Int>) -> Bool {
    outer.contains(range) && range.contains(selection) && !name.isEmpty
      && children.allSatisfy { $0.isNested(in: range) }
  }
}
