import StyleSheet

extension Rule {
  static let ignoredRules = Rule(
    id: "ignored-rules", .portability, .information,
    summary: "the engine ignores every rule of the sheet",
    rationale: """
      SAP's SwiftUI port reads only the palette definitions of a sheet (documented).
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings; pull request 461",
    targets: [.fioriSwiftUI],
    examples: [
      """
      @tintColor: #0064D9;
      """,
      """
      @tintColor: #0064D9;
      Label { font-size: 17; }
      ^^^^^ remark[ignored-rules]: fiori-swiftui reads palette definitions only, and ignores every rule
      Button { height: 44; }
      """,
      """
      fdlFUIRatingControl { on-color: tintColor; }
      ^^^^^^^^^^^^^^^^^^^ remark[ignored-rules]: fiori-swiftui reads palette definitions only, and ignores every rule
      @tintColor:#0064D9;
      """,
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    // In a sheet with rules alone, nothing is read, and another rule reports that.
    guard !inspection.readsRules, !inspection.paletteLines.isEmpty,
      let row = sheet.selectorRows.first
    else { return }
    report(
      at: sheet.selectorRange(row),
      "\(.engine("reads", "read")) palette definitions only, and \(.verb("ignores", "ignore")) every rule"
    )
  }
}
