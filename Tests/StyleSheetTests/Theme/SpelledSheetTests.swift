import Testing

@testable import StyleRules
@testable import StyleSheet

/// The theme, the verdict and the findings have the same words as the engine.
@Suite struct SpelledSheetTests {
  private let sheet = Sheet(
    parsing: SourceText(
      """
      @: #0064D9;
      Button { background-image: wide//star.png; corner-radius: 12//; background-color: @; }
      """))

  @Test func slashesArePartOfAWordForNUI() {
    let theme = Theme(of: [sheet], for: .nui)
    #expect(
      theme.setting(SoughtName("background-image"), at: "Button", as: .image)
        == .image(ImageName("wide//star.png")))
    #expect(theme.setting(SoughtName("corner-radius"), at: "Button", as: .number) == .number(12))
    #expect(
      theme.setting(SoughtName("background-color"), at: "Button", as: .color)
        == .color(ThemeColor(rgba: 0x0064_D9FF)))
    #expect(Dialect.nui.verdict(of: sheet) == .accepted)
  }

  @Test func noErrorIsReportedThatNUIDoesNotHave() {
    let found = sheet.findings(for: .nui).diagnostics
    #expect(!found.contains { $0.severity == .error })
    #expect(found.filter { $0.id == "glued-comment" }.count == 1)
  }

  @Test func errorsFromLineCommentsExcludeNUI() {
    let found = sheet.findings(for: Dialect.all).diagnostics
    let errors = found.filter { $0.severity == .error }
    #expect(!errors.isEmpty)
    #expect(!errors.contains { $0.targets.contains("nui") })
  }

  @Test func onlyNUIRespellsTheSheet() {
    #expect(sheet.spelled(for: .sapfiori) == sheet)
    #expect(sheet.spelled(for: .nui) != sheet)
    #expect(sheet.spelled(for: .nui).spelled(for: .nui) == sheet.spelled(for: .nui))
  }
}
