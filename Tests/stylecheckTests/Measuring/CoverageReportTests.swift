import Testing

@testable import stylecheck

@Suite struct CoverageReportTests {
  /// A component, or a sheet, of which the target styles nothing.
  @Test(arguments: [
    (
      "--component FUIRatingControl", "Label { font-size: 3; }",
      "nui has nothing to set in 'FUIRatingControl'\n"
    ),
    (
      "--component FUIRatingControl --component palette", "",
      "nui has nothing to set in 'FUIRatingControl'\nnui has nothing to set in 'palette'\n"
    ),
    (
      "", "fdlFUIRatingControl { on-color: red; }",
      "the sheets style no class that the catalog has for nui\n"
    ),
  ])
  func nothingToSetIsReported(_ options: String, _ sheet: String, _ output: String) {
    let run = Run("coverage --target nui \(options) -", input: sheet)
    #expect(run.output == output && run.status == .clean, "\(run)")
  }

  @Test func anEmptyComponentIsReportedBesideOthers() {
    let run = Run(
      "coverage --target nui --component UILabel --component palette -",
      input: "Label { font-size: 3; }")
    #expect(run.output.contains("\n1 of 21 properties set, 4 %\n"))
    #expect(run.output.hasSuffix("\nnui has nothing to set in 'palette'\n"))
  }
}
