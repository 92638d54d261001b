import StyleEditing
import StyleSheet
import Testing

@Suite struct AnnotationTests {
  @Test(arguments: [
    ("@a: #0064D9;\nLabel { font-color: @a; }", Dialect.sapfiori, ["@a = #0064D9"]),
    ("@a: 12;\nLabel { font-size: @a; }", .sapfiori, ["@a = 12"]),
    (
      "@a: @b;\n@b: tintColor;", .sapfiori,
      ["tintColor = #0070F2, dark #4DB1FF"]
    ),
    ("@a: @b;\n@b: #0064D9;\nLabel { font-color: @a; }", .sapfiori, ["@a = @b, as text"]),
    (
      "@a: #0064D9;\n@media (device: ipad) { @a: #FF0000; }\nLabel { font-color: @a; }", .sapfiori,
      ["@a = #0064D9, iPad #FF0000"]
    ),
    (
      "@a: tintColor;\n@media (device: ipad) { @a: #FF0000; }\nLabel { font-color: @a; }",
      .sapfiori, ["tintColor = #0070F2, dark #4DB1FF", "@a = #0070F2 …"]
    ),
    ("Label { font-color: tintColor; }", .sapfiori, ["tintColor = #0070F2, dark #4DB1FF"]),
    ("Label { font-color: tintColor; }", .nui, []),
    ("Label { font-color: #1EE68A00; }", .sapfiori, ["#1EE68A00 = #E68A00 at 30 %"]),
    ("Label { font-color: #1EE68A00; }", .nui, ["#1EE68A00 = #1EE68A"]),
    ("Label { font-color: #1EE68A00; }", .fioriSwiftUI, []),
    ("@primaryLabel:mango8;", .fioriSwiftUI, ["mango8 = #A93E00, dark #FFC933"]),
    ("@primaryLabel: mango8;", .fioriSwiftUI, []),
    ("Label { font-color: #123; }", .nui, ["#123 = no color"]),
    ("Label { font-color: #0064D9; x: @none; }", .sapfiori, []),
    ("Label { font-style: body; text-align: center; font-name: tintColor; }", .sapfiori, []),
    ("@a: #0064D9;\nLabel { font-color: @a", .sapfiori, ["@a = #0064D9"]),
  ])
  func valuesHaveHints(_ text: String, _ dialect: Dialect, _ expected: [String]) {
    let source = SourceText(text)
    let sheet = EditedSheet(
      alone: Sheet(parsing: source), SheetProject.Settings(dialects: [dialect]))
    let hints = sheet.inlayHints(in: 0..<source.bytes.count).map { hint in
      let start = source.bytes[..<hint.offset].lastIndex { " ;:".utf8.contains($0) } ?? 0
      return "\(source[start + 1..<hint.offset]) \(hint.label)"
    }
    #expect(hints == expected)
  }

  @Test func onlyTheRangeHasHints() {
    let text = "@a: 1;\nA { x: @a; }\nB { x: @a; }"
    let sheet = EditedSheet(alone: Sheet(parsing: SourceText(text)))
    #expect(sheet.inlayHints(in: 7..<20) == sheet.inlayHints(in: 0..<20))
    #expect(sheet.inlayHints(in: 7..<20).count == 1)
    #expect(sheet.inlayHints(in: 900..<901) == [])
  }

  @Test(arguments: [
    ("@a: 1;\nA, B { x: @a; }\nB { y: @a; }", ["@a: used by 2 classes"]),
    ("@a: 1;", ["@a: unused"]),
    ("@a: @b;\n@b: 1;\nA { x: @a; }", ["@a: used by 1 class", "@b: used by no class"]),
    ("@tintColor: #FF0000;", ["@tintColor: overrides the palette"]),
    ("A { x: 1; }", []),
    (
      "Label { font-color: tintColor_device; font-size: 1; }",
      ["Label: 4 situations: light; light, high contrast; dark; dark, high contrast"]
    ),
    (
      "@a: 1;\n@media (device: ipad) { @a: 2; }\nA { x: @a; }",
      ["@a: used by 1 class", "@a: used by 1 class", "A: 2 situations: iPhone; iPad"]
    ),
    ("A { x: 1; y }", ["sheet: sapfiori loses this sheet at 1:11 (inferred)"]),
    ("\nA { x: @b; }", ["sheet: sapfiori crashes the app at 2:8 (inferred)"]),
  ])
  func linesHaveLenses(_ text: String, _ expected: [String]) {
    let source = SourceText(text)
    let lenses = EditedSheet(alone: Sheet(parsing: source)).codeLenses
    #expect(
      lenses.map { "\($0.range.isEmpty ? "sheet" : source[$0.range]): \($0.title)" } == expected)
  }

  @Test func annotationsNameTargetsThatDiffer() {
    let source = SourceText("Label { font-color: tintColor; x: #1EE68A00; }")
    let sheet = EditedSheet(
      alone: Sheet(parsing: source), SheetProject.Settings(dialects: [.sapfiori, .nui]))
    #expect(
      sheet.inlayHints(in: 0..<source.bytes.count).map(\.label) == [
        "= #0070F2, dark #4DB1FF in sapfiori", "= #E68A00 at 30 % in sapfiori; #1EE68A in nui",
      ])
    #expect(
      sheet.codeLenses.map(\.title) == [
        "sapfiori: 4 situations: light; light, high contrast; dark; dark, high contrast"
      ])
  }

  @Test func aVariableOfAnImportedSheetPreventsACrash() throws {
    let imported = "@import \"1\"; A { x: @a; }"
    let project = SheetProject.of((imported, [1]), ("@a: 8;", []))
    let sheet = try #require(EditedSheet(0, of: project))
    #expect(sheet.codeLenses == [])
    #expect(sheet.inlayHints(in: 0..<99).map(\.label) == ["= 8"])
    let alone = EditedSheet(alone: Sheet(parsing: SourceText(imported)))
    #expect(
      alone.codeLenses.map(\.title) == [
        "sapfiori crashes the app at 1:21 if '@a' is not in '1' (inferred)"
      ])
  }

  /// Each target follows imports as it does alone.
  @Test func anImportPreventsACrashForTheTargetThatFollowsIt() throws {
    let settings = SheetProject.Settings(dialects: [.nui, .sapfiori])
    let sheets = ["@import \"1\"; A { x: @a; }", "@a: 8;"].enumerated()
      .map { Sheet(parsing: SourceText($1, name: "\($0).nss")) }
    let project = SheetProject([
      .init(sheets[0], settings, imports: [1]), .init(sheets[1], settings),
    ])
    let sheet = try #require(EditedSheet(0, of: project))
    #expect(sheet.codeLenses.map(\.title) == ["nui loses this sheet at 1:1"])
  }

  @Test func lensHasLocations() throws {
    let source = SourceText("@a: 1;\nA { x: @a; }\nB { y: @a; }")
    let lens = try #require(EditedSheet(alone: Sheet(parsing: source)).codeLenses.first)
    #expect(lens.locations.map { source[$0.range] } == ["@a", "@a"])
    #expect(lens.locations.map(\.range.lowerBound) == [14, 27])
  }
}
