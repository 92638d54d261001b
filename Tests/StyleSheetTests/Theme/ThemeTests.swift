import Testing

@testable import StyleSheet

@Suite struct ThemeTests {
  private func theme(
    _ sheets: String..., in environment: ThemeEnvironment = ThemeEnvironment(),
    for dialect: Dialect = .sapfiori
  ) -> Theme {
    Theme(of: sheets.map { Sheet(parsing: SourceText($0)) }, in: environment, for: dialect)
  }

  private let red = ThemeColor(rgba: 0xFF00_00FF)
  private let blue = ThemeColor(rgba: 0x0000_FFFF)
  private let fontColor = Property<ThemeColor>("font-color")

  @Test func anotherEnvironmentResolvesTheSameSheets() {
    let dark = ThemeEnvironment(appearance: .dark)
    let sheets = "A { font-color: red; } @media (device: ipad) { A { font-color: blue; } }"
    #expect(theme(sheets, for: .nui).in(dark) == theme(sheets, in: dark, for: .nui))
    let ipad = theme(sheets).in(ThemeEnvironment(device: .ipad))
    #expect(ipad[fontColor, at: "A"] == blue)
  }

  /// A cell looks up the properties of a class only if a sheet may set one.
  @Test(arguments: [
    ("A { font-color: red; }", ["A", "B:A", "A:B"], ["B", "B:C"]),
    ("Button { font-color: red; }", ["Button", "Button:A"], ["Label", "A"]),
    ("A { own-property: 1; }", ["A"], ["B"]),
    ("A { } @media (device: ipad) { B { font-color: red; } }", [], ["A", "B", "A:B"]),
    // With a rule for a path, every path of several names counts as styled.
    ("A:B { font-color: red; }", ["A:B", "C:D"], ["A", "C"]),
    ("@a: red;", [], ["A"]),
  ])
  func pathIsStyledByRuleForOneOfItsNames(
    _ sheet: String, _ styled: [String], _ others: [String]
  ) {
    let theme = theme(sheet)
    let paths = (styled + others).filter { theme.styled(ClassPath($0)) != nil }
    #expect(paths == styled)
  }

  /// A sheet that imports others can use the variables of sheets that are loaded before it.
  @Test(arguments: [
    (["@a: blue;", "@import \"0\"; A { font-color: @a; }"], Dialect.sapfiori, "blue"),
    // Its own definition wins, otherwise the last one.
    (["@a: blue;", "@import \"0\"; @a: red; A { font-color: @a; }"], .sapfiori, "red"),
    (["@a: blue;", "@a: red;", "@import \"0\"; A { font-color: @a; }"], .sapfiori, "red"),
    (["@a: blue;", "B { x: 1; }", "@import \"1\"; A { font-color: @a; }"], .sapfiori, "blue"),
    // The words of a value are those of the sheet with the definition.
    (["B { x: 1; } @a: own; @own: red;", "@import \"0\"; A { x: @a; }"], .sapfiori, "own"),
    (["@a: blue;", "A { font-color: @a; }"], .sapfiori, ""),
    (["@import \"1\"; A { font-color: @a; }", "@a: blue;"], .sapfiori, ""),
    (["@a: blue;", "@import \"0\"; A { font-color: @a; }"], .nui, ""),
  ])
  func sheetUsesVariablesOfItsImports(
    _ texts: [String], _ dialect: Dialect, _ value: String
  ) {
    let theme = Theme(of: texts.map { Sheet(parsing: SourceText($0)) }, for: dialect)
    let entries = theme.resolution.classes.first { $0.name == "A" }?.entries ?? []
    #expect(entries.map(\.winner.text) == (value.isEmpty ? [] : [value]))
    let color = value == "red" ? red : value == "blue" ? blue : nil
    #expect(theme[fontColor, at: "A"] == color)
  }

