import StyleEditing
import StyleSheet
import Testing

@Suite struct SheetColorTests {
  /// A sheet and its colors for a target, each with its text; an imported sheet defines `@other`.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let dialect: Dialect
    let colors: [String]

    init(
      _ description: String, _ sheet: String, for dialect: Dialect = .sapfiori, _ colors: [String]
    ) {
      testDescription = description
      self.sheet = sheet
      self.dialect = dialect
      self.colors = colors
    }
  }

  static let cases = [
    Case(
      "digits, variables and names", "@a: #0064D9; A { color: @a; font-color: red; }",
      ["#0064D9 #0064D9", "@a #0064D9", "red #FF0000"]),
    Case("a palette name", "A { color: tintColor; }", ["tintColor #0070F2"]),
    Case(
      "an overridden palette name", "@tintColor: #123456; A { color: tintColor; }",
      ["#123456 #123456", "tintColor #123456"]),
    Case(
      "a variable of an import", "@import \"1\"; A { color: @other; }", ["@other #010203"]),
    Case("a function", "A { color: rgba(255, 0, 0, 0.5); }", ["rgba(255, 0, 0, 0.5) #FF000080"]),
    Case("eight digits", "A { color: #1EE68A00; }", ["#1EE68A00 #E68A004D"]),
    Case("eight digits of NUI", "A { color: #1EE68A00; }", for: .nui, ["#1EE68A00 #1EE68A"]),
    Case("digits that are no color", "A { color: #12; }", []),
    Case("a word that is no color here", "A { font-name: red; }", []),
    Case("digits in a longer value", "A { x: 1, #010203; }", ["#010203 #010203"]),
    Case(
      "a variable of a variable", "@a: red; @b: @a; A { color: @b; }", ["red #FF0000"]),
    Case("a half-typed value", "A { color: #010203", ["#010203 #010203"]),
    Case(
      "a blank that belongs to the value", "@primaryLabel: red;\n@tintColor:red;\n",
      for: .fioriSwiftUI, ["red #FF0000"]),
    Case("a palette name for NUI", "A { color: tintColor; }", for: .nui, []),
  ]

  @Test(arguments: cases)
  func colors(_ c: Case) throws {
    let sheet = try #require(
      EditedSheet.marked(
        c.sheet + "│", among: ("@other: #010203;", []), imports: [1],
        SheetProject.Settings(dialects: [c.dialect]))
    ).sheet
    #expect(sheet.colors.map { "\(sheet.source[$0.range]) \($0.color)" } == c.colors)
  }

  static let blue = ThemeColor(rgba: 0x0064_D9FF)

  static let (red, tint) = (ThemeColor(rgba: 0xFF00_00FF), ThemeColor(rgba: 0x0070_F2FF))
  static let clear = ThemeColor(rgba: 0x0102_034D)

  /// A sheet with a marked place, the targets, and the texts for a color, which all of them read.
  static let presentations: [(String, [Dialect], ThemeColor, [String])] = [
    ("A { color: │red; } @a: #0064D9;", [.sapfiori], blue, ["#0064D9", "@a"]),
    ("@a: #0064D9; @b: │red;", [.sapfiori], blue, ["#0064D9"]),
    ("A { color: │red; }", [.fioriSwiftUI], blue, ["#0064D9"]),
    ("A { color: │red; }", [.nui], red, ["#FF0000", "rgb(255, 0, 0)", "red"]),
    ("A { color: │red; }", [.sapfiori], tint, ["#0070F2", "tintColor"]),
    ("A { color: │red; }", [.sapfiori], clear, ["#1E010203"]),
    ("@tintColor_lightBackground: │red;", [.sapfiori], tint, ["#0070F2"]),
    ("@a: │red;", [.fioriSwiftUI], tint, ["#0070F2"]),
    ("@a:│red;", [.fioriSwiftUI], tint, ["#0070F2", "tintColor"]),
    ("A { color: │red; }", [.nui], ThemeColor(rgba: 0x0102_0301), ["rgba(1, 2, 3, 0.004)"]),
    ("A { color: │red; }", [.fioriSwiftUI], clear, ["#0102034D"]),
    ("A { color: │red; } @a: #0064D9;", [.nui, .sapfiori], blue, ["#0064D9", "@a"]),
    ("A { color: │red; }", [.nui, .sapfiori], tint, ["#0070F2"]),
    ("A { color: │red; }", [.nui, .sapfiori], clear, []),
    ("@tintColor:│red;", [.fioriSwiftUI, .sapfiori], blue, ["#0064D9"]),
    ("@tintColor:│red;", [.fioriSwiftUI, .sapfiori], clear, []),
    ("A { color: │red; }", [.nui, .fioriSwiftUI], clear, ["rgba(1, 2, 3, 0.3)"]),
    ("@tintColor:│red;", [.nui, .fioriSwiftUI], clear, []),
    ("A { x: 1, │red; }", [.nui], red, ["#FF0000", "rgb(255, 0, 0)"]),
    ("A { x: 1, │red; }", [.sapfiori], red, ["#FF0000", "red"]),
  ]

  @Test(arguments: presentations)
  func textsForAColor(
    _ marked: String, _ dialects: [Dialect], _ color: ThemeColor, _ texts: [String]
  ) throws {
    let (sheet, offset) = try #require(
      EditedSheet.marked(marked, SheetProject.Settings(dialects: dialects)))
    #expect(sheet.presentations(of: color, at: offset..<offset + 3) == texts)
  }

  /// Every target reads a text for a color as that color.
  @Test(arguments: Dialect.all)
  func presentationIsReadAsTheColor(_ dialect: Dialect) throws {
    let (sheet, offset) = try #require(
      EditedSheet.marked("A { color: │red; }", SheetProject.Settings(dialects: [dialect])))
    for alpha in UInt8.min...UInt8.max {
      let color = ThemeColor(red: 200, green: 100, blue: 0, alpha: alpha)
      for text in sheet.presentations(of: color, at: offset..<offset + 3) {
        guard case .color(let read)? = dialect.value(of: text, as: .color) else {
          Issue.record("\(text) is no color")
          continue
        }
        #expect(read.withAlpha(0) == color.withAlpha(0))
        let isRounded = text.hasPrefix("#") && dialect.eightDigits == .percentageAlphaFirst
        #expect(abs(Int(read.alpha) - Int(alpha)) <= (isRounded ? 1 : 0))
      }
    }
  }
}
