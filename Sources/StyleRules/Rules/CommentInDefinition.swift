import StyleSheet

extension Rule {
  static let commentInDefinition = Rule(
    misreading: .comment, id: "comment-in-definition",
    summary: "a comment inside a definition changes its name or its value",
    rationale: """
      SAP's SwiftUI port does not recognize comments. Before the ':' a comment becomes part of the \
      name, which then matches no palette color; after the ':' it becomes part of the value. Hex \
      digits next to a comment are still found, but so are hex digits inside it.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and StyleSheetConverter",
    examples: [
      "@tintColor:#0064D9 /* ours */;",
      """
      @tintColor/* ours */:#0064D9;
                ^^^^^^^^^^ error[comment-in-definition]: fiori-swiftui will never ask for 'tintColor/* ours */', because it does not know comments
      """,
      """
      @tintColor:/* ours */red;
                 ^^^^^^^^^^ error[comment-in-definition]: fiori-swiftui will read '/* ours */red', which is no color, because it does not know comments
      """,
      """
      @tintColor:#06D /* was #E26300 */;
                     ^^^^^^^^^^^^^^^^^^ error[comment-in-definition]: fiori-swiftui will read '#06D /* was #E26300 */', which is #E26300, because it does not know comments
      """,
    ]
  ) { line, range, inspection in
    let sheet = inspection.sheet
    let name = sheet.nameRange(of: line.row.element)
    let isInName = range.lowerBound == name.upperBound
    let taken =
      isInName
      ? "never ask for '\(sheet.source.excerpt(name.lowerBound + 1..<range.upperBound))'"
      : "read \(line.reading)"
    return Finding(
      at: range, "\(.engine) will \(taken), because it does not know comments"
    )
    .movingComment(range, above: line, in: sheet.source)
  }
}
