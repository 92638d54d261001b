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
    // Of several with one name the engine takes the first that it sees, and what is put on a line of
    // its own, or was in front of that, can be this one.
    let shared = Set(
      inspection.paletteLines.filter { inspection.onlyDefinition(of: $0.row.name) == nil }
        .map(\.line.lowerBound))
    for line in inspection.paletteLines where line.isBehindOther {
      let name = inspection.sheet.nameRange(of: line.row.element)
      let isShared = shared.contains(line.line.lowerBound)
      report(
        Diagnostic(
          .error, "second-on-line", at: name,
          "\(inspection.dialect.name) will pass over \(inspection.quotedName(line)), "
            + "because it does not begin its line"
        )
        .fixIt(
          isShared
            ? "give it a line of its own, which changes what holds of several definitions"
            : "give it a line of its own",
          as: isShared ? .unsafe : .safe, .insert("\n", at: name.lowerBound)))
    }
  }
}
