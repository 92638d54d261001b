import StyleEditing
import StyleRules
import StyleSheet
import Testing

@Suite struct SheetPlaceTests {
  /// A sheet in which `│` marks an offset, and the word there.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let role: SheetPlace.Role?
    let text: String

    init(_ description: String, _ sheet: String, _ role: SheetPlace.Role?, _ text: String = "") {
      testDescription = description
      self.sheet = sheet
      self.role = role
      self.text = text
    }
  }

  static let cases = [
    Case("a class", "But│ton { color: red; }", .className, "Button"),
    Case("the end of a class", "Button│ { color: red; }", .className, "Button"),
    Case("the second name of a path", "A:│B { color: red; }", .className, "B"),
    Case("a property", "Button { │color: red; }", .property, "color"),
    Case("a word of a value", "Button { color: r│ed; }", .value, "red"),
    Case("digits", "Button { color: #0064D9│; }", .value, "#0064D9"),
    Case("a used variable", "Button { color: @bra│nd; }", .usedVariable, "@brand"),
    Case("a defined variable", "@brand│: red;", .definedVariable, "@brand"),
    Case("a variable in a definition", "@a: │@b;", .usedVariable, "@b"),
    Case("a value in a definition", "@a: r│ed;", .value, "red"),
    Case("a condition", "@media (de│vice: ipad) { @a: red; }", .condition, "device"),
    Case(
      "the value of a condition", "@media (device: ip│ad) { @a: red; }", .conditionValue, "ipad"),
    Case("a keyword", "@me│dia (device: ipad) { @a: red; }", .keyword, "@media"),
    Case("an import", #"@import "ba│se";"#, .importedSheet, "base"),
    Case("a comment", "/* a com│ment */", .comment, "/* a comment */"),
    Case(
      "a suppressed rule", "/* stylecheck-disable-file short-│hex -- why */", .suppressedRule,
      "short-hex"),
    Case("blanks", "Button  │  { color: red; }", nil),
    Case("an empty sheet", "│", nil),
    Case("text without a meaning", "Button } cur│ly", .unexpected, "curly"),
  ]

  @Test(arguments: cases)
  func wordMatches(_ c: Case) throws {
    let (sheet, offset) = try #require(Sheet.marked(c.sheet))
    let place = EditedSheet(alone: sheet).place(at: offset)
    #expect(place?.role == c.role)
    #expect(place?.text ?? "" == c.text)
  }

  @Test func placeHasRuleAndDeclaration() throws {
    let (sheet, offset) = try #require(
      Sheet.marked("@a: 1; @b: 2; A { x: 1; } B { x: 1; y: │2; }"))
    let place = try #require(EditedSheet(alone: sheet).place(at: offset))
    #expect([place.rule, place.declaration, place.definition] == [1, 2, nil])
  }
}

extension Sheet {
  /// Returns the sheet without the mark `│`, and its offset.
  static func marked(_ text: String) -> (sheet: Sheet, offset: Int)? {
    guard let mark = text.firstIndex(of: "│") else { return nil }
    let offset = text[..<mark].utf8.count
    return (Sheet(parsing: SourceText(text.replacing("│", with: ""))), offset)
  }
}
