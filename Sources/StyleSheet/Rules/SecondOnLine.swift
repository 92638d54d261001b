extension Rule {
  static let secondOnLine = Rule(
    id: "second-on-line", .portability, .error,
    summary: "a definition stands behind something else on its line, and is not seen",
    rationale: """
      SAP's SwiftUI port takes a line for one definition, and only if it begins with '@'. What \
      stands further on is passed over, and what stands in front of it is spoilt as well.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: [
      Example(
        """
        @tintColor:#0064D9;
        @primaryLabel:#1D2B2E;
        """, for: .fioriSwiftUI),
      Example(
        """
        @tintColor:#0064D9; @primaryLabel:#1D2B2E;
                            ^^^^^^^^^^^^^ error[second-on-line]: fiori-swiftui will pass over '@primaryLabel', because it does not begin its line
        """, for: .fioriSwiftUI),
      Example(
        """
        /* ours */ @tintColor:#0064D9;
                   ^^^^^^^^^^ error[second-on-line]: fiori-swiftui will pass over '@tintColor', because it does not begin its line
        """, for: .fioriSwiftUI),
    ],
    fixChangesTheme: true
  ) { inspection, report in
    for line in inspection.paletteLines where line.isBehindOther {
      let name = inspection.sheet.nameRange(of: line.row.element)
      report(
        Diagnostic(
          .error, "second-on-line", at: name,
          "\(inspection.dialect.name) will pass over \(inspection.quotedName(line)), "
            + "because it does not begin its line"
        )
        .fixIt("give it a line of its own", .insert("\n", at: name.lowerBound)))
    }
  }
}
