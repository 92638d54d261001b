import StyleSheet

extension Rule {
  static let indentedDefinition = Rule(
    misreading: .indentation, id: "indented-definition",
    summary: "a definition does not begin its line, and is not seen",
    rationale: """
      SAP's SwiftUI port reads only lines whose first character is '@'. A definition with a blank \
      or a block before it on its line does not override the palette.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    examples: [
      "@tintColor:#0064D9;",
      """
        @tintColor:#0064D9;
        ^^^^^^^^^^ error[indented-definition]: fiori-swiftui will pass over '@tintColor', because its line does not begin with '@'
        @ourOwn: #0064D9;
      """,
      """
      @media (device: ipad) {
      \t@tintColor:blue;
      \t^^^^^^^^^^ error[indented-definition]: fiori-swiftui will pass over '@tintColor', because its line does not begin with '@'
      }
      """.example(for: Dialect.all),
    ]
  ) { line, blanks, inspection in
    // With several definitions or a condition, the effect of the fix is uncertain.
    let isAlone = inspection.onlyDefinition(of: line.row.name) != nil
    return Finding(
      at: inspection.sheet.nameRange(of: line.row.element),
      "\(.engine) will pass over \(inspection.quotedName(line)), "
        + "because its line does not begin with '@'"
    )
    .fixIt("remove the blanks in front", as: .safe, ifAny: isAlone ? .remove(blanks) : nil)
  }
}
