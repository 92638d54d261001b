import StyleSheet

extension Rule {
  static let blankAfterColon = Rule(
    id: "blank-after-colon", .portability, .error,
    summary: "a blank between ':' and the name of a color changes the value",
    rationale: """
      SAP's SwiftUI port does not trim a value, so ' blue' is not one of its color words and the \
      palette's own color is used. Hex digits are found after a blank too; SAP's own example of a \
      definition has one.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and CustomizeColorPalette.md",
    targets: [.fioriSwiftUI],
    examples: [
      """
      @tintColor:blue;
      @primaryLabel: #1D2B2E;
      """,
      """
      @tintColor: blue;
                 ^ error[blank-after-colon]: fiori-swiftui will find no color in ' blue', because it does not trim a value
      """,
      """
      @primaryLabel:  grey11;
                    ^^ error[blank-after-colon]: fiori-swiftui will find no color in '  grey11', because it does not trim a value
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    for (line, blanks) in inspection.paletteLines.places(of: .blankAfterColon) {
      let value = blanks.lowerBound..<sheet.valueRange(of: line.row.element).upperBound
      report(
        Finding(
          at: blanks,
          "\(.engine) will find no color in '\(sheet.source.excerpt(value))', "
            + "because it does not trim a value"
        )
        .fixIt("remove the blank", as: .safe, .remove(blanks)))
    }
  }
}
