extension Rule {
  static let droppedCharacter = Rule(
    id: "dropped-character", .portability, .error,
    summary: "a line ends without ';', and loses the last character of its value",
    rationale: """
      SAP's SwiftUI port drops the last character of a line, which it takes for the ';'. Without one \
      '#fff' is '#ff' and no color, and '#ff6000' is '#ff600', of which the first three digits are \
      read: another color, without a word.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and StyleSheetConverter",
    targets: [.fioriSwiftUI],
    examples: [
      Example("@tintColor:#ff6000;", for: .fioriSwiftUI),
      Example(
        """
        @tintColor:#ff6000
                         ^ error[dropped-character]: fiori-swiftui will read '#ff600', which is #FFFF66, because it drops the last character of a line
        """, for: .fioriSwiftUI),
      Example(
        """
        @tintColor:blue
                      ^ error[dropped-character]: fiori-swiftui will read 'blu', which is no color, because it drops the last character of a line
        @primaryLabel:#fff;
        """, for: .fioriSwiftUI),
    ],
    fixChangesTheme: true
  ) { inspection, report in
    for line in inspection.paletteLines
    where line.lacksSemicolon && line.isSpoilt && !line.isPassedOver {
      report(.droppedCharacter(line, in: inspection))
    }
  }
}

extension Diagnostic {
  fileprivate static func droppedCharacter(
    _ line: PaletteLine, in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let value = sheet.valueRange(of: line.row.element)
    let end = value.upperBound
    let meaning =
      switch line.read {
      case .color(let color): "is \(color)"
      case .palette(let name): "is the palette's '\(name)'"
      case .nothing: "is no color"
      }
    let text = sheet.source.excerpt(value.lowerBound..<end - 1)
    return Diagnostic(
      .error, "dropped-character", at: end - 1..<end,
      "\(inspection.dialect.name) will read '\(text)', which \(meaning), "
        + "because it drops the last character of a line"
    )
    .fixIt("insert ';'", .insert(";", at: end))
  }
}
