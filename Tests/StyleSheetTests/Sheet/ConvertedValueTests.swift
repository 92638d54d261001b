import Testing

@testable import StyleSheet

/// A theme converts valid and invalid values as the engine does.
@Suite struct ConvertedValueTests {
  private func value(_ text: String, _ type: ValueType, for dialect: Dialect = .nui) -> ThemeValue?
  {
    let sheet = Sheet(parsing: SourceText("A { b: \(text); }"))
    let reader = ValueReader(sheet: sheet, dialect: dialect)
    let row = sheet.declarationRows[0]
    return reader.engineValue(of: row.value, as: type, element: row.element)
  }

  @Test(arguments: [
    ("YES", true), ("TRUE", true), ("1", true), ("007", true), ("yes", true), ("true", true),
    ("abc", false), ("0", false), ("NO", false), ("-0", false), ("false", false),
  ])
  func booleansAreThoseOfFoundation(_ text: String, _ expected: Bool) {
    #expect(value(text, .boolean) == .boolean(expected))
  }

  @Test(arguments: [
    ("2px", 2.0), ("4co", 4), ("abc", 0), (".5", 0.5), ("-3x", -3), ("1e3", 1000), ("12", 12),
    ("1 2", 1), ("-", 0), ("1e", 1), ("9e999", 1e38),
  ])
  func numbersAreReadFromTheStart(_ text: String, _ expected: Double) {
    #expect(value(text, .number) == .number(expected))
    #expect(value(text, .length) == .length(Length(expected)))
  }

  @Test(arguments: [("1.5", 1), ("2px", 2), ("x", 0), ("-7.9", -7), ("1e3x", 1)])
  func anIntegerEndsAtItsPoint(_ text: String, _ expected: Int) {
    #expect(value(text, .integer) == .integer(expected))
  }

  @Test func pairsUseTheFirstTwoParts() {
    #expect(value("1, 2, 3", .offset) == .offset(Offset(horizontal: 1, vertical: 2)))
    #expect(value("4px, 5px", .size) == .size(ThemeSize(width: 4, height: 5)))
    #expect(value("1 2", .offset) == nil)
  }

  @Test func commasArePartsOfABox() {
    #expect(value("1, 2", .box) == .box(ThemeBox(top: 1, right: 0, bottom: 2, left: 0)))
    #expect(value("1,2,3", .box) == ThemeBox([0]).map(ThemeValue.box))
    #expect(value("1px 2px", .box) == ThemeBox([1, 2]).map(ThemeValue.box))
  }

  @Test func unknownWordsGiveTheDefault() {
    #expect(value("dotted", .borderStyle) == .borderStyle(.none))
    #expect(value("justify", .textAlign) == .textAlignment(.left))
    #expect(value("middle", .verticalAlign) == .verticalAlignment(.top))
    #expect(value("middle", .horizontalAlign) == .horizontalAlignment(.left))
    #expect(value("pink", .keyboardAppearance) == .keyboardAppearance(.default))
    #expect(value("shout", .textTransform) == .textTransform(.none))
    #expect(value("double", .separatorStyle) == .separatorStyle(.none))
  }

  @Test func unconvertedValuesAreNil() {
    #expect(value("grey", .color) == nil)
    #expect(value("YES", .boolean, for: .sapfiori) == nil)
    #expect(value("abc", .number, for: .sapfiori) == nil)
  }

  @Test func themesReturnConvertedValues() {
    let sheet = Sheet(parsing: SourceText("Label { text-auto-fit: YES; text-alpha: 2px; }"))
    let fit = Property<Bool>("text-auto-fit")
    #expect(Theme(of: [sheet], for: .nui)[fit, at: "Label"] == true)
    #expect(Theme(of: [sheet], for: .sapfiori)[fit, at: "Label"] == nil)
    #expect(Theme(of: [sheet], for: .nui)[Property<Double>("text-alpha"), at: "Label"] == 2)
  }

  /// If the value of a variable is another variable, its text is the name of that variable.
  @Test func nestedVariablesAreConvertedAsText() {
    let sheet = Sheet(
      parsing: SourceText(
        "@c: 5; @b: @c; Label { font-size: @b; text-auto-fit: @b; text-alpha: @none; }"))
    let size = Property<Double>("font-size")
    #expect(Theme(of: [sheet], for: .nui)[size, at: "Label"] == 0)
    #expect(Theme(of: [sheet], for: .nui)[Property<Bool>("text-auto-fit"), at: "Label"] == false)
    #expect(Theme(of: [sheet], for: .nui)[Property<Double>("text-alpha"), at: "Label"] == nil)
    #expect(Theme(of: [sheet], for: .sapfiori)[size, at: "Label"] == nil)
  }
}
