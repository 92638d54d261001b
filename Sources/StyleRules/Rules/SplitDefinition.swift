import StyleSheet

extension Rule {
  static let splitDefinition = Rule(
    misreading: .split, id: "split-definition",
    summary: "a definition continues on another line, and its value is not found",
    rationale: """
      SAP's SwiftUI port reads one line as one definition and ignores a value on the next line, so \
      the name keeps the palette's color.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    examples: [
      "@tintColor:#0064D9;",
      """
      @tintColor:
      ^^^^^^^^^^ error[split-definition]: fiori-swiftui will find no color for '@tintColor', because its value is on another line
        #0064D9;
      """,
      """
      @tintColor
      ^^^^^^^^^^ error[split-definition]: fiori-swiftui will find no color for '@tintColor', because its value is on another line
        : #0064D9;
      """,
    ]
  ) { line, _, inspection in
    let sheet = inspection.sheet
    let node = sheet.nodeRange(of: line.row.element)
    let value = sheet.valueRange(of: line.row.element)
    let hasComment = sheet.source.bytes[node].contains(UInt8(ascii: "/"))
    let isWhole = sheet.valueTokens(of: line.row.element).count == 1 && !hasComment
    let name = sheet.text(of: line.row.name)
    // If several definitions share the name, the engine takes the first that it finds.
    let isOnly = inspection.onlyDefinition(of: line.row.name) != nil
    return Finding(
      at: sheet.nameRange(of: line.row.element),
      "\(.engine) will find no color for '\(name)', "
        + "because its value is on another line"
    )
    .fixIt(
      "write it on one line", as: isOnly ? .safe : .unsafe,
      ifAny: isWhole ? SourceEdit(node, "\(name):\(sheet.source[value]);") : nil)
  }
}
