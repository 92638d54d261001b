import StyleSheet

// Definitions that SAP's SwiftUI port, which reads lines, misreads.

extension Rule {
  static let blankAfterColon = Rule(
    misreading: .blankAfterColon, id: "blank-after-colon",
    summary: "a blank between ':' and the name of a color changes the value",
    rationale: """
      SAP's SwiftUI port does not trim a value, so ' blue' is not one of its color words and the \
      palette's own color is used. Hex digits are found after a blank too; SAP's own example of a \
      definition has one.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and CustomizeColorPalette.md",
    examples: [
      """
      @tintColor:blue;
      @primaryLabel: #1D2B2E;
      """,
      """
      @tintColor: blue;
                 ^ error[blank-after-colon]: fiori-swiftui will find no color in ' blue', because it does not trim a value
      """,
      """
      @primaryLabel:  grey11;
                    ^^ error[blank-after-colon]: fiori-swiftui will find no color in '  grey11', because it does not trim a value
      """,
    ]
  ) { line, blanks, inspection in
    let sheet = inspection.sheet
    let value = blanks.lowerBound..<sheet.valueRange(of: line.row.element).upperBound
    return Finding(
      at: blanks,
      "\(.engine) will find no color in '\(sheet.source.excerpt(value))', "
        + "because it does not trim a value"
    )
    .fixIt("remove the blank", as: .safe, .remove(blanks))
  }

  static let blankBeforeSemicolon = Rule(
    misreading: .blankBeforeSemicolon, id: "blank-before-semicolon",
    summary: "a blank between the name of a color and its ';' changes the value",
    rationale: """
      SAP's SwiftUI port does not trim a value, so 'purple ' is not one of its color words and the \
      palette's own color is used. Hex digits are found before a blank too.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and StyleSheetConverter",
    examples: [
      """
      @tintColor:purple;
      @primaryLabel:#1D2B2E ;
      """,
      """
      @tintColor:purple ;
                       ^ error[blank-before-semicolon]: fiori-swiftui will read 'purple ', which is no color, because it does not trim a value
      """,
      """
      @tintColor:grey1_darkConstant ;
                                   ^ error[blank-before-semicolon]: fiori-swiftui will read 'grey1_darkConstant ', which is the palette's 'grey1', because it does not trim a value
      """,
    ]
  ) { line, blanks, _ in
    Finding(
      at: blanks, "\(.engine) will read \(line.reading), because it does not trim a value"
    )
    .fixIt("remove the blank", as: .safe, .remove(blanks))
  }

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
    examples: [
      "@tintColor:#ff6000;",
      """
      @tintColor:#ff6000
                       ^ error[dropped-character]: fiori-swiftui will read '#ff600', which is #FFFF66, because it drops the last character of a line
      ;
      """,
      """
      @tintColor:blue
                    ^ error[dropped-character]: fiori-swiftui will read 'blu', which is no color, because it drops the last character of a line
        ;
      @primaryLabel:#fff;
      """,
    ]
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
      "\(.engine) will find no color for '\(name)', because its value is on another line"
    )
    .fixIt(
      "write it on one line", as: isOnly ? .safe : .unsafe,
      ifAny: isWhole ? SourceEdit(node, "\(name):\(sheet.source[value]);") : nil)
  }

  static let textBehindDefinition = Rule(
    misreading: .tail, id: "text-behind-definition",
    summary: "a blank or a comment after the ';' of a definition changes its value",
    rationale: """
      SAP's SwiftUI port drops the last character of a line and reads the rest as the value, with \
      the ';' and the comment. It still finds hex digits in it, but no color word.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and StyleSheetConverter",
    examples: [
      """
      /* ours */
      @tintColor:blue;
      @primaryLabel:#1D2B2E; /* nearly black */
      """,
      """
      @tintColor:blue; /* ours */
                      ^^^^^^^^^^^ error[text-behind-definition]: fiori-swiftui will take 'blue; /* ours *' for the value, because it drops one character at the end of a line
      """,
      """
      @tintColor:purple;\u{20}
                        ^ error[text-behind-definition]: fiori-swiftui will take 'purple;' for the value, because it drops one character at the end of a line
      """,
    ]
  ) { line, tail, inspection in
    let source = inspection.sheet.source
    let start = inspection.sheet.valueRange(of: line.row.element).lowerBound
    let text = source.excerpt(start..<tail.upperBound - 1)
    let said = Finding(
      at: tail,
      "\(.engine) will take '\(text)' for the value, "
        + "because it drops one character at the end of a line")
    guard !source[tail].trimmed.isEmpty else {
      return said.fixIt("remove the blanks", as: .safe, .remove(tail))
    }
    return said.movingComment(tail, above: line, in: source)
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

extension Finding {
  /// Adds an edit that moves a comment above a definition, unless `range` has other text.
  func movingComment(
    _ range: Range<Int>, above line: PaletteLine, in source: SourceText
  ) -> Self {
    let comment = source[range].trimmed
    let isOne =
      comment.hasPrefix("/*") && comment.hasSuffix("*/") && comment.utf8.count > 3
      && !comment.dropLast(2).contains("*/") && !comment.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    guard isOne else { return self }
    return fixIt(
      "put the comment on a line of its own", as: .safe,
      .insert(comment.suppressingNextLine + "\n", at: line.line.range.lowerBound),
      .remove(range))
  }
}

extension String {
  /// The comment, with a suppression of its line changed to one of the next line.
  fileprivate var suppressingNextLine: String {
    let words = split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let word = SuppressionComment.Kind.line.rawValue
    guard words.count > 2, words[0] == "/*", words[1] == word else { return self }
    return "/* \(SuppressionComment.Kind.nextLine.rawValue) \(words[2])"
  }

  /// The text without spaces and tabs at its ends.
  var trimmed: String {
    let front = drop { $0 == " " || $0 == "\t" }
    return String(front.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
