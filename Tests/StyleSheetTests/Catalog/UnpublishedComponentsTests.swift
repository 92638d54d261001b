import Testing

@testable import StyleRules
@testable import StyleSheet

@Suite struct UnpublishedComponentsTests {
  /// Slips in names of components without published class paths are found, and the names are not
  /// reported as slips.
  @Test(arguments: [
    ("FUITextFieldFormCell_title", "fdlFUITextFieldFormCell_title"),
    ("fdlTextFieldFormCell_title", "fdlFUITextFieldFormCell_title"),
    ("FDLFUIStepperFormCell_title", "fdlFUIStepperFormCell_title"),
    ("fldFUIStepperFormCell", "fdlFUIStepperFormCell"),
    ("fdlFUIDatePickerFormCel_title", "fdlFUIDatePickerFormCell_title"),
    ("fdlFUIDatePickerFormCell_title", nil), ("fdlFUIStepperFormCell", nil),
  ])
  func slipsHaveTheRightName(_ name: String, _ right: String?) {
    let sheet = Sheet(parsing: SourceText("\(name) { font-color: red; }"))
    let found = sheet.findings(for: .sapfiori, rules: [.unknownClass]).diagnostics
    #expect(found.map(\.severity) == [right == nil ? .information : .warning])
    let written = found.flatMap(\.fixIts).flatMap(\.edits).map(\.replacement)
    #expect(written == [right].compactMap { $0 })
  }
}
