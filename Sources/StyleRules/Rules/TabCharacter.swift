import StyleSheet

extension Rule {
  static let tabCharacter = Rule(
    id: "tab-character", .hygiene, .information,
    summary: "lines are indented with tabs, and others with spaces",
    rationale: """
      Each editor chooses the width of a tab, so lines that are aligned in one editor are not \
      aligned in another. Use either tabs or spaces.
      """,
    source: "sheets in public repositories",
    targets: .all,
    examples: [
      """
      Label {
      \tfont-size: 17;
      }
      """,
      """
      Label {
        font-size: 17;
      \tfont-color: red;
      ^ remark[tab-character]: 1 line is indented with tabs, and 1 with spaces
      }
      """,
      """
      Label {
        font-size: 17;
       \t  font-color: red;
       ^ remark[tab-character]: 1 line is indented with tabs, and 1 with spaces
      }
      """,
    ]
  ) { inspection, report in
    let suspects = inspection.suspects
    guard suspects.spaceIndentations > 0, let first = suspects.firstTabIndentation else { return }
    let range = inspection.sheet.tree.range(of: first)
    let bytes = inspection.sheet.source.bytes
    guard let tab = bytes[range].lastIndex(of: 0x09) else { return }
    let count = suspects.tabIndentations
    report(
      at: tab..<tab + 1,
      "\(count == 1 ? "1 line is" : "\(count) lines are") indented with tabs, and "
        + "\(suspects.spaceIndentations) with spaces")
  }
}