  @Test func valuesAreReadByType() {
    let theme = theme(
      """
      A {
        a: #FF0000; b: 12; c: 1.5; d: true; e: 0, -1; f: 44, 30; g: 1 2 3 4; h: body;
        i: HelveticaNeue-Light; j: star.png; k: center; l: uppercase; m: UIButton, UILabel;
        n: any thing; o: tintColor_lightBackground; p: dark; q: line;
      }
      """)
    #expect(theme[Property<ThemeColor>("a"), at: "A"] == red)
    #expect(theme[Property<Int>("b"), at: "A"] == 12)
    #expect(theme[Property<Double>("c"), at: "A"] == 1.5)
    #expect(theme[Property<Length>("c"), at: "A"] == Length(1.5))
    #expect(theme[Property<Bool>("d"), at: "A"] == true)
    #expect(theme[Property<Offset>("e"), at: "A"] == Offset(horizontal: 0, vertical: -1))
    #expect(theme[Property<ThemeSize>("f"), at: "A"] == ThemeSize(width: 44, height: 30))
    #expect(theme[Property<ThemeBox>("g"), at: "A"] == ThemeBox([1, 2, 3, 4]))
    #expect(theme[Property<FontStyle>("h"), at: "A"] == FontStyle("body"))
    #expect(theme[Property<FontName>("i"), at: "A"] == FontName("HelveticaNeue-Light"))
    #expect(theme[Property<ImageName>("j"), at: "A"] == ImageName("star.png"))
    #expect(theme[Property<TextPlacement>("k"), at: "A"] == .center)
    #expect(theme[Property<TextTransform>("l"), at: "A"] == .uppercase)
    #expect(theme[Property<NameList>("m"), at: "A"] == NameList(["UIButton", "UILabel"]))
    #expect(theme[Property<String>("n"), at: "A"] == "any thing")
    #expect(theme[Property<PaletteName>("o"), at: "A"] == PaletteName("tintColor_lightBackground"))
    #expect(theme[Property<KeyboardAppearance>("p"), at: "A"] == .dark)
    #expect(theme[Property<BorderStyle>("q"), at: "A"] == .line)
    #expect(theme[Property<ThemeColor>("b"), at: "A"] == nil)
    #expect(theme[Property<Int>("a"), at: "A"] == nil)
  }

  @Test func lastNameOfPathWins() {
    let theme = theme("A { font-color: red; x: 1; } B { font-color: blue; } A:B { y: 2; }")
    #expect(theme[fontColor, at: "A:B"] == blue)
    #expect(theme[fontColor, at: "B:A"] == red)
    #expect(theme[Property<Int>("x"), at: "A:B"] == 1)
    #expect(theme[Property<Int>("y"), at: "C:A:B"] == 2)
    #expect(theme[Property<Int>("y"), at: "A:C:B"] == nil)
    #expect(theme[fontColor, at: ""] == nil)
  }

  /// Decision 0002.
  @Test func variantFallsBackToBareProperty() {
    let theme = theme(
      """
      A { font-color: red; font-color-highlighted: blue; }
      B { font-color: red; }
      C { font-color-highlighted: 12; font-color: red; }
      """)
    #expect(theme[fontColor, "highlighted", at: "A"] == blue)
    #expect(theme[fontColor, "disabled", at: "A"] == red)
    #expect(theme[fontColor, nil, at: "A"] == red)
    #expect(theme[fontColor, "highlighted", at: "A:B"] == blue)
    #expect(theme[fontColor, "-highlighted", at: "B"] == red)
    #expect(theme[fontColor, "highlighted", at: "C"] == red)
    #expect(theme[fontColor, "never-heard-of", at: "B"] == red)
  }

  @Test func laterSheetsWinPropertyByProperty() {
    let theme = theme("A { font-color: red; x: 1; }", "A { font-color: blue; }", "B { x: 3; }")
    #expect(theme[fontColor, at: "A"] == blue)
    #expect(theme[Property<Int>("x"), at: "A"] == 1)
    #expect(theme[Property<Int>("x"), at: "A:B"] == 3)
  }

  /// The variables of another sheet do not count.
  @Test func variablesAreReplacedOneLevelDeep() {
    let theme = theme(
      "@a: red; @b: @a; A { font-color: @a; x: @b; y: @c; z: 1 @a; font-color-highlighted: @c; }",
      "@a: blue; B { font-color: @c; } @c: blue;")
    #expect(theme[fontColor, at: "A"] == red)
    #expect(theme[Property<ThemeColor>("x"), at: "A"] == nil)
    #expect(theme[Property<String>("x"), at: "A"] == "@a")
    #expect(theme[Property<ThemeColor>("y"), at: "A"] == nil)
    #expect(theme[Property<String>("z"), at: "A"] == "1 @a")
    #expect(theme[fontColor, at: "B"] == blue)
    #expect(theme[fontColor, "highlighted", at: "A"] == red)
  }

