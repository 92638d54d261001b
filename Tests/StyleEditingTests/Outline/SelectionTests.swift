import StyleEditing
import StyleSheet
import Testing

@Suite struct SelectionTests {
  /// A sheet with a mark, and the texts that are selected step by step.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let texts: [String]

    init(_ description: String, _ sheet: String, _ texts: [String]) {
      testDescription = description
      self.sheet = sheet
      self.texts = texts
    }
  }

  static let cases = [
    Case(
      "a word of a value", "A { b: 1 2│2 3; c: 4; }",
      [
        "22", "1 22 3", "b: 1 22 3;", "b: 1 22 3; c: 4;", " b: 1 22 3; c: 4; ",
        "A { b: 1 22 3; c: 4; }",
      ]),
    Case(
      "a class in a path in a list", "A, B:C│c {} D {}",
      ["Cc", "B:Cc", "A, B:Cc", "A, B:Cc {}", "A, B:Cc {} D {}"]),
    Case(
      "a condition", "@media (device: ip│ad) { }",
      ["ipad", "device: ipad", "(device: ipad)", "@media (device: ipad) { }"]),
    Case(
      "an import", "@import \"ba│se\"; @a: 1;",
      ["base", "@import \"base\";", "@import \"base\"; @a: 1;"]),
    Case("a blank", "A { b: 1; } │ @a: 1;", ["A { b: 1; }  @a: 1;"]),
    Case("a comment", "/* │ */ @a: 1;", ["/*  */", "/*  */ @a: 1;"]),
    Case("a half-typed declaration", "A { b: 1; c│", ["c", "b: 1; c", " b: 1; c", "A { b: 1; c"]),
    Case("an empty sheet", "│", [""]),
  ]

  @Test(arguments: cases)
  func selections(_ c: Case) throws {
    let (sheet, offset) = try #require(Sheet.marked(c.sheet))
    let found = EditedSheet(alone: sheet).selections(at: [offset])[0]
    #expect(found.map { sheet.source[$0] } == c.texts)
  }

  /// One walk for several offsets has the results of one for each.
  @Test(arguments: cases)
  func severalOffsetsHaveTheirOwnRanges(_ c: Case) throws {
    let (sheet, _) = try #require(Sheet.marked(c.sheet))
    let edited = EditedSheet(alone: sheet)
    let offsets = Array((-1...sheet.source.bytes.count + 1).reversed())
    let each = offsets.map { (offset: Int) in edited.selections(at: [offset])[0] }
    #expect(edited.selections(at: offsets) == each)
  }

  @Test func offsetsAreClamped() {
    let sheet = EditedSheet(alone: Sheet(parsing: SourceText("A { b: 1; }")))
    #expect(sheet.selections(at: [-5]) == sheet.selections(at: [0]))
    #expect(sheet.selections(at: [500]) == sheet.selections(at: [11]))
  }
}
