import Testing

@testable import stylecheck

@Suite struct CoverageReportTests {
  /// Components, or a sheet, of which the target styles nothing.
  @Test(arguments: [
    (
      "--component FUIRatingControl", "Label { font-size: 3; }", "",
      "stylecheck: nui has nothing to set in 'FUIRatingControl'\n"
    ),
    (
      "--component FUIRatingControl --component palette", "", "",
      "stylecheck: nui has nothing to set in 'FUIRatingControl'\n"
        + "stylecheck: nui has nothing to set in 'palette'\n"
    ),
    (
      "", "fdlFUIRatingControl { on-color: red; }",
      "the sheets style no class that the catalog has for nui\n", ""
    ),
  ])
  func nothingToSetIsReported(
    _ options: String, _ sheet: String, _ output: String, _ error: String
  ) {
    let run = Run("coverage --target nui \(options) -", input: sheet)
    #expect(run == Run(output: output, error: error, status: .clean))
  }

  @Test(arguments: ["text", "json"]) func anEmptyComponentIsReportedBesideOthers(_ format: String) {
    let line = "coverage --target nui --format \(format) --component UILabel"
    let sheet = "Label { font-size: 3; }"
    let run = Run("\(line) --component palette -", input: sheet)
    #expect(
      run
        == Run(
          output: Run("\(line) -", input: sheet).output,
          error: "stylecheck: nui has nothing to set in 'palette'\n", status: .clean))
  }
}
