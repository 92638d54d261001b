import StyleSheet

extension Rule {
  static let definitionInComment = Rule(
    id: "definition-in-comment", .portability, .error,
    summary: "a definition inside a comment is read all the same",
    rationale: """
      SAP's SwiftUI port does not recognize comments: it reads every line that begins with '@'. \
      The first definition of a name wins, so a definition that is commented out overrides a later \
      one.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: [
      """
      /*
        @tintColor:#E26300;
      */
      @tintColor:#0064D9;
      /*
      @tintColor:#E26300;
      */
      """,
      """
      /*
      @tintColor:#E26300;
      ^^^^^^^^^^ error[definition-in-comment]: fiori-swiftui will read '@tintColor' here, because it does not know comments
      */
      @tintColor:#0064D9;
      ~~~~~~~~~~ note: and not this one
      """,
      """
      /* Last year's:
      @primaryLabel_darkBackground:white;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[definition-in-comment]: fiori-swiftui will read '@primaryLabel_darkBackground' here, because it does not know comments
      */
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let strays = inspection.paletteLines.strays
    guard !strays.isEmpty else { return }
    let sheet = inspection.sheet
    let open = sheet.unclosedComment
    let lost = Dictionary(grouping: inspection.paletteLines.all.filter(\.isSeen), by: \.line.key)
    for stray in strays where inspection.isInComment(stray) && inspection.paletteLines.holds(stray)
    {
      // The fault of a comment without an end reports what is read in it.
      if let open, open < stray.name.lowerBound { continue }
      let unread = lost[stray.key, default: []].prefix(3)
      report(
        Finding(
          at: stray.name,
          "\(.engine) will read '@\(stray.key)' here, "
            + "because it does not know comments"
        )
        .notes("and not this one", at: unread.map { sheet.nameRange(of: $0.row.element) })
        // The comment may be longer than its author intended.
        .fixIt("put a blank in front", as: .unsafe, .insert(" ", at: stray.name.lowerBound)))
    }
  }
}

extension Inspection {
  func isInComment(_ stray: PaletteLines.Stray) -> Bool {
    let start = stray.line.range.lowerBound
    let comments = suspects.blockComments
    let next = comments.firstPlace { sheet.tree.range(of: $0).upperBound > start }
    return next < comments.count && sheet.tree.range(of: comments[next]).lowerBound < start
  }
}
