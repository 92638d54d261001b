import Testing

@testable import StyleRules
@testable import StyleSheet

/// Safe fixes write only what the author certainly meant, with the line ends of the sheet.
@Suite struct CertainFixTests {
  /// A sheet, the first suggestion in its findings, and the sheet after its safe fixes.
  struct Row: Sendable, CustomTestStringConvertible {
    let sheet: String
    let dialect: Dialect
    let question: String?
    let fixed: String

    init(_ sheet: String, for dialect: Dialect = .nui, _ question: String?, _ fixed: String? = nil)
    {
      self.sheet = sheet
      self.dialect = dialect
      self.question = question
      self.fixed = fixed ?? sheet
    }

    var testDescription: String { "\(dialect.name): \(sheet)" }
  }

  static let variables = [
    Row(
      "@brandColor: #FFFFFF;\nLabel { font-color: @brand_color; }\n", "@brandColor",
      "@brandColor: #FFFFFF;\nLabel { font-color: @brandColor; }\n"),
    // A transposed letter may make another word, such as 'trial' of 'trail'.
    Row("@brand: #FFFFFF;\nLabel { font-color: @brnad; }\n", "@brand"),
    Row("@light: #FFFFFF;\nLabel { font-color: @night; }\n", "@light"),
    // A variable with a color is not suggested as a size, even if its name is nearer.
    Row("@title: #FFFFFF;\nLabel { font-size: @titel; }\n", nil),
    Row(
      "@titles: #FFFFFF;\n@tite: 12;\nLabel { font-color: @titles; font-size: @titel; }\n",
      "@tite"),
    Row("@gap: 4;\nLabel { font-color: @gapp; }\n", nil),
    Row(
      "@a: #FFFFFF;\nLabel { font-color: @@a; }\n", "@a",
      "@a: #FFFFFF;\nLabel { font-color: @a; }\n"),
    Row("Label { font-color: @@a; }\n", nil),
  ]

  static let lists = [
    Row(
      "Button { exclude-views: UIButton,,UILabel; }\n", nil,
      "Button { exclude-views: UIButton,UILabel; }\n"),
    Row(
      "Button { exclude-views: ,UIButton,; }\n", nil, "Button { exclude-views: UIButton; }\n"),
    Row(
      "Button { exclude-views: (UIButton); }\n", nil, "Button { exclude-views: UIButton; }\n"),
    Row(
      "@l: A B;\nButton { exclude-subviews: @l; }\nTable { exclude-views: @l; }\n", nil,
      "@l: A, B;\nButton { exclude-subviews: @l; }\nTable { exclude-views: @l; }\n"),
  ]

  static let repetitions = [
    Row(
      "Label { height: 1; height: 2; font-size: 9; }\nButton, Label { font-size: 9; }\n", nil,
      "Label { height: 1; height: 2; }\nButton, Label { font-size: 9; }\n"),
    Row(
      "@a: 12;\n@a: 12;\nLabel { font-size: @a; }\nButton { image: @a; }\n", nil,
      "@a: 12;\nLabel { font-size: @a; }\nButton { image: @a; }\n"),
  ]

  static let palette = [
    Row("@tintColor_light: #0064D9;\n", for: .sapfiori, "@tintColor_lightBackground"),
    Row("@tintColor_dark: #0064D9;\n", for: .sapfiori, "@tintColor_darkBackground"),
    Row("@tintColor_dark:#0064D9;\n", for: .fioriSwiftUI, "@tintColor_darkBackground"),
    Row("@tintColor_night: #0064D9;\n", for: .sapfiori, "@tintColor_darkBackground"),
    Row("@tintColor_dark: #0064D9;\n", nil),
    Row("@brand_dark: #0064D9;\n", for: .sapfiori, nil),
    Row(
      "Label { font-color: primaryLabel_dark; }\n", for: .sapfiori, "primaryLabel_darkBackground"),
  ]

