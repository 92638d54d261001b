extension Rule {
  static let nothingRead = Rule(
    id: "nothing-read", .portability, .warning,
    summary: "the engine reads nothing of the sheet, and does not say so",
    rationale: """
      The functions of SAP's SwiftUI port that load a sheet are marked as throwing, and swallow what \
      goes wrong. A sheet of which no line is an override of the palette loads like any other, and \
      changes nothing.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: [
      Example(
        """
        @tintColor:#0064D9;
        Label { font-size: 17; }
        """, for: .fioriSwiftUI),
      Example(
        """
        @brand:#0064D9;
        ^ warning[nothing-read]: fiori-swiftui will load this sheet without a word and read nothing, because no line overrides a palette name
        Label { font-color: @brand; }
        """, for: .fioriSwiftUI),
      Example(
        """
        Label { font-size: 17; }
        ^ warning[nothing-read]: fiori-swiftui will load this sheet without a word and read nothing, because no line overrides a palette name
        """, for: .fioriSwiftUI),
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    guard inspection.dialect.definitionShape == .wholeLine, inspection.paletteLines.isEmpty,
      !(sheet.ruleRows.isEmpty && sheet.definitionRows.isEmpty)
    else { return }
    report(
      Diagnostic(
        .warning, "nothing-read", at: 0..<min(1, sheet.source.bytes.count),
        "\(inspection.dialect.name) will load this sheet without a word and read nothing, "
          + "because no line overrides a palette name"))
  }
}
