@testable import StyleRules
import StyleSheet
import Testing

/// Unsafe fixes write what the author probably meant, and never a value that the engine cannot read.
@Suite struct UnsafeFixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let dialect: Dialect
    let sheet: String
    let fixed: String

    /// Creates a row of a sheet that the fixes change, or do not change.
    init(_ sheet: String, _ fixed: String? = nil, for dialect: Dialect = .sapfiori) {
      self.sheet = sheet + "\n"
      self.fixed = (fixed ?? sheet) + "\n"
      self.dialect = dialect
    }

    var testDescription: String { "\(dialect.name): \(sheet)" }
  }

  static let selectors = [
    Row(
      "fdlFUISwitchFormCell title { font-style: body; }",
      "fdlFUISwitchFormCell_title { font-style: body; }"),
    Row(
      "A, fdlFUISwitchFormCell .title, B { font-style: body; }",
      "A, fdlFUISwitchFormCell_title, B { font-style: body; }"),
    Row(
      "fdlFUISwitchFormCell > title { font-style: body; }",
      "fdlFUISwitchFormCell_title { font-style: body; }"),
    Row(
      "fdlFUISwitchFormCell.title { font-style: body; }",
      "fdlFUISwitchFormCell_title { font-style: body; }"),
    Row(
      "fdlFUISwitchFormCell::title { font-style: body; }",
      "fdlFUISwitchFormCell_title { font-style: body; }"),
    Row(
      "fdlFUISwitchFormCell:title { font-style: body; }",
      "fdlFUISwitchFormCell_title { font-style: body; }"),
    Row(
      "fdlFUISwitchFormCell titel { font-style: body; }",
      "fdlFUISwitchFormCell, titel { font-style: body; }"),
    Row("Button.primary { background-color: #335273; }"),
    Row("Button, { font-size: 12; }", "Button { font-size: 12; }", for: .nui),
    Row("TableViewCell { font-color: red; }", "TableCell { font-color: red; }", for: .nui),
    Row("Button: { font-size: 12; }", "Button { font-size: 12; }", for: .nui),
  ]

  static let names = [
    // The value is none of the property that is meant.
    Row("BarButton { font-family: Helvetica, Arial; }", for: .nui),
    Row(
      "BarButton { font-family: Futura-Medium; }", "BarButton { font-name: Futura-Medium; }",
      for: .nui),
    Row("Label { corners-radius: 18,0,0,18; }", for: .nui),
    Row("Label { corners-radius: 18; }", "Label { corner-radius: 18; }", for: .nui),
    Row("Label { font color: red; }", "Label { font-color: red; }", for: .nui),
    Row("tintColor: #0064D9;", "@tintColor: #0064D9;"),
    Row(
      "mainColor: #142F4D;\nButton { font-color: @mainColor; }",
      "@mainColor: #142F4D;\nButton { font-color: @mainColor; }", for: .nui),
    Row("font-color: #142F4D;", for: .nui),
    Row(
      "TabBarItem { font-color: #999999; font-color:selected: #007A3D; }",
      "TabBarItem { font-color: #999999; font-color-selected: #007A3D; }", for: .nui),
    Row("TabBarItem { font-color: #999999; font-color:red: #007A3D; }", for: .nui),
    Row(
      "TabBarItem { font-color: #999999; font-color selected: #007A3D; }",
      "TabBarItem { font-color: #999999; font-color-selected: #007A3D; }", for: .nui),
    Row(
      "TabBarItem { font-color:\tselected: #007A3D; font-color\thighlighted: red; }",
      "TabBarItem { font-color-selected: #007A3D; font-color-highlighted: red; }", for: .nui),
    Row(
      "TabBarItem { font-color:selected: #007A3D; }\nButton, TabBarItem { font-color: #999999; }",
      "TabBarItem { font-color-selected: #007A3D; }\nButton, TabBarItem { font-color: #999999; }",
      for: .nui),
    Row(
      "@tintColor: #0064D9;\n@tintColor:darkBackground: #4DB1FF;",
      "@tintColor: #0064D9;\n@tintColor_darkBackground: #4DB1FF;"),
    Row("@a: red;\n@a:dark: blue;\nLabel { font-color: @a; }", for: .nui),
    Row("Label { font-color: red; .rounded(4); .Base; .Card; }", for: .nui),
    Row("Label { #b.m(); #b > .m(); rounded(4); font-color: red; }", for: .nui),
  ]

  static let values = [
    Row(
      "BarButton {\n  font-color: red // warning\n  font-size: 12;\n}",
      "BarButton {\n  font-color: red; /* warning */\n  font-size: 12;\n}"),
    Row("@tintColor_darkBackground: \"12171CFF\";", "@tintColor_darkBackground: #12171CFF;"),
    Row("@tintColor_lightBackground: \"0064D9\";", "@tintColor_lightBackground: #0064D9;"),
    // Digits in quotes are a color only where one is meant.
    Row("Label { font-name: \"Facade\"; }", "Label { font-name: Facade; }"),
    Row("View { background-image: \"decade\"; }", "View { background-image: decade; }"),
    Row("Label { font-size: \"100000\"; }", "Label { font-size: 100000; }"),
    Row(
      "@brand: red;\nLabel { font-color: \"@brand\"; }",
      "@brand: red;\nLabel { font-color: @brand; }"),
    Row(
      "@brand: red;\nLabel { font-color: @\"brand\"; }",
      "@brand: red;\nLabel { font-color: @brand; }",
      for: .nui),
    Row("@brand: red;\nLabel { font-color: url(\"@brand\"); }", for: .nui),
    // A color in a call of Sass or Less: the call must not become the color alone.
    Row(
      "Label { background-color: rgba(#112233, 0.5); border-color: RGBA(red, 1); }",
      "Label { background-color: rgba(17, 34, 51, 0.5); border-color: RGBA(red, 1); }", for: .nui),
    Row(
      "@ink: #112233;\nLabel { background-color: @ink; border-color: rgba(@ink, .5); }",
      "@ink: #112233;\nLabel { background-color: @ink; border-color: rgba(17, 34, 51, .5); }",
      for: .nui),
    Row("@ink: #112233;\nLabel { background-color: rgba(@ink, 0.5); }"),
    Row("@ink: #112233;\nLabel { background-color: rgba(@ink, 50); }", for: .nui),
    Row("@ink: #112233;\nLabel { background-color: darken(@ink, 10); }", for: .nui),
    Row("Label { background-color: fade(#112233, 0.5); }", for: .nui),
    Row("Label { background-color: rgba(#112233, 0.5); }"),
    Row(
      "Label { background-color: rgb(#112233); }", "Label { background-color: #112233; }", for: .nui
    ),
    // The usual background is unknown, so no color is certain to be legible on both.
    Row("SegmentedControl { font-color: #1F4E79; background-color-selected: #1F4E79; }", for: .nui),
    Row("@a: red;\n@b: red;\nLabel { font-color: \"@a\", \"@b\"; }"),
    Row("@a: 12;\nLabel { font-size: \"@a\" 12; }"),
    Row("Switch { tint-color: UIColor.red; }", "Switch { tint-color: red; }", for: .nui),
    Row("Switch { tint-color: redColor; }", "Switch { tint-color: red; }", for: .nui),
    Row("Switch { tint-color: darkerColor; }", for: .nui),
    Row(
      "TabBar { background-image: /img/a.png; }", "TabBar { background-image: img/a.png; }",
      for: .nui),
    // The first value may be the right one.
    Row("Label { font-size: 14; font-size: auto; }", for: .nui),
    Row("Label { font-color: red; font-color: @ink; }", for: .nui),
    Row(
      "* a comment */\nTabBar { height: 44; }", "/* a comment */\nTabBar { height: 44; }", for: .nui
    ),
    Row(
      "/ a comment */\nTabBar { height: 44; }", "/* a comment */\nTabBar { height: 44; }", for: .nui
    ),
    Row(
      "Progress { track-image: \"bars/track\"; }", "Progress { track-image: bars/track; }",
      for: .nui),
    Row("Progress { track-image: \"/bars/track\"; }", for: .nui),
    Row("@a: red;\n@b: red;\nLabel { font-color: red; font-color: @a @b; }", for: .nui),
    Row("@a: red;\n@a: @undef;\nLabel { font-color: @a; }", for: .nui),
    Row("@s: 14;\n@s: auto;\nLabel { font-size: @s; }", for: .nui),
    Row("Button { font-size: 14; }\nButton, Label { font-size: @u; }", for: .nui),
    Row("/ a comment /\nTabBar { height: 44; }", for: .nui),
    Row("TabBar { height: 44 / 2; }", for: .nui),
    Row("Label { font-color: foo@3xy; }", for: .nui),
    Row("Button { background-image: a@2x.png; }", "Button { background-image: a.png; }", for: .nui),
    Row("Button { height #12; height 12; }", "Button { height: 12; }", for: .nui),
    Row(
      "Button { border-width: 1; border-color: UIColor(red: 1, green: 0, blue: 0, alpha: 1); }",
      for: .nui),
    Row(
      "@media (device = ipad) { Button { height: 13; } }",
      "@media (device : ipad) { Button { height: 13; } }", for: .nui),
  ]

  /// A comment is closed behind its first line, where the signs of a misspelled end become its end.
  static let comments = [
    ("titles", "titles */"), ("titles *", "titles */"), ("titles * /", "titles */"),
    ("titles /", "titles */"), ("titles //", "titles */"),
    ("---- titles ---- *", "---- titles ---- */"),
    ("== titles ==", "== titles == */"), ("images/", "images/ */"),
    ("images//", "images// */"),
  ].flatMap { comment, fixed in
    ["Label { font-size: 12; }\n/* rest */", "Label { font-size: 12; }"].map { rest in
      Row("/* \(comment)\n\(rest)", "/* \(fixed)\n\(rest)", for: .nui)
    }
  }

  @Test(arguments: selectors + names + values + comments)
  func unsafeFixesWriteWhatIsMeant(_ row: Row) {
    let fixedSheet = FixedSheet(
      of: SourceText(row.sheet), for: [row.dialect], upTo: .unsafe, rules: Rule.usual)
    #expect(fixedSheet.source == SourceText(row.fixed))
  }

  /// A comment of another engine is part of the value, so a semicolon after it is only a guess.
  @Test func semicolonAfterALineCommentIsNotSafe() {
    let text = "BarButton {\n  font-color: red// warning\n  font-size: 12;\n}\n"
    let fixedSheet = FixedSheet(of: SourceText(text), for: [.nui], rules: Rule.usual)
    #expect(fixedSheet.source == SourceText(text))
  }
}
