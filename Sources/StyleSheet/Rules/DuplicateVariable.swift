extension Rule {
  static let duplicateVariable = Rule(
    id: "duplicate-variable", .cascade, .warning,
    summary: "a variable is defined twice",
    rationale: """
      For NUI the last definition holds, for SAP's SwiftUI port the first. The same file is two \
      themes, and neither says so.
      """,
    source: "NUI 744a36f, NUIStyleParser; SAP/cloud-sdk-ios-fiori 098daf0, testPrecedence",
    examples: [
      """
      @brand: #0064D9;
      @media (orientation: landscape) { @brand: #E26300; }
      Button { background-color: @brand; }
      """,
      """
      @brand: #0064D9;
      ~~~~~~ note: first defined here
      @brand: #E26300;
      ^^^^^^ warning[duplicate-variable]: '@brand' is defined again: for sapfiori the last one holds, and '#0064D9' is lost
      Button { background-color: @brand; }
      """,
      Example(
        """
        @tintColor:#0064D9;
        ~~~~~~~~~~ note: first defined here
        @tintColor:#E26300;
        ^^^^^^^^^^ warning[duplicate-variable]: '@tintColor' is defined again: for fiori-swiftui the first one holds, and '#E26300' is lost
        """, for: .fioriSwiftUI),
    ]
  ) { inspection, report in
    struct Key: Hashable {
      let name: NameTable.ID
      let media: UInt32
    }
    var first: [Key: Sheet.DefinitionRow] = [:]
    for row in inspection.sheet.definitionRows where row.value.kind != .missing {
      // Where rules are not looked at, nobody asks what a variable is that is no palette name.
      guard inspection.readsRules || inspection.isOverride(row.name) else { continue }
      let key = Key(name: row.name, media: inspection.media(row.media))
      if let earlier = first[key] {
        report(.duplicateVariable(row, after: earlier, in: inspection))
        if inspection.dialect.definitionWinner == .last { first[key] = row }
      } else {
        first[key] = row
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateVariable(
    _ later: Sheet.DefinitionRow, after earlier: Sheet.DefinitionRow, in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let name = sheet.text(of: later.name)
    let winner = inspection.dialect.definitionWinner
    let lost = winner == .last ? earlier : later
    let isSame = sheet.valueText(of: earlier.element) == sheet.valueText(of: later.element)
    // Of two that say the same it does not matter which one holds.
    let isCertain =
      !inspection.dialect.assumed.contains(.definitionWinner)
      || isSame && inspection.definitions.hasTwo(of: later.name)
    let message =
      isSame
      ? "'\(name)' is defined twice, both times as '\(sheet.valueExcerpt(of: later.element))'"
      : "'\(name)' is defined again: for \(inspection.dialect.name) \(winner.rawValue) one holds, "
        + "and '\(sheet.valueExcerpt(of: lost.element))' is lost"
    return Diagnostic(
      .warning, "duplicate-variable", at: sheet.nameRange(of: later.element), message
    )
    .note("first defined here", at: sheet.nameRange(of: earlier.element))
    .fixIt(
      "remove the one that is lost", as: isCertain ? .safe : .unsafe,
      sheet.removal(ofNode: lost.element))
  }
}
