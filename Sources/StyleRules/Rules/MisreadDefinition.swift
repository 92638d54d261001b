import StyleSheet

extension Rule {
  static let misreadDefinition = Rule(
    id: "misread-definition", .portability, .error,
    summary: "the engine reads a definition differently from what is written",
    rationale: """
      SAP's SwiftUI port searches the whole line for hex digits. It finds a color where no other \
      engine does, or none where other parts of the value look like hex digits. Faults that other \
      rules describe are left to those rules.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and StyleSheetConverter",
    targets: [.fioriSwiftUI],
    examples: [
      "@tintColor: #0064D9;",
      """
      @teal1:#1 2 3 4 5 6;
             ^^^^^^^^^^^^ warning[misread-definition]: fiori-swiftui will find #123456 in '#1 2 3 4 5 6', which is no color by itself
      """,
      """
      @tintColor: our0xABCDEF;
                  ^^^^^^^^^^^ warning[misread-definition]: fiori-swiftui will find #ABCDEF in 'our0xABCDEF', which is no color by itself
      """,
      """
      @tintColor:red @ours;
                 ^^^^^^^^^ error[misread-definition]: fiori-swiftui will find no color in 'red @ours', and keep the palette's
      """,
    ]
  ) { inspection, report in
    for (line, _) in inspection.paletteLines.places(of: .other) {
      let severity: Diagnostic.Severity =
        line.meant == .nothing && line.read != .nothing ? .warning : .error
      let range = inspection.sheet.valueRange(of: line.row.element)
      let text = "'\(inspection.sheet.source.excerpt(range))'"
      let message: Message =
        switch (line.meant, line.read) {
        case (.nothing, .nothing):
          "\(.engine) will find no color in \(text), and keep the palette's"
        case (.nothing, let found):
          "\(.engine) will find \(found.words) in \(text), which is no color by itself"
        case (_, _): "\(.engine) will read \(line.reading)"
        }
      report(as: severity, at: range, message)
    }
    for stray in inspection.paletteLines.strays {
      guard !stray.isFaulty, !inspection.isInComment(stray), inspection.paletteLines.holds(stray)
      else { continue }
      report(
        at: stray.name,
        "\(.engine) will read '@\(stray.key)' here, "
          + "because it does not look at what is around a line")
    }
  }
}
