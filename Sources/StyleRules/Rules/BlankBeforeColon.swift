import StyleSheet

extension Rule {
  static let blankBeforeColon = Rule(
    id: "blank-before-colon", .hygiene, .information, findsErrors: true,
    summary: "there is a blank before a ':'",
    rationale: """
      SAP's SwiftUI port does not trim the name, so it defines 'tintColor ', and no palette color \
      has that name. NUI before 0.5 lost the name as well.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings; NUI 0.4, NUIStyleParser",
    targets: .all,
    examples: """
      Label { font-size: 17; } @media (device : ipad) { Label { font-size: 20; } }
      ---
      @brand : #0064D9;
            ^ remark[blank-before-colon]: nui before 0.5, and perhaps engines based on it, loses a name with a blank behind it: write ':' right after the name
      Label { font-color : @brand; }
                        ^ remark[blank-before-colon]: nui before 0.5, and perhaps engines based on it, loses a name with a blank behind it: write ':' right after the name
      --- fiori-swiftui
      @tintColor :purple;
                ^ error[blank-before-colon]: fiori-swiftui will never ask for 'tintColor ', because the blank is part of the name
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let isTrimmed = inspection.dialect.definitionShape == .anywhere
    for (line, blanks) in inspection.paletteLines.places(of: .blankBeforeColon) {
      let name = inspection.sheet.nameRange(of: line.row.element)
      let key = inspection.sheet.source[name.lowerBound + 1..<blanks.upperBound]
      report(
        as: .error,
        Finding(
          at: blanks,
          "\(.engine) will never ask for '\(key)', because the blank is part of the name"
        )
        .fixIt(
          "remove the blank",
          // If several definitions have the name, the engine takes the first one with that name.
          as: inspection.onlyDefinition(of: line.row.name) == nil ? .unsafe : .safe,
          .remove(blanks)))
    }
    guard isTrimmed else { return }
    for blanks in inspection.suspects.blanksBeforeColon {
      let range = inspection.sheet.tree.range(of: blanks)
      report(
        Finding(
          at: range,
          "nui before 0.5, and perhaps engines based on it, loses a name with a blank behind it: "
            + "write ':' right after the name"
        )
        .fixIt(
          "remove the blank", as: .safe,
          ifAny: inspection.sheet.source.endComment(range) ? nil : .remove(range)))
    }
  }
}

extension SourceText {
  /// True for blanks with a line break that ends the comment of its line.
  fileprivate func endComment(_ blanks: Range<Int>) -> Bool {
    guard bytes[blanks].contains(where: \.isLineEnd) else { return false }
    let line = bytes[..<blanks.lowerBound].reversed().prefix { !$0.isLineEnd }
    return zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "/") && $0 == $1 }
  }
}