  static let colors = [
    // 'none' is no color; without the declaration the default one is drawn.
    Row("@primaryBackground: none;\n", for: .sapfiori, "clear"),
    Row("Label { background-color: none; }\n", for: .sapfiori, "clear"),
    Row(
      "Label { background-color: transparent; }\n", for: .sapfiori, "clear",
      "Label { background-color: clear; }\n"),
    // The alpha of eight digits may be first or last.
    Row("Label { font-color: 12171CFF; }\n", for: .sapfiori, "#12171CFF"),
    Row("@tintColor: \"0x12171CFF\";\n", for: .sapfiori, nil),
    Row("@tintColor: “0x12171CFF”;\n", for: .sapfiori, nil),
    Row(
      "Label { font-color: FF6000; }\n", for: .sapfiori, "#FF6000",
      "Label { font-color: #FF6000; }\n"),
    // Without quotes, the call would still be no image.
    Row("fdlFUIRatingControl { off-image-editable: url('star.png'); }\n", for: .sapfiori, nil),
    // The definition may be the misspelling.
    Row(
      "@tintcolor: #0A6ED1;\nfdlFUIRatingControl { on-color: @tintColor; }\n", for: .sapfiori,
      "@tintcolor"),
  ]

  static let units = [
    Row("Label { font-size: 12px; }\n", nil, "Label { font-size: 12; }\n"),
    Row("Label { font-size: 12PT; }\n", nil, "Label { font-size: 12; }\n"),
    Row("Label { font-size: 1.2em; }\n", nil), Row("Label { font-size: 12rem; }\n", nil),
  ]

  static let lineEnds = [
    Row("@a: 1;\r\n@b: 1;\r/* c */\r\n", nil, "@a: 1;\r\n@b: 1;\r\n/* c */\r\n"),
    Row("@a: 1;\n@b: 1;\r/* c */\n", nil, "@a: 1;\n@b: 1;\n/* c */\n"),
    Row("@a: 1;\r@b: 1;\r", nil, "@a: 1;\n@b: 1;\n"),
    Row("@a: 1;\r\n@b: 1;", nil, "@a: 1;\r\n@b: 1;\r\n"),
    Row(
      "@header:red; @footer:blue;\r\n", for: .fioriSwiftUI, nil,
      "@header:red;\r\n@footer:blue;\r\n"),
  ]

  @Test(arguments: variables + lists + repetitions + palette + colors + units + lineEnds)
  func onlyCertainFixesAreMade(_ row: Row) {
    let source = SourceText(row.sheet)
    let found = Sheet(parsing: source).findings(for: row.dialect).diagnostics
    let questions = found.compactMap { finding in
      finding.message.components(behind: "did you mean '")
    }
    #expect(questions.first == row.question)
    let fixed = FixedSheet(of: source, for: [row.dialect]).source
    #expect(fixed[0..<fixed.bytes.count] == row.fixed)
  }

  static let siblings = [
    ("colorA", "colorB"), ("color1", "color2"), ("night", "light"), ("side", "size"),
    ("brandDark", "brand"), ("labels", "label"), ("top-left", "top-right"), ("cellBg", "cellFg"),
  ]

  static let slips = [
    ("brnad", "brand"), ("fontcolor", "font-color"), ("brandColro", "brandColor"),
    ("Brand", "brand"), ("tilte", "title"), ("brand_color", "brandColor"),
  ]

  @Test(arguments: siblings)
  func namesThatDifferByAWordAreSiblings(_ written: String, _ known: String) {
    #expect(SiblingNames.areSiblings(written, known))
  }

  @Test(arguments: slips)
  func misspelledNamesAreNotSiblings(_ written: String, _ known: String) {
    #expect(!SiblingNames.areSiblings(written, known))
  }
}

extension String {
  /// Returns the text between `front` and the next quote; nil without `front`.
  fileprivate func components(behind front: String) -> String? {
    guard let range = firstRange(of: front) else { return nil }
    return String(self[range.upperBound...].prefix { $0 != "'" })
  }
}
