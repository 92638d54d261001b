import StyleSheet

extension Rule {
  static let blankAfterColon = Rule(
    misreading: .blankAfterColon, id: "blank-after-colon",
    summary: "a blank between ':' and the name of a color changes the value",
    rationale: """
      SAP's SwiftUI port does not trim a value, so ' blue' is not one of its color words and the \
      palette's own color is used. Hex digits are found after a blank too; SAP's own example of a \
      definition has one.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and CustomizeColorPalette.md",
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
    ]
  ) { line, blanks, inspection in
    let sheet = inspection.sheet
    let value = blanks.lowerBound..<sheet.valueRange(of: line.row.element).upperBound
    return Finding(
      at: blanks,
      "\(.engine) will find no color in '\(sheet.source.excerpt(value))', "
        + "because it does not trim a value"
    )
    .fixIt("remove the blank", as: .safe, .remove(blanks))
  }
}
