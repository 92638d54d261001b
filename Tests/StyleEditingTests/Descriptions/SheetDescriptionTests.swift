import StyleEditing
import StyleSheet
import Testing

@Suite struct SheetDescriptionTests {
  /// A sheet in which `│` marks an offset, and the description of the word there.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let dialects: [Dialect]
    let word: String
    let text: String

    init(
      _ sheet: String, for dialects: [Dialect] = [.sapfiori], _ word: String, _ text: String
    ) {
      testDescription = sheet
      self.sheet = sheet
      self.dialects = dialects
      self.word = word
      self.text = text
    }
  }

  static let cases = [
    Case(
      "fdlFUI│RatingControl { }", for: [.nui], "fdlFUIRatingControl",
      """
      fdlFUIRatingControl: a class of FUIRatingControl (SAP Fiori for iOS)

      Not styled by nui

      8 properties: on-color, off-color, half-color, on-image, off-image, half-image, exclude-views, exclude-subviews

      Note: the images are a filled and an open star by default

      Source: SAPFiori reference, FUIRatingControl: 9.0, 25.08, Latest

      1 rule in 1 sheet
      """),
    Case(
      "Own│ { x: 1; }\nOwn { y: 2; }", "Own",
      """
      Own: a class of the project, which no source documents

      2 rules in 1 sheet
      """),
    Case(
      "fdlFUIRatingControl { on-col│or-accented: tintColor; }", "on-color-accented",
      """
      on-color-accented: the property on-color in the variant -accented of fdlFUIRatingControl

      Takes a color such as '#0064D9' or 'red'.

      Note: the page prints '-editable-disabled' twice; one is read as '-editable'

      Source: SAPFiori reference, FUIRatingControl: 9.0, 25.08, Latest

        light: tintColor = #0070F2
        light, high contrast: tintColor = #0046A8
        dark: tintColor = #4DB1FF
        dark, high contrast: tintColor = #5CB7FF

        light: contrast 4.56 on primaryBackground #FFFFFF, passes (a mark needs 3)
        light, high contrast: contrast 8.60 on primaryBackground #FFFFFF, passes (a mark needs 3)
        dark: contrast 9.04 on primaryBackground #000000, passes (a mark needs 3)
        dark, high contrast: contrast 9.67 on primaryBackground #000000, passes (a mark needs 3)
      """),
    Case(
      "Own { on-co│lor: #0064D9; }", "on-color",
      """
      on-color of Own: no source documents this property

      Other classes have it, with a color such as '#0064D9' or 'red'.
      """),
    Case(
      """
      @brand: #0064D9;
      @media (device: ipad) { @brand: #FF0000; }
      fdlFUIRatingControl_title { font-color: @br│and; background-color: #FFF; }
      """, "@brand",
      """
      @brand: a variable, defined in line 1; line 2

        iPhone: #0064D9
        iPad: #FF0000

      Used once

        iPhone: #0064D9
        iPad: #FF0000

        iPhone: contrast 5.49 on background-color #FFFFFF, passes (text needs 4.5)
        iPad: contrast 3.99 on background-color #FFFFFF, fails (text needs 4.5)

      #0064D9 is the nearest color with a contrast of 4.5 in all situations.
      """),
    Case(
      "@a: @b;\n@b: #1EE68A00;\n@│a: 3;", "@a",
      """
      @a: a variable, defined in line 1; line 3

        value: 3

      Not used
      """),
    Case(
      "@a│: @b;\n@b: #1EE68A00;", for: [.sapfiori, .nui], "@a",
      """
      @a: a variable, defined in line 1

        sapfiori: @b, as text

        nui: @b, as text

      Not used
      """),
    Case(
      "A { x: @│none; y: @none; }", "@none",
      """
      @none: a variable that is not defined

      Used 2 times

        value: no value
      """),
    Case(
      "@tint│Color: #FF0000;", "@tintColor",
      """
      @tintColor: a variable, defined in line 1

        value: #FF0000

      Overrides tintColor of the palette

      Not used
      """),
    Case(
      "@tintColor: #FF0000;\nLabel { font-color: tint│Color_lightBackground; }",
      "tintColor_lightBackground",
      """
      tintColor_lightBackground: a color of the palette

      For text on primaryBackground, with a contrast of 4.5

        value: #FF0000

      Overridden by @tintColor (line 1)

        value: tintColor_lightBackground = #FF0000
      """),
    Case(
      "Label { font-color: #1EE68A│00; }", "#1EE68A00",
      """
      #1EE68A00: Color

        nui: #1EE68A
        sapfiori: #E68A00 at 30 % (inferred)
        fiori-swiftui: #1EE68A at 0 %

        value: #1EE68A00 = #E68A00 at 30 %
      """),
    Case(
      """
      Label { font-size: 12; }
      @media (orientation: landscape) { Label { font-size: 1│8; } }
      """, "18",
      """
      18: Number

        portrait: 12
        landscape: 18

        overrides 12 in line 1
      """),
    Case(
      """
      Label { font-size: 1│2; }
      @media (orientation: landscape) { Label { font-size: 18; } }
      """, "12",
      """
      12: Number

        portrait: 12
        landscape: 18

        overridden by 18 for (orientation: landscape) in line 2
      """),
    Case(
      "@a: @b;\n@b: #0064D9;\nLabel { bor│der-color: @a; }", "border-color",
      """
      border-color: the property border-color of Label

      Takes a color such as '#0064D9' or 'red'.

      Source: NUI 0.5.5, README and renderers

        value: @b (not a Color)
      """),
    Case(
      "Label { font-color: rgba(0, 1│00, 217, 0.5); }", "rgba(0, 100, 217, 0.5)",
      """
      rgba(0, 100, 217, 0.5): Color

        nui: #0064D9 at 50 %
        sapfiori: #0064D9 at 50 % (inferred)
        fiori-swiftui: no color; the palette color remains

        value: rgba(0, 100, 217, 0.5) = #0064D9 at 50 %
      """),
    Case(
      """
      Label { font-color: #0064│D9; background-color: rgba(255,255,255,0.5); }
      @media (device: ipad) { A { x: 1; } }
      """, for: [.nui], "#0064D9",
      """
      #0064D9: Color

        contrast unknown: background-color is translucent, and the color behind it is unknown
      """),
    Case(
      "Label { font-color: #FF│F; }", for: [.nui], "#FFF",
      """
      #FFF: Color

        nui: no color
        sapfiori: #FFFFFF (inferred)
        fiori-swiftui: #FFFFFF

        value: #FFF (not a Color)
      """),
    Case(
      """
      @brand: #0A6ED1;
      fdlFUIRatingControlFormCell_title { font-color: @br│and; }
      """, "@brand",
      """
      @brand: a variable, defined in line 1

        value: #0A6ED1

      Used once

        value: #0A6ED1

        light; light, high contrast: contrast 5.04 on primaryBackground #FFFFFF, passes (text needs 4.5)
        dark: contrast 3.36 on primaryBackground #171D23 on a raised surface, fails (text needs 4.5)
        dark, high contrast: contrast 4.16 on primaryBackground #000000, fails (text needs 4.5)

      tintColor is the nearest palette name with a contrast of 4.5 in all situations.
      """),
    Case(
      "TextField { background-color: white; font-color: #77│7777; }", "#777777",
      """
      #777777: Color

        contrast 4.47 on background-color #FFFFFF, fails (text needs 4.5)

      #767676 is the nearest color with a contrast of 4.5.
      """),
    Case(
      "@tint│Color: mango4;\n@primaryLabel:mango4;", for: [.fioriSwiftUI], "@tintColor",
      """
      @tintColor: a variable, defined in line 1

        value: mango4 (not a Color)

      Overrides tintColor of the palette

      Not used
      """),
    Case(
      "@primary│Label:rgb(1, 2, 3);", for: [.fioriSwiftUI], "@primaryLabel",
      """
      @primaryLabel: a variable, defined in line 1

        value: rgb(1, 2, 3) (not a Color)

      Overrides primaryLabel of the palette

      Not used
      """),
    Case(
      "@primaryLabel:rgb(1, │2, 3);", for: [.fioriSwiftUI], "rgb(1, 2, 3)",
      """
      rgb(1, 2, 3): Color

        nui: #010203
        sapfiori: #010203 (inferred)
        fiori-swiftui: no color; the palette color remains
      """),
    Case("@size: 1│2;", "12", "12: Number"),
    Case(
      "Label { font-style: bo│dy; }", "body",
      """
      body: UIFontTextStyle, 17 points

        nui: not read
        sapfiori: body
      """),
    Case(
      "Label { font-size: 1│2; }\nLabel { font-size: 13; }", "12",
      """
      12: Number

        value: 13

        overridden by 13 in line 2
      """),
    Case(
      "Label { font-size: 12; }\nLabel { font-size: 1│3; }", "13",
      """
      13: Number

        overrides 12 in line 1
      """),
    Case(
      "Label, Button { font-color: prim│aryLabel; background-color: #111111; }",
      for: [.nui, .sapfiori, .fioriSwiftUI], "primaryLabel",
      """
      primaryLabel: a color of the palette

      For text on primaryBackground, with a contrast of 4.5

        light: #223548
        light, high contrast: #000000
        dark: #F5F6F7
        dark, high contrast: #FFFFFF

        nui: primaryLabel (not a Color)
        sapfiori, light: primaryLabel = #223548
        sapfiori, light, high contrast: primaryLabel = #000000
        sapfiori, dark: primaryLabel = #F5F6F7
        sapfiori, dark, high contrast: primaryLabel = #FFFFFF

        sapfiori, light: contrast 1.50 on background-color #111111, fails (text needs 4.5)
        sapfiori, light, high contrast: contrast 1.11 on background-color #111111, fails (text needs 4.5)
        sapfiori, dark: contrast 17.45 on background-color #111111, passes (text needs 4.5)
        sapfiori, dark, high contrast: contrast 18.88 on background-color #111111, passes (text needs 4.5)
      """),
    Case(
      "/* stylecheck-disable-line short-│hex */", "short-hex",
      """
      short-hex: a color has three hex digits where the engine needs six, or may need them

      NUI reads six digits. It reads no color from three, although CSS and SAP's SwiftUI port do. Without a color for the title of a bar, a tab or a segment, the app ends with an exception. SAP's UIKit engine is not public, and its pages show six and eight digits.

      Group portability, default severity warning

      rules/short-hex
      """),
    Case(
      "/* stylecheck-disab│le-line */", "stylecheck-disable-line",
      """
      Suppresses rules in the line of the comment.

      The names of rules or groups follow, then -- and a reason.
      """),
    Case(
      "@me│dia (device: ipad) {}", "@media",
      """
      @media: rules and definitions for a device or an orientation

        nui: read, with the properties 'device' and 'orientation'
        sapfiori: unknown
        fiori-swiftui: ignored
      """),
    Case(
      "@media (dev│ice: ipad) {}", "device",
      """
      device: a condition of an @media

      Takes iphone, ipad.
      """),
    Case("@media (device: ip│ad) {}", "ipad", "ipad: a value of device"),
    Case(#"@import "ba│se";"#, "base", "base: a sheet that was not found"),
  ]

  @Test(arguments: cases)
  func wordAtAnOffsetIsDescribed(_ c: Case) throws {
    let (sheet, offset) = try #require(Sheet.marked(c.sheet))
    let edited = EditedSheet(alone: sheet, SheetProject.Settings(dialects: c.dialects))
    let description = try #require(edited.description(at: offset))
    #expect(sheet.source[description.range] == c.word)
    #expect(description.text.plain { "rules/\($0)" } == c.text)
  }

  @Test(arguments: [
    "A │ { }", "/* a com│ment */", "/* stylecheck-disable-line -- re│ason */", "A { x: zz│z; }",
    "│",
  ])
  func otherPlacesHaveNoDescription(_ text: String) throws {
    let (sheet, offset) = try #require(Sheet.marked(text))
    #expect(EditedSheet(alone: sheet).description(at: offset) == nil)
  }

  @Test(arguments: [
    ("star", "star: Image\n\nThe app has this image."),
    ("moon", "moon: Image\n\nThe app has no image of this name."),
  ])
  func anImageIsLookedUp(_ name: String, _ text: String) {
    let settings = SheetProject.Settings(images: AppImages(sets: ["star"]))
    let edited = EditedSheet(alone: Sheet(parsing: SourceText("")), settings)
    #expect(edited.description(of: .value(name, .image))?.plain { $0 } == text)
  }

  /// Both declarations of the property show the value from the other sheet.
  @Test func aVariableOfAnotherSheetHasItsValue() throws {
    let text = "@import \"1\"; A { x: @a; } A { x: 9; }"
    let project = SheetProject.of((text, [1]), ("@a: 8;", []))
    let sheet = try #require(EditedSheet(0, of: project))
    #expect(
      sheet.description(at: 17)?.text.plain { $0 } == """
        x of A: no source documents this property

        It is unknown whether an engine shares variables between sheets.

          value: 9

          overridden by 9 in line 1
        """)
    #expect(
      sheet.description(at: 30)?.text.plain { $0 } == """
        x of A: no source documents this property

          overrides 8 in line 1
        """)
  }

  /// One import changes the value in one situation; the others keep the value of the other import.
  @Test func aVariableOfSeveralImportsHasAllItsValues() throws {
    let project = SheetProject.of(
      ("@import \"1\"; @import \"2\"; A { x: @a; }", [1, 2]), ("@a: 8;", []),
      ("@media (device: ipad) { @a: 9; }", []))
    let sheet = try #require(EditedSheet(0, of: project))
    #expect(sheet.inlayHints(in: 0..<99).map(\.label) == ["= 8, iPad 9"])
    let text = sheet.description(of: .variable("@a"))?.plain { $0 } ?? ""
    #expect(text.contains("  iPhone: 8\n  iPad: 9"))
  }

  /// An engine that imports nothing does not know the variables of other sheets.
  @Test func aVariableOfAnImportIsNotDefinedForNUI() throws {
    let nui = SheetProject.Settings(dialects: [.nui])
    let sheets = ["@import \"1\"; A { font-color: @a; border-color: #0064D9; }", "@a: #0064D9;"]
      .enumerated().map { Sheet(parsing: SourceText($1, name: "\($0).nss")) }
    let project = SheetProject([
      .init(sheets[0], nui, imports: [1]), .init(sheets[1], nui),
    ])
    let sheet = try #require(EditedSheet(0, of: project))
    #expect(sheet.inlayHints(in: 0..<99).map(\.label) == [])
    #expect(sheet.colors.map { sheet.source[$0.range] } == ["#0064D9"])
    #expect(!sheet.rewritings(at: 52).contains { $0.title.contains("@a") })
    #expect(!sheet.completions(at: 30).items.contains { $0.label == "@a" })
  }

  /// A sheet does not know the variables of the sheets that import it.
  @Test func aVariableOfAnImporterHasNoValue() throws {
    let project = SheetProject.of(("A { x: @a; }", []), ("@import \"0\"; @a: 8;", [0]))
    let sheet = try #require(EditedSheet(0, of: project))
    #expect(
      sheet.description(at: 4)?.text.plain { $0 } == """
        x of A: no source documents this property

        It is unknown whether an engine shares variables between sheets.
        """)
  }

  @Test func anImportedSheetIsDescribed() throws {
    let (sheet, offset) = try #require(Sheet.marked(#"@import "ba│se"; A { x: @brand; }"#))
    let base = Sheet(
      parsing: SourceText("@brand: #0064D9; A { x: 1; } B { x: 1; }", name: "base.nss"))
    let settings = SheetProject.Settings()
    let project = SheetProject([
      SheetProject.Member(sheet, settings, imports: [1]), SheetProject.Member(base, settings),
    ])
    let edited = try #require(EditedSheet(0, of: project))
    #expect(
      edited.description(at: offset)?.text.plain { $0 } == """
        base.nss: an imported sheet

        2 classes, 1 variable
        """)
    #expect(
      edited.description(of: .variable("@brand"))?.plain { $0 } == """
        @brand: a variable, defined in 'base.nss', line 1

          value: #0064D9

        It is unknown whether an engine shares variables between sheets.

        Used once
        """)
  }

  /// The documentation of every item exists, so that resolving one never fails.
  @Test(arguments: CompletionTests.cases)
  func everyItemHasADescription(_ c: CompletionTests.Case) throws {
    let (sheet, offset) = try #require(Sheet.marked(c.sheet))
    let edited = EditedSheet(alone: sheet, SheetProject.Settings(dialects: c.dialects))
    for item in edited.completions(at: offset).items.prefix(20) {
      #expect(edited.description(of: item.name) != nil, "\(item.label)")
    }
  }
}
