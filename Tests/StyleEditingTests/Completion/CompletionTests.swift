import Mutations
import StyleEditing
import StyleRules
import StyleSheet
import Testing

@Suite struct CompletionTests {
  /// A sheet in which `│` marks an offset, and the items there.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let dialects: [Dialect]
    /// The first labels with their details.
    let first: [String]
    /// Labels that no item has.
    let without: [String]

    init(
      _ sheet: String, for dialects: [Dialect] = [.sapfiori], _ first: [String],
      without: [String] = []
    ) {
      testDescription = sheet
      self.sheet = sheet
      self.dialects = dialects
      self.first = first
      self.without = without
    }
  }

  static let cases = [
    // Classes.
    Case("Lab│", for: [.nui], ["Label | UILabel"], without: ["fdlFUILabel", "Button"]),
    Case(
      "fdlFUIRatingControl_│",
      [
        "fdlFUIRatingControl_leading_label | FUIRatingControl",
        "fdlFUIRatingControl_trailing_label | FUIRatingControl (inferred)",
      ], without: ["fdlFUIRatingControl", "Label"]),
    Case("Own { x: 1; }\nLabel:O│", ["Own | of the project"], without: ["Label:Own"]),
    Case("bUTTON│", for: [.nui], ["Button | UIButton"]),
    // Properties.
    Case(
      "fdlFUIRatingControl { on-color: red; │ }",
      ["off-color | Color", "half-color | Color"], without: ["font-color"]),
    Case(
      "fdlFUIRatingControl { on-color-│ }",
      [
        "on-color-standard | Color", "on-color-accented | Color",
        "on-color-editable-disabled | Color", "on-color-editable | Color (inferred)",
      ], without: ["on-color"]),
    Case(
      "A { off-image: x; }\nfdlFUIRatingControl { │ }",
      ["off-image | Image", "on-color | Color"]),
    Case("fdlFUIRatingControl {\n  on-color: red;\n  on-col│", ["on-color-standard | Color"]),
    Case(
      "fdlFUIRatingControl { on-color: red; on-color│ }",
      ["on-color-standard | Color"]),
    Case("Own { own-size: 1; }\nOwn { own│", ["own-size | Unknown"]),
    Case("Own { font-c│", ["font-color | Color"]),
    // Separate letters match from the start of a word.
    Case(
      "Button { tint│ }", ["title-insets | Box"],
      without: ["background-image-highlighted-insets", "content-insets"]),
    Case("Label { bgc│ }", ["background-color | Color"]),
    Case("// a\nLabel, fdlFUIRatingControl { on-co│", ["on-color | Color"]),
    // Values.
    Case(
      "@a: #0064D9;\n@b: 12;\nfdlFUIRatingControl_title { font-color: │ }",
      ["@a | #0064D9", "#0064D9 | 1 use"]),
    Case(
      "@size: 12;\n@big: 20;\n@ink: red;\nLabel { font-size: @big; } Button { font-size: │; }",
      ["@big | 20", "@size | 12", "@ink | #FF0000"]),
    Case(
      """
      Label { background-color: #FFFFFF; font-color: tint│; }
      """,
      [
        "tintColor | #0070F2 light, #4DB1FF dark, contrast 4.56 light, 2.32 dark"
      ], without: ["@a", "#FFFFFF"]),
    Case(
      "Label { font-color: #111111; background-color: wh│; }",
      ["white | #FFFFFF, contrast 18.88"]),
    Case(
      "Label { font-color: tintColor_dark│",
      [
        "tintColor_darkBackground | #4DB1FF", "tintColor_darkConstant | #4DB1FF",
      ]),
    Case("@brand: primary1│;", ["primary1 | replaced by primaryLabel"]),
    Case("Label { text-align: │ }", ["left", "center", "right"], without: ["fill"]),
    Case("Button { text-align: f│ }", for: [.nui], ["fill"]),
    Case("Label { font-style: b│; }", ["body | 17 points"]),
    Case("Label { font-name: bold│; }", ["boldSystem"]),
    Case("Label { font-size: 12; }\nButton { font-size: │; }", ["12 | 1 use"]),
    Case("@size: │;\nLabel { font-size: @size; } A { font-size: 10; }", ["10 | 1 use"]),
    // A used value is inserted as written.
    Case(
      "Label { text-shadow-offset: 1, 2; }\nButton { text-shadow-offset: │; }", ["1, 2 | 1 use"]),
    Case(
      "Label { font-name: HelveticaNeue-CondensedBlack-ExtraLong-Oblique; } A { font-name: │; }",
      ["HelveticaNeue-CondensedBlack-ExtraLong-Oblique | 1 use"]),
    // The contrast shown is the lowest one, including raised surfaces.
    Case(
      "@brand: #0A6ED1;\nfdlFUIRatingControlFormCell_title { font-color: @│; }",
      ["@brand | #0A6ED1, contrast 5.04 light, 3.36 dark"]),
    Case("Label { font-color: red │", []),
    Case("Label { font-color: rgb(│", []),
    Case(
      "Button { exclude-views: │; }", for: [.nui], ["UIActivityIndicatorView | a class of views"],
      without: ["BarButton"]),
    Case(
      "Button { exclude-views: UILabel, UIBut│", for: [.nui], ["UIButton | a class of views"],
      without: ["Button"]),
    Case("Label { font-color: re│; }", ["red | #FF0000"]),
    Case(
      "Label { font-color: rgb│; }",
      ["rgb() | red, green, blue", "rgba() | red, green, blue, alpha"]),
    Case(
      "Label { font-color: rgb│; }", for: [.fioriSwiftUI], [], without: ["rgb()"]),
    Case(
      "Label { font-color: #112233; background-color: #│; }", ["#112233 | contrast 1.00, 1 use"]),
    Case(
      "@a: #112233;\n@b: #0064D9;\n@c: #0064D9;\n@d: #│;", ["#0064D9 | 2 uses", "#112233 | 1 use"]),
    // Variables that are certainly of another type are left out; others whose values do not fit are
    // the last.
    Case(
      "@ink: #112233;\n@fog: rgba(1, 2, 3, 0.5);\n@pad: 4;\nLabel { font-size: │; }", ["@pad | 4"],
      without: ["@ink", "@fog"]),
    Case(
      "@ink: #112233;\n@pad: 4;\n@side: left;\nLabel { text-align: │; }", ["@side | left", "left"],
      without: ["@ink", "@pad"]),
    Case(
      "@ink: #112233;\n@gap: 1, 2;\nLabel { text-shadow-offset: │; }", ["@gap | 1, 2"],
      without: ["@ink"]),
    Case(
      "@ink: #112233;\n@pad: 4;\n@face: Avenir;\nLabel { font-name: │; }",
      ["@face | Avenir", "system"], without: []),
    Case(
      "@ink: red;\n@logo: star;\nfdlFUIRatingControl { on-image: │; }",
      ["@logo | star", "@ink | #FF0000"]),
    Case(
      "@a: #112233;\n@b: white;\nLabel { background-color: #112233; font-color: │; }",
      ["@b | #FFFFFF, contrast 16.14", "@a | #112233, contrast 1.00"]),
    // A variable has the value of each situation.
    Case(
      "@pad: 4;\n@media (device: ipad) { @pad: 9; }\nLabel { font-size: │; }",
      ["@pad | 4, iPad 9"]),
    Case(
      "@pad: 4;\n@media (orientation: unknown) { @pad: 9; }\n@media (user-interface-style: dark) { @pad: 7; }\nLabel { font-size: │; }",
      ["@pad | 7"]),
    Case(
      "Label { font-color: │; }",
      ["primaryLabel | #223548 light, #F5F6F7 dark"]),
    // Variables.
    Case("@a: 1;\n@b: 2;\nLabel { font-size: @│", ["@a | 1", "@b | 2"], without: ["left"]),
    Case("@m│", ["@media | rules for a device or an orientation"]),
    Case(
      "@│",
      ["@media | rules for a device or an orientation", "@import | the rules of another sheet"]),
    Case("@media (device: ipad) { @zzq│ }", [], without: ["@zzq"]),
    Case("Zzq│", [], without: ["Zzq"]),
    Case("Foo { x: 1; }\nFoo│", ["Foo | of the project"]),
    Case(
      "fdlFUIRatingControl { on-colr: red; }\nfdlFUIRatingControl { on-col│ }",
      ["on-color | Color"], without: ["on-colr"]),
    Case("A { x: @missing; }\n@│", ["@missing | used, not defined"]),
    Case(
      "@a: 1;\n@media (device: ipad) { @│", ["@a | defined for all situations"],
      without: ["@media"]),
    Case("@tintColor_│", for: [.nui], []),
    Case(
      "@tintColor_d│", for: [.fioriSwiftUI], ["@tintColor_darkBackground | #4DB1FF"],
      without: ["@tintColor"]),
    // At-rules.
    Case("@me│", ["@media | rules for a device or an orientation"]),
    Case("@im│", for: [.nui], [], without: ["@import"]),
    Case(
      "@media │",
      [
        "(device: iphone)", "(device: ipad)", "(orientation: portrait)", "(orientation: landscape)",
      ]),
    Case("@media (│", ["device | iphone, ipad", "orientation | portrait, landscape"]),
    Case("@media (device: │", ["iphone | device", "ipad | device"]),
    Case("@media (device: ipad) │", ["and"]),
    Case(
      "@media (device: ipad) and │", ["(orientation: portrait)", "(orientation: landscape)"],
      without: ["(device: ipad)"]),
    // Comments.
    Case(
      "/* │ */",
      [
        "stylecheck-disable-next-line | for the next line",
        "stylecheck-disable-line | for this line",
      ]),
    Case(
      "/* stylecheck-disable-line short-hex, ei│",
      [
        "eight-digit-hex | a color has eight hex digits, and every engine reads them in its own way"
      ],
      without: ["short-hex"]),
    Case("/* stylecheck-disable-line hyg│", ["hygiene | a group of rules"]),
    Case("/* a word │ */", []),
  ]

  @Test(arguments: cases)
  func itemsMatch(_ c: Case) throws {
    let (sheet, offset) = try #require(Sheet.marked(c.sheet))
    let found = EditedSheet(alone: sheet, SheetProject.Settings(dialects: c.dialects))
      .completions(at: offset)
    let lines = found.items.map { $0.detail.isEmpty ? $0.label : "\($0.label) | \($0.detail)" }
    #expect(Array(lines.prefix(max(c.first.count, 1))) == c.first)
    #expect(!found.items.contains { c.without.contains($0.label) })
  }

  @Test(arguments: [
    ("Labe│", "Label {\n  $0\n}"), ("Labe│ { }", nil), ("Label { font-col│", "font-color: $0;"),
    ("Label { font-col│: red; }", nil), ("/* stylecheck-disable-f│", "stylecheck-disable-file $0"),
    ("@im│", "@import \"$0\";"), ("Label { font-col│ }", "font-color: $0;"),
    ("Own { x: 1; }\nOwn {\n  │\n}", "x: $0;"), ("Own { x: 1; }\nOwn {\n  │\n  y: 2;\n}", "x: $0;"),
    ("@media (device: ipad) { Labe│ }", "Label {\n  $0\n}"),
  ])
  func snippetAddsMissingText(_ text: String, _ snippet: String?) throws {
    let (sheet, offset) = try #require(Sheet.marked(text))
    #expect(EditedSheet(alone: sheet).completions(at: offset).items.first?.snippet == snippet)
  }

  /// An engine that reads a definition as one line takes a blank for a part of the value.
  @Test(arguments: [
    ("@tintCol│", [Dialect.sapfiori], "@tintColor: $0;"),
    ("@tintCol│", [.fioriSwiftUI], "@tintColor:$0;"),
    ("@tintCol│", [.sapfiori, .fioriSwiftUI], "@tintColor:$0;"),
  ])
  func aSnippetOfADefinitionSuitsTheTargets(
    _ text: String, _ dialects: [Dialect], _ snippet: String
  ) throws {
    let (sheet, offset) = try #require(Sheet.marked(text))
    let items = EditedSheet(alone: sheet, SheetProject.Settings(dialects: dialects))
      .completions(at: offset).items
    #expect(items.first?.snippet == snippet)
  }

  /// If nothing shows the target, the names for other engines follow those for the assumed one.
  @Test(
    arguments: [
      ("Lab│", "Label", nil), ("fdlFUIRatingControl_le│", "fdlFUIRatingControl_leading_label", nil),
      ("│", "BarButton", "fdlFUIRatingControl"), ("@brand: re│;", "red", nil),
      ("@brand: │;", "black", "primaryLabel"), ("@tintCol│", "@tintColor", nil),
    ] as [(String, String, String?)])
  func namesForAssumedTargetAreFirst(_ text: String, _ first: String, _ later: String?) throws {
    let (sheet, offset) = try #require(Sheet.marked(text))
    let settings = SheetProject.Settings(dialects: [.nui], isTargetAssumed: true)
    let labels = EditedSheet(alone: sheet, settings).completions(at: offset).items.map(\.label)
    #expect(labels.first == first)
    #expect(later.map(labels.contains) != false)
  }

  /// The colors of connected sheets complete a `#`.
  @Test func hexDigitsOfAnImportedSheetAreOffered() throws {
    let (edited, offset) = try #require(
      EditedSheet.marked(
        "@import \"1\";\nLabel { font-color: #│; }", among: ("@a: #0064D9;", []), imports: [1]))
    #expect(edited.completions(at: offset).items.map(\.label) == ["#0064D9"])
  }

  @Test func aSnippetHasTheConfiguredIndentation() throws {
    let (sheet, offset) = try #require(Sheet.marked("Labe│"))
    var format = SheetFormat()
    format.indentation = .tab
    let items = EditedSheet(alone: sheet, SheetProject.Settings(format: format))
      .completions(at: offset).items
    #expect(items.first?.snippet == "Label {\n\t$0\n}")
  }

  @Test(arguments: [
    ("Label { font-color: #123; } /* stylecheck-disable-line │ */\n", "short-hex"),
    ("Label { font-color: #123; } /* stylecheck-disable-line │\n", "short-hex"),
    ("/* stylecheck-disable-next-line │ */\nLabel { font-color: #123; }\n", "short-hex"),
    ("/* stylecheck-disable-file │ */\n\nLabel { font-color: #123; }\n", "short-hex"),
  ])
  func ruleWithFindingIsFirst(_ text: String, _ id: String) throws {
    let (sheet, offset) = try #require(Sheet.marked(text))
    let items = EditedSheet(alone: sheet).completions(at: offset) {
      Sheet(parsing: $0).findings(for: [.sapfiori]).diagnostics
    }.items
    #expect(items.first?.label == id)
    #expect(items.allSatisfy { Rule(named: $0.label).map { Rule.canSuppress($0.id) } ?? true })
  }

  /// A blank is typed everywhere, so it triggers completions only at some positions.
  @Test(arguments: [
    ("Label { font-style: │", true), ("@media │", true), ("/* stylecheck-disable-line │", true),
    ("Label │", false), ("Label { │", false), (" │", false), ("/* │", false), ("Label, │", false),
  ])
  func blankTriggersCompletionsAtSomePositions(_ text: String, _ hasItems: Bool) throws {
    let (sheet, offset) = try #require(Sheet.marked(text))
    let found = EditedSheet(alone: sheet).completions(at: offset, behind: " ")
    #expect(found.items.isEmpty != hasItems)
  }

  @Test func setPropertyIsLast() throws {
    let (sheet, offset) = try #require(Sheet.marked("fdlFUIRatingControl { on-color: red; │ }"))
    let items = EditedSheet(alone: sheet).completions(at: offset).items
    #expect(items.last?.label == "on-color")
    #expect(items.last?.detail == "Color (already set)")
  }

  @Test func aDeprecatedNameIsMarked() throws {
    let (sheet, offset) = try #require(Sheet.marked("Label { font-color: primary1│"))
    let items = EditedSheet(alone: sheet).completions(at: offset).items
    #expect(items.first { $0.label == "primary1" }?.isDeprecated == true)
    #expect(items.first { $0.label == "primaryLabel" }?.isDeprecated != true)
  }

  @Test func imagesOfTheAppAreValues() throws {
    let (sheet, offset) = try #require(Sheet.marked("fdlFUIRatingControl { on-image: │; }"))
    // Names that the target does not read as one value are left out.
    let odd = ["größe", "a+b", "a;b", "a}b", "o'x", "@x", "two  blanks"]
    let settings = SheetProject.Settings(
      images: AppImages(sets: ["star"] + odd, files: ["deck@2x.png"]))
    let items = EditedSheet(alone: sheet, settings).completions(at: offset).items
    #expect(items.map(\.label) == ["deck", "star"])
  }

  @Test(arguments: [
    (#"@import "│";"#, ["colors", "../base", "parts/cells"]),
    (#"@import │"#, [#""colors""#, #""../base""#, #""parts/cells""#]),
    (#"@import "colors"; @import "│";"#, ["../base", "parts/cells"]),
  ])
  func otherSheetsOfTheProjectAreImports(_ text: String, _ insertions: [String]) throws {
    let (sheet, offset) = try #require(Sheet.marked(text))
    let names = ["app/theme.nss", "app/colors.nss", "app/parts/cells.nss", "base.nss"]
    let sheets = names.map { name in
      Sheet(parsing: SourceText(bytes: name == names[0] ? sheet.source.bytes : [], name: name))
    }
    let project = SheetProject(sheets.map { SheetProject.Member($0, SheetProject.Settings()) })
    let edited = try #require(EditedSheet(0, of: project))
    let items = edited.completions(at: offset).items
    #expect(items.map(\.insertion) == insertions)
    let snippets = insertions.map { $0.hasPrefix("\"") ? "\($0);" : nil }
    #expect(items.map(\.snippet) == snippets)
  }

  /// Every text that is cut off somewhere has completions: nothing traps, the word contains the
  /// offset, and no label occurs twice.
  @Test func everyCutOfASheetHasCompletions() throws {
    for text in Self.cases.map(\.sheet) {
      let (sheet, _) = try #require(Sheet.marked(text))
      let bytes = sheet.source.bytes
      for offset in Trials.some(0...bytes.count, oneOf: 124, seed: bytes.count) {
        for end in [offset, bytes.count] {
          let cut = EditedSheet(
            alone: Sheet(parsing: SourceText(bytes: Array(bytes[..<end]))))
          let found = cut.completions(at: offset)
          #expect(found.range.lowerBound <= offset && offset <= found.range.upperBound)
          #expect(Set(found.items.map(\.label)).count == found.items.count)
        }
      }
    }
  }
}
