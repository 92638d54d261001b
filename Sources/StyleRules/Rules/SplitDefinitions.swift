import StyleSheet

// Definitions whose value or ';' is on another line, which SAP's SwiftUI port misreads.

extension Rule {
  static let droppedCharacter = Rule(
    misreading: .semicolonBelow, id: "dropped-character",
    summary: "a ';' is on a later line, so the value loses its last character",
    rationale: """
      SAP's SwiftUI port drops the last character of a line, which it assumes to be the ';'. If \
      the ';' is on a later line, '#fff' becomes '#ff', which is not a color, and '#ff6000' \
      becomes '#ff600', of which the first three digits are read: another color. \
      'missing-semicolon' reports a value without any ';'.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and StyleSheetConverter",
    examples: """
      @tintColor:#ff6000;
      ---
      @tintColor:#ff6000
                       ^ error[dropped-character]: fiori-swiftui will read '#ff600', which is #FFFF66, because it drops the last character of a line
      ;
      ---
      @tintColor:blue
                    ^ error[dropped-character]: fiori-swiftui will read 'blu', which is no color, because it drops the last character of a line
        ;
      @primaryLabel:#fff;
      """
  ) { line, _, inspection in
    let sheet = inspection.sheet
    let end = sheet.valueRange(of: line.row.element).upperBound
    return Finding(
      at: end - 1..<end,
      "\(.engine) will read \(line.reading), because it drops the last character of a line"
    )
    .fixIt(
      "put the ';' on its line", as: .safe, sheet.semicolonMoved(to: end, in: line.row.element))
  }

  static let splitDefinition = Rule(
    misreading: .split, id: "split-definition",
    summary: "a definition continues on another line, and its value is not found",
    rationale: """
      SAP's SwiftUI port reads one line as one definition and ignores a value on the next line, so \
      the name keeps the palette's color.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    examples: """
      @tintColor:#0064D9;
      ---
      @tintColor:
      ^^^^^^^^^^ error[split-definition]: fiori-swiftui will find no color for '@tintColor', because its value is on another line
        #0064D9;
      ---
      @tintColor
      ^^^^^^^^^^ error[split-definition]: fiori-swiftui will find no color for '@tintColor', because its value is on another line
        : #0064D9;
      ---
      @primaryLabel:#12171CFF
      ^^^^^^^^^^^^^ error[split-definition]: fiori-swiftui will read '#12171CF', which is #12171C, for '@primaryLabel', because its value continues on another line
        FF;
      """
  ) { line, _, inspection in
    let sheet = inspection.sheet
    let node = sheet.nodeRange(of: line.row.element)
    let value = sheet.valueRange(of: line.row.element)
    let hasComment = sheet.source.bytes[node].contains(UInt8(ascii: "/"))
    let isWhole = sheet.valueTokens(of: line.row.element).count == 1 && !hasComment
    let name = sheet.text(of: line.row.name)
    let verdict: Message =
      line.read == .nothing ? "find no color" : "read \(line.reading),"
    // If several definitions share the name, the engine takes the first that it finds.
    let isOnly = inspection.onlyDefinition(of: line.row.name) != nil
    return Finding(
      at: sheet.nameRange(of: line.row.element),
      "\(.engine) will \(verdict) for '\(name)', because its value "
        + (line.read == .nothing ? "is on" : "continues on") + " another line"
    )
    .fixIt(
      "write it on one line", as: isOnly ? .safe : .unsafe,
      ifAny: isWhole ? SourceEdit(node, "\(name):\(sheet.source[value]);") : nil)
  }
}

extension Sheet {
  /// Moves the ';' of a definition directly after its value, keeping other text between them.
  fileprivate func semicolonMoved(to place: Int, in node: UInt32) -> [SourceEdit] {
    let end = nodeRange(of: node).upperBound
    let gap = source.bytes[place..<end - 1]
    if gap.allSatisfy(\.isBlankOrLineEnd) {
      return [SourceEdit(place..<end, ";")]
    }
    return [SourceEdit(place..<place, ";"), SourceEdit(end - 1..<end, "")]
  }
}
