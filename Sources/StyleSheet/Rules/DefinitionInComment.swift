extension Rule {
  static let definitionInComment = Rule(
    id: "definition-in-comment", .portability, .error,
    summary: "a definition inside a comment is read all the same",
    rationale: """
      SAP's SwiftUI port knows no comments. A line inside one is as good as any if it begins with \
      '@', and since the first definition holds, one that was struck out above wins over the one \
      below.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: [
      Example(
        """
        /*
          @tintColor:#E26300;
        */
        @tintColor:#0064D9;
        """, for: .fioriSwiftUI),
      Example(
        """
        /*
        @tintColor:#E26300;
        ^^^^^^^^^^ error[definition-in-comment]: fiori-swiftui will read '@tintColor' here, because it does not know comments
        */
        @tintColor:#0064D9;
        """, for: .fioriSwiftUI),
      Example(
        """
        /* Last year's:
        @primaryLabel_darkBackground:white;
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[definition-in-comment]: fiori-swiftui will read '@primaryLabel_darkBackground' here, because it does not know comments
        */
        """, for: .fioriSwiftUI),
    ],
    fixChangesTheme: true
  ) { inspection, report in
    guard inspection.dialect.definitionShape == .wholeLine, !inspection.signs.blockComments.isEmpty
    else { return }
    let sheet = inspection.sheet
    var lines = DefinitionLine.all(in: sheet.source)[...]
    for index in inspection.signs.blockComments {
      let comment = sheet.tree.range(of: index)
      lines = lines.drop { $0.range.lowerBound <= comment.lowerBound }
      for line in lines.prefix(while: { $0.range.lowerBound < comment.upperBound }) {
        guard let key = line.key, let name = PaletteName(key),
          Palette.all.name(name.name) != nil || Palette.all.isOverridingKey(name.name)
        else { continue }
        let start = line.range.lowerBound
        report(
          Diagnostic(
            .error, "definition-in-comment", at: start..<start + 1 + key.utf8.count,
            "\(inspection.dialect.name) will read '@\(key)' here, "
              + "because it does not know comments"
          )
          .fixIt("put a blank in front", .insert(" ", at: start)))
      }
    }
  }
}