  @Test func dialectSelectsFirstOrLastDefinition() {
    let text = """
      @tintColor: #FF0000;
      @tintColor: #0000FF;
      @tintColor: ;
      A { font-color: @tintColor; }
      """
    #expect(theme(text, for: .nui)[fontColor, at: "A"] == blue)
    #expect(theme(text)[fontColor, at: "A"] == blue)
    #expect(theme(text).color("tintColor") == blue)
    #expect(theme(text, for: .fioriSwiftUI).color("tintColor") == red)
    #expect(theme(text, for: .fioriSwiftUI)[fontColor, at: "A"] == nil)
    #expect(theme(text, for: .nui).color("tintColor") == Theme.fiori.color("tintColor"))
  }

  @Test func mediaRulesApplyIfConditionsHold() {
    let text = """
      A { x: 0; }
      @media (device: ipad) { A { x: 1; } }
      @media (device: ipad) and (orientation: landscape) { A { x: 2; } @v: 3; }
      A { y: @v; }
      """
    let x = Property<Int>("x")
    let rows: [(ThemeEnvironment, Int, Int?)] = [
      (ThemeEnvironment(), 0, nil), (ThemeEnvironment(orientation: .landscape), 0, nil),
      (ThemeEnvironment(device: .ipad), 1, nil),
      (ThemeEnvironment(device: .ipad, orientation: .landscape), 2, 3),
    ]
    for (environment, expected, variable) in rows {
      let theme = theme(text, in: environment)
      #expect(theme[x, at: "A"] == expected)
      #expect(theme[Property<Int>("y"), at: "A"] == variable)
    }
  }

  /// A name with a suffix is stronger than the plain name, which is for the light background.
  @Test func definitionsOverrideThePalette() {
    let dark = ThemeEnvironment(appearance: .dark)
    let elevated = ThemeEnvironment(appearance: .dark, level: .elevated)
    let plain = "@tintColor: #FF0000;"
    #expect(theme(plain).color("tintColor") == red)
    #expect(theme(plain, in: dark).color("tintColor") == Theme(of: [], in: dark).color("tintColor"))
    #expect(theme(plain, in: dark).color("tintColor_lightBackground") == red)
    #expect(theme(plain, in: ThemeEnvironment(contrast: .high)).color("tintColor") != red)
    #expect(theme("@tintColor_darkBackground: #FF0000;", in: dark).color("tintColor") == red)
    #expect(theme("@tintColorLight: #FF0000;", in: dark).color("tintColor") == red)
    #expect(theme("@tintColorDark: #FF0000;").color("tintColor") == red)
    #expect(theme("@tintColor_darkBackground: #FF0000;", in: elevated).color("tintColor") != red)
    #expect(theme(plain, "@tintColorDark: #0000FF;").color("tintColor") == red)
    #expect(theme("@tintColor_lightBackground: #0000FF;", plain).color("tintColor") == blue)
    #expect(theme(plain, "@tintColor: #0000FF;").color("tintColor") == blue)
    #expect(theme(plain).color("noSuchColor") == nil)
  }

  @Test func paletteNamesResolveAndCyclesEnd() {
    let text = "@tintColor: primary1; @primary1: #FF0000;"
    #expect(theme(text).color("tintColor") == red)
    let circle = "@tintColor: primary1; @primary1: tintColor;"
    #expect(theme(circle).color("tintColor") != nil)
    #expect(theme("@tintColor: tintColor;").color("tintColor") == Theme.fiori.color("tintColor"))
    #expect(theme("@tintColor: red; A { font-color: tintColor; }")[fontColor, at: "A"] == red)
  }

  @Test func themesAreEqualIfTheirInputsAreEqual() {
    let one = theme("A { b: c; }")
    #expect(one == theme("A { b: c; }"))
    #expect(one != theme("A { b: d; }"))
    #expect(one != theme("A { b: c; }", in: ThemeEnvironment(appearance: .dark)))
    #expect(one != theme("A { b: c; }", for: .nui))
    #expect(Set([one, theme("A { b: c; }"), .fiori, Theme(of: [])]).count == 2)
  }
}
