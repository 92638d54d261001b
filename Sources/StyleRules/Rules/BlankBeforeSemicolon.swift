import StyleSheet

extension Rule {
  static let blankBeforeSemicolon = Rule(
    misreading: .blankBeforeSemicolon, id: "blank-before-semicolon",
    summary: "a blank between the name of a color and its ';' changes the value",
    rationale: """
      SAP's SwiftUI port does not trim a value, so 'purple ' is not one of its color words and the \
      palette's own color is used. Hex digits are found before a blank too.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and StyleSheetConverter",
    examples: [
      """
      @tintColor:purple;
      @primaryLabel:#1D2B2E ;
      """,
      """
      @tintColor:purple ;
                       ^ error[blank-before-semicolon]: fiori-swiftui will read 'purple ', which is no color, because it does not trim a value
      """,
      """
      @tintColor:grey1_darkConstant ;
                                   ^ error[blank-before-semicolon]: fiori-swiftui will read 'grey1_darkConstant ', which is the palette's 'grey1', because it does not trim a value
      """,
    ]
  ) { line, blanks, _ in
    Finding(
      at: blanks, "\(.engine) will read \(line.reading), because it does not trim a value"
    )
    .fixIt("remove the blank", as: .safe, .remove(blanks))
  }
}
