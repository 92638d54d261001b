import StyleSheet

extension Rule {
  static let secondColonOnLine = Rule(
    id: "second-colon-on-line", .portability, .error,
    summary: "a definition has a second ':' on its line, and is not seen",
    rationale: """
      SAP's SwiftUI port splits a line at each ':' and ignores the line unless there are two \
      parts. Every colon counts: in the value, in a comment, and in a second definition, which \
      'second-on-line' reports if it is for the palette too.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: [
      "@tintColor:#0064D9; /* the brand's blue */",
      """
      @tintColor:#0064D9; /* blue: the brand's */
      ^^^^^^^^^^ error[second-colon-on-line]: fiori-swiftui will pass over '@tintColor', because its line has more than one ':'
      """,
      """
      @tintColor:#0064D9; @ours:#1D2B2E;
      ^^^^^^^^^^ error[second-colon-on-line]: fiori-swiftui will pass over '@tintColor', because its line has more than one ':'
      """,
    ]
  ) { inspection, report in
    let all = inspection.paletteLines.all
    for (number, line) in all.enumerated()
    where line.causes.contains(where: { $0.cause == .moreColons }) {
      let next = number + 1 < all.count ? all[number + 1] : nil
      // A definition after it is one fault, which another rule reports.
      guard next?.line.range.lowerBound != line.line.range.lowerBound else { continue }
      report(
        at: inspection.sheet.nameRange(of: line.row.element),
        "\(.engine) will pass over \(inspection.quotedName(line)), "
          + "because its line has more than one ':'")
    }
  }
}
