import StyleSheet
import Testing

@testable import stylecheck

/// Exported values that several properties share, and the references to them.
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
  func sharedValuesAreWrittenOnce(_ format: String, _ expected: [String]) throws {
    let export = try #require(ExportFormat.named(format)).export(Self.theme)
    let lines = export.files[0].text.split(separator: "\n").map(String.init)
    for line in expected { #expect(lines.contains(line), "\(line)") }
  }

  /// A palette name is an alias if the sheets override it; other colors are written out.
  @Test(arguments: ["tokens", "resolver"])
  func overriddenPaletteNameIsAnAlias(_ format: String) throws {
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

  /// An elevated element inherits computed values, so its block repeats the alias.
  @Test func aliasIsRepeatedWhereItsTargetChanges() throws {
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

  /// The variable is omitted instead.
  @Test func aClassKeepsTheNameOfAVariable() throws {
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

  /// An override with the same color as the palette is in the imported sheet.
  @Test func overrideWithThePaletteColorIsKept() throws {
    let theme = ExportedTheme(
      of: [Sheet(parsing: SourceText("@primaryLabel: #223548;"))], in: ThemeEnvironment(),
      for: .sapfiori)
    let text = try #require(ExportFormat.named("resolver")).export(theme).files[0].text
    let sheet = try #require(TokenImport.read(SourceText(text), for: nil).sheet)
    #expect(sheet.contains("@primaryLabel_lightBackground: #223548;"))
  }
}

extension String {
  /// Returns the number of parts between the words.
  fileprivate func components(separatedBy words: String) -> Int {
    split(separator: words, omittingEmptySubsequences: false).count
  }
}
