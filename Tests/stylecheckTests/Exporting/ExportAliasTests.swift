import StyleSheet
import Testing

@testable import stylecheck

/// What several properties share is written once, and the others refer to it.
@Suite struct ExportAliasTests {
  private static let theme = ExportedTheme(
    of: [
      Sheet(
        parsing: SourceText(
          """
          @brand: #0064D9;
          @ink: primaryLabel;
          @tintColor: #0070F2;
          Button { font-color: @brand; background-color: secondaryLabel; border-color: #0064D9; }
          Label { font-color: @ink; font-size: 12; }
          Link { font-color: tintColor; }
          """))
    ], in: ThemeEnvironment(), for: .sapfiori)

  @Test(arguments: [
    (
      "css",
      [
        "  --brand: #0064d9;", "  --Button-font-color: var(--brand);",
        "  --Button-border-color: #0064d9;", "  --palette-secondaryLabel: #475e75;",
        "  --Button-background-color: var(--palette-secondaryLabel);",
        "  --ink: var(--palette-primaryLabel);", "  --Label-font-color: var(--ink);",
        "  --palette-tintColor: #0070f2;", "  --Link-font-color: var(--palette-tintColor);",
      ]
    ),
    (
      "swift",
      [
        "    static let brand: ThemeColor = ThemeColor(0x0064D9FF)",
        "    static let fontColor: ThemeColor = Variables.brand",
        "    static let backgroundColor: ThemeColor = Palette.secondaryLabel",
        "    static let ink: ThemeColor = Palette.primaryLabel",
        "    static let fontColor: ThemeColor = Variables.ink",
        "    static let fontColor: ThemeColor = Palette.tintColor",
      ]
    ),
  ])
  func whatIsSharedIsWrittenOnce(_ format: String, _ expected: [String]) throws {
    let export = try #require(ExportFormat.named(format)).export(Self.theme)
    let lines = export.files[0].text.split(separator: "\n").map(String.init)
    for line in expected { #expect(lines.contains(line), "\(line)") }
  }

  /// A name of the palette is a token where the sheets override it; others are written out.
  @Test(arguments: ["tokens", "resolver"])
  func aNameOfThePaletteIsAnAlias(_ format: String) throws {
    let theme = ExportedTheme(
      of: [
        Sheet(
          parsing: SourceText(
            "@tintColor: #0070F2; Link { font-color: tintColor; } Label { font-color: mango8; }"))
      ], in: ThemeEnvironment(), for: .sapfiori)
    let text = try #require(ExportFormat.named(format)).export(theme).files[0].text
    #expect(text.components(separatedBy: "\"{palette.tintColor}\"") == (format == "tokens" ? 2 : 1))
    #expect(!text.contains("{palette.mango8}"))
    let sheet = try #require(TokenImport.read(SourceText(text), for: nil).sheet)
    #expect(sheet.contains("font-color: "))
  }

  @Test func variablesAreColorSets() throws {
    let export = try #require(ExportFormat.named("xcassets")).export(Self.theme)
    let paths = export.files.map(\.path)
    for name in ["brand", "ink", "palette.secondaryLabel", "palette.tintColor"] {
      #expect(paths.contains("\(name).colorset/Contents.json"), "\(name)")
    }
  }

  /// A raised element inherits what is computed already, so an alias stands in its block, too.
  @Test func anAliasIsSaidAgainWhereItsTargetChanges() throws {
    let theme = ExportedTheme(
      of: [
        Sheet(
          parsing: SourceText(
            "@mango8: #112233; Label { font-color: mango8; } Button { font-color: mango8; }"))
      ], in: ThemeEnvironment(), for: .sapfiori)
    let text = try #require(ExportFormat.named("css")).export(theme).files[0].text
    let alias = "--Label-font-color: var(--palette-mango8);"
    #expect(text.components(separatedBy: alias) == 3)
    #expect(text.contains("[data-level=\"elevated\"] {\n  --palette-mango8: #a93e00;\n"))
  }

  /// What the classes have is what an export is for.
  @Test func aClassKeepsTheNameThatAVariableHas() throws {
    let theme = ExportedTheme(
      of: [
        Sheet(
          parsing: SourceText(
            "@Label-font-color: red; Button { font-color: @Label-font-color; } "
              + "Label { font-color: blue; }"))
      ], in: ThemeEnvironment(), for: .sapfiori)
    let export = try #require(ExportFormat.named("css")).export(theme)
    let lines = export.files[0].text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("  --Label-font-color: #0000ff") })
    #expect(lines.contains { $0.hasPrefix("  --Button-font-color: #ff0000") })
    #expect(export.omissions.map(\.what).contains { $0.contains("@Label-font-color") })
  }

  /// A name that is overridden by its own color is in the sheet that is imported.
  @Test func aNameWithThePalettesColorIsNotLost() throws {
    let theme = ExportedTheme(
      of: [Sheet(parsing: SourceText("@primaryLabel: #223548;"))], in: ThemeEnvironment(),
      for: .sapfiori)
    let text = try #require(ExportFormat.named("resolver")).export(theme).files[0].text
    let sheet = try #require(TokenImport.read(SourceText(text), for: nil).sheet)
    #expect(sheet.contains("@primaryLabel_lightBackground: #223548;"))
  }
}

extension String {
  /// How many parts there are between the words.
  fileprivate func components(separatedBy words: String) -> Int {
    split(separator: words, omittingEmptySubsequences: false).count
  }
}
