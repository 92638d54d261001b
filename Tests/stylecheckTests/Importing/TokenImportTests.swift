import Mutations
import StyleSheet
import Testing

@testable import stylecheck

/// Handwritten files of tokens, and their diagnostics.
@Suite struct TokenImportTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String
    let sheet: String?

    init(_ description: String, _ file: String, _ sheet: String?) {
      testDescription = description
      self.file = file
      self.sheet = sheet.map { "/* made by stylecheck */\n" + $0 }
    }
  }

  static let good = [
    Case(
      "a color that differs in dark mode is a palette name",
      """
      { "sets": { "a": { "sources": [{ "plain": { "$type": "number", "$value": 1 } }] } },
        "modifiers": { "mode": { "contexts": {
          "light": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0, 0] } } }],
          "dark": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/mode" }] }
      """,
      """

      @plain: 1;
      @customColor1_lightBackground: #330000;
      @customColor1_contrastLightBackground: #330000;
      @customColor1_elevatedLightBackground: #330000;
      @customColor1_elevatedContrastLightBackground: #330000;
      @customColor1_darkBackground: #FFFFFF;
      @customColor1_contrastDarkBackground: #FFFFFF;
      @customColor1_elevatedDarkBackground: #FFFFFF;
      @customColor1_elevatedContrastDarkBackground: #FFFFFF;
      @ink: customColor1;

      """),
    Case("an empty file", "{}", ""),
    Case(
      "the palette that an export kept as text",
      ##"{ "palette": { "$extensions": { "stylecheck": { "mango8_darkBackground": "#123456" } } } }"##,
      "\n@mango8_darkBackground: #123456;\n"),
    Case(
      "a pointer leads to a part of a value",
      """
      { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.2, 0] } },
        "half": { "$type": "number", "$value": { "$ref": "#/ink/$value/components/1" } },
        "same": { "$type": "number", "$value": { "$ref": "#/half/$value" } },
        "sea": { "$type": "color", "$value": { "colorSpace": "srgb",
          "components": [0, { "$ref": "#/ink/$value/components/2" }, { "$ref": "#/ink/$value/components/0" }] } },
        "gap": { "$type": "dimension", "$value": { "value": { "$ref": "#/size/$value/value" }, "unit": "px" } },
        "sky": { "$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": "#/ink/$value/components" } } },
        "red": { "$type": "number", "$value": { "$ref": "#/sky/$value/components/0" } },
        "row": { "$type": "dimension", "$value": { "value": { "$ref": "#/half/$value" }, "unit": "px" } },
        "size": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }
      """,
      """

      @ink: #FF3300;
      @half: 0.2;
      @same: 0.2;
      @sea: #0000FF;
      @gap: 4;
      @sky: #FF3300;
      @red: 1;
      @row: 0.2;
      @size: 4;

      """),
    Case(
      "groups give their names to variables, and their types to tokens",
      """
      { "brand": { "$type": "color",
          "primary": { "$value": { "colorSpace": "srgb", "components": [0, 0.3922, 0.851] } },
          "$root": { "$value": { "colorSpace": "srgb", "components": [1, "none", 0], "alpha": 0.5 } } },
        "gap": { "$type": "dimension", "$value": { "value": 12.5, "unit": "px" } },
        "Body Font": { "$type": "fontFamily", "$value": "Avenir Next" },
        "half": { "$type": "number", "$value": 5e-1, "$description": "d", "$deprecated": true } }
      """,
      """

      @brand-primary: #0064D9;
      @brand: #32FF0000;
      @gap: 12.5;
      @Body-Font: Avenir Next;
      @half: 0.5;

      """),
    Case(
      "an alias of a class is a variable, any other its value",
      """
      { "a": { "$type": "number", "$value": 4 }, "b": { "$value": "{a}" },
        "c": { "$ref": "#/b/$value" }, "d": { "$value": { "$ref": "#/c" } },
        "classes": { "Label": { "part": { "font-size": { "$value": "{d}" } } } } }
      """,
      """

      @a: 4;
      @b: 4;
      @c: 4;
      @d: 4;

      Label_part {
        font-size: @d;
      }

      """),
    Case(
      "a group inherits from the group that it extends, and overrides it",
      """
      { "base": { "$type": "number", "x": { "$value": 1 }, "in": { "y": { "$value": 2 } } },
        "more": { "$extends": "{base}", "x": { "$value": 3 }, "in": { "z": { "$value": 4 } } } }
      """,
      """

      @base-x: 1;
      @base-in-y: 2;
      @more-x: 3;
      @more-in-z: 4;
      @more-in-y: 2;

      """),
    Case(
      "a token is a part of the value of another one",
      """
      { "ink": { "$type": "color",
                 "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1] } },
        "part": { "$type": "number", "$ref": "#/ink/$value/components/1" } }
      """,
      """

      @ink: #0080FF;
      @part: 0.5;

      """),
    Case(
      "hues are turned into sRGB",
      """
      { "$type": "color",
        "a": { "$value": { "colorSpace": "hsl", "components": [120, 100, 50] } },
        "b": { "$value": { "colorSpace": "hwb", "components": [0, 20, 20] } },
        "c": { "$value": { "colorSpace": "hwb", "components": [0, 80, 80] } } }
      """,
      """

      @a: #00FF00;
      @b: #CC3333;
      @c: #808080;

      """),
  ]

  @Test(arguments: good) func becomesASheet(_ c: Case) {
    let result = TokenImport.read(SourceText(c.file, name: "a.tokens.json"), for: .sapfiori)
    #expect(result.sheet == c.sheet)
    #expect(result.problems == [])
  }

  /// Without a target, the sheet is written for the engine that other commands take from it.
  @Test(arguments: [
    ("scrim", "nui", "@scrim: rgba(128, 64, 32, 0.5);"),
    ("tintColor_darkBackground", "sapfiori", "@tintColor_darkBackground: #32804020;"),
  ])
  func targetIsTakenFromTheSheet(_ name: String, _ target: String, _ line: String) {
    let file = """
      { "\(name)": { "$type": "color", "$value":
        { "colorSpace": "srgb", "components": [0.5, 0.25, 0.125], "alpha": 0.5 } } }
      """
    let result = TokenImport.read(SourceText(file, name: "a.tokens.json"), for: nil)
    #expect(result.choice?.dialect.name == target)
    #expect(result.sheet?.contains(line) == true, "\(result)")
  }

  @Test(arguments: Package.files(in: "Tests/stylecheckTests/Importing/Mistakes"))
  func mistakesAreReportedAtTheirPlaces(_ path: String) throws {
    let source = SourceText(annotated: try Package.text(of: path))
    let result = TokenImport.read(source, for: nil)
    try Golden.expect(source.annotated(with: result.problems), at: path)
    #expect(!result.problems.isEmpty)
    #expect((result.sheet == nil) == result.problems.contains { $0.severity == .error })
  }

  /// A file with a replaced byte does not trap, and becomes a sheet only if it has no errors.
  @Test(arguments: good) func mutatedFilesDoNotTrap(_ c: Case) {
    let bytes = Array(c.file.utf8)
    let texts = ["", "\"", "{", "$", "null"]
    let cuts = bytes.indices.map { ($0, texts[$0 % texts.count]) }
    for (cut, more) in Trials.some(cuts, oneOf: 48, seed: bytes.count) {
      let spoilt = Array(bytes[..<cut]) + Array(more.utf8) + Array(bytes[(cut + 1)...])
      let result = TokenImport.read(SourceText(bytes: spoilt, name: "a"), for: .nui)
      let hasErrors = result.problems.contains { $0.severity == .error }
      #expect((result.sheet == nil) == hasErrors, "\(more) in place of byte \(cut)")
    }
  }

  @Test func aLongChainOfAliasesIsFollowed() throws {
    let links = (1...5000).map { "\"t\($0)\": { \"$value\": \"{t\($0 - 1)}\" }" }
    let text =
      "{ \"t0\": { \"$type\": \"number\", \"$value\": 7 }, \(links.joined(separator: ", ")) }"
    let result = TokenImport.read(SourceText(text, name: "a"), for: nil)
    #expect(result.problems.isEmpty)
    #expect(try #require(result.sheet).hasSuffix("@t5000: 7;\n"))
  }
}
