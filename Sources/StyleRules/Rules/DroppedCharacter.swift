import StyleSheet

extension Rule {
  static let droppedCharacter = Rule(
    misreading: .semicolonBelow, id: "dropped-character",
    summary: "a ';' is on a later line, so the value loses its last character",
    rationale: """
      SAP's SwiftUI port drops the last character of a line, which it assumes to be the ';'. If \
      the ';' is on a later line, '#fff' becomes '#ff', which is not a color, and '#ff6000' \
      becomes '#ff600', of which the first three digits are read: another color. \
      'missing-semicolon' reports a value without any ';'.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and StyleSheetConverter",
    examples: [
      "@tintColor:#ff6000;",
      """
      @tintColor:#ff6000
                       ^ error[dropped-character]: fiori-swiftui will read '#ff600', which is #FFFF66, because it drops the last character of a line
      ;
      """,
      """
      @tintColor:blue
                    ^ error[dropped-character]: fiori-swiftui will read 'blu', which is no color, because it drops the last character of a line
        ;
      @primaryLabel:#fff;
      """,
    ]
  ) { line, _, inspection in
    let sheet = inspection.sheet
    let end = sheet.valueRange(of: line.row.element).upperBound
    return Finding(
      at: end - 1..<end,
      "\(.engine) will read \(line.reading), "
        + "because it drops the last character of a line"
    )
    .fixIt(
      "put the ';' on its line", as: .safe, sheet.semicolonMoved(to: end, in: line.row.element))
  }
}

extension Sheet {
  /// Moves the ';' of a definition directly after its value, keeping other text between them.
  fileprivate func semicolonMoved(to place: Int, in node: UInt32) -> [SourceEdit] {
    let end = nodeRange(of: node).upperBound
    let gap = source.bytes[place..<end - 1]
    if gap.allSatisfy(\.isBlankOrLineEnd) {
      return [SourceEdit(place..<end, ";")]
    }
    return [SourceEdit(place..<place, ";"), SourceEdit(end - 1..<end, "")]
  }
}
