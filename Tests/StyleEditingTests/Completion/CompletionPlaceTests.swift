import StyleEditing
import StyleSheet
import Testing

@Suite struct CompletionPlaceTests {
  /// A sheet in which `│` marks an offset, and the position there.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let position: CompletionPlace.Position
    let prefix: String
    let word: String
    let selectors: [String]
    let siblings: [String]

    init(
      _ sheet: String, _ position: CompletionPlace.Position, _ prefix: String = "",
      of word: String? = nil, in selectors: [String] = [], beside siblings: [String] = []
    ) {
      testDescription = sheet
      self.sheet = sheet
      self.position = position
      self.prefix = prefix
      self.word = word ?? prefix
      self.selectors = selectors
      self.siblings = siblings
    }
  }

  static let cases = [
    Case("│", .statement(inMedia: false)),
    Case("  │  ", .statement(inMedia: false)),
    Case("But│ton { color: red; }", .statement(inMedia: false), "But", of: "Button"),
    Case("A { x: 1; }\nB│", .statement(inMedia: false), "B"),
    Case("A\nB│", .statement(inMedia: false), "B"),
    Case("A B│", .punctuation, "B"),
    Case("A, │", .selector),
    Case("A:B│", .selector, "B"),
    Case("@media (device: ipad) { │", .statement(inMedia: true)),
    Case("@media (device: ipad) { A { x: 1; } } │", .statement(inMedia: false)),
    Case("A { │ }", .property, in: ["A"]),
    Case("A, B:C {│", .property, in: ["A", "B:C"]),
    Case("A { co│lor: red; }", .property, "co", of: "color", in: ["A"]),
    Case("A { x: 1; │ y: 2; z: 3; } B { w: 4; }", .property, in: ["A"], beside: ["x", "y", "z"]),
    Case("A {\n  x: 1;\n  y│\n  z: 3;\n}", .property, "y", in: ["A"], beside: ["x", "z"]),
    Case("A { color: red\n  fo│", .property, "fo", in: ["A"], beside: ["color"]),
    Case("A {\n  col\n  │\n}", .property, in: ["A"]),
    Case("A { x: 1;\nB { │", .property, in: ["B"]),
    Case("A { x: 1;\nB, │", .selector, in: ["A"], beside: ["x"]),
    Case("A { color│ : red; }", .property, "color", in: ["A"]),
    Case("A { color │", .punctuation, in: ["A"]),
    Case("A { color: │", .value(of: "color", index: 0), in: ["A"]),
    Case("A { color:│red; }", .value(of: "color", index: 0), in: ["A"]),
    Case("A { color:\n  r│", .value(of: "color", index: 0), "r", in: ["A"]),
    Case("A { color: #00│64D9 }", .value(of: "color", index: 0), "#00", of: "#0064D9", in: ["A"]),
    Case("A { color: @│", .value(of: "color", index: 0), "@", in: ["A"]),
    Case("A { color: @br│and; }", .value(of: "color", index: 0), "@br", of: "@brand", in: ["A"]),
    Case("A { color: rgb(1, │", .nothing, in: ["A"]),
    Case("/│* x */ A {}", .nothing),
    Case("A { /* x *│/ }", .nothing),
    Case("/│/ x", .nothing),
    Case("A { offset: 0, │", .value(of: "offset", index: 2), in: ["A"]),
    Case("@br│", .statement(inMedia: false), "@br"),
    Case("@brand │", .punctuation),
    Case("@brand: │", .definitionValue(of: "@brand", index: 0)),
    Case("@brand: re│;", .definitionValue(of: "@brand", index: 0), "re"),
    Case("@a: red\n@b│", .statement(inMedia: false), "@b"),
    Case("@a: red\nLab│", .statement(inMedia: false), "Lab"),
    Case("@media │", .mediaStart(after: [])),
    Case("@media (│", .condition(after: [])),
    Case("@media (dev│ice: ipad) {}", .condition(after: []), "dev", of: "device"),
    Case("@media (device: ipad) and (│", .condition(after: ["device"])),
    Case("@media (device: │", .conditionValue(of: "device")),
    Case("@media (device: ipad) │", .mediaEnd),
    Case("@media (device: ipad) and │", .mediaStart(after: ["device"])),
    Case("@import │", .importedSheet(isQuoted: false)),
    Case(#"@import "ba│se";"#, .importedSheet(isQuoted: true), "ba", of: "base"),
    Case(#"@import "ba│;"#, .importedSheet(isQuoted: true), "ba"),
    Case(#"A { name: "He│"; }"#, .nothing, "He", in: []),
    Case("/* │ */", .directive),
    Case("/* style│", .directive, "style"),
    Case("// style│\nA {}", .directive, "style"),
    Case("/* a word│ */", .nothing, "word"),
    Case("/* stylecheck-disable-line │ */", .suppressedRule(after: [])),
    Case(
      "/* stylecheck-disable-line short-hex, ei│ght */", .suppressedRule(after: ["short-hex"]),
      "ei", of: "eight"),
    Case("/* stylecheck-disable-line short-hex -- wh│ */", .nothing, "wh"),
    Case("/* a */│", .statement(inMedia: false)),
    Case("A } { : │", .selector, in: []),
  ]

  @Test(arguments: cases)
  func positionMatches(_ c: Case) throws {
    let (sheet, offset) = try #require(Sheet.marked(c.sheet))
    let place = EditedSheet(alone: sheet).completionPlace(at: offset)
    #expect(place.position == c.position)
    #expect(place.prefix == c.prefix)
    #expect(sheet.source[place.range] == c.word)
    #expect(place.selectors == c.selectors)
    #expect(place.siblings == c.siblings)
  }

  @Test func offsetsOutsideOfTheTextAreClamped() {
    let sheet = EditedSheet(alone: Sheet(parsing: SourceText("A { x: ")))
    #expect(sheet.completionPlace(at: 99) == sheet.completionPlace(at: 7))
    #expect(sheet.completionPlace(at: -1) == sheet.completionPlace(at: 0))
  }
}
