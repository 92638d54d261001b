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
        ^^^^^^ warning[nothing-read]: fiori-swiftui will load this sheet without a word and read nothing, because no line overrides a palette name, and it ignores every rule
        Label { font-color: @brand; }
        """, for: .fioriSwiftUI),
      Example(
        """
        Label { font-size: 17; }
        ^^^^^ warning[nothing-read]: fiori-swiftui will load this sheet without a word and read nothing, because no line overrides a palette name, and it ignores every rule
        """, for: .fioriSwiftUI),
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    guard inspection.dialect.definitionShape == .wholeLine, inspection.paletteLines.isEmpty else {
      return
    }
    let definition = sheet.definitionRows.first.map { sheet.nameRange(of: $0.element) }
    let selector = sheet.selectorRows.first.map(sheet.selectorRange)
    let first = [definition, selector].compactMap { $0 }.min { $0.lowerBound < $1.lowerBound }
    guard let first else { return }
    report(
      Diagnostic(
        .warning, "nothing-read", at: first,
        "\(inspection.dialect.name) will load this sheet without a word and read nothing, "
          + "because no line overrides a palette name"
          + (selector == nil ? "" : ", and it ignores every rule")))
  }
}
