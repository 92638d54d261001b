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
    examples: """
      @tintColor:blue;
      @primaryLabel: #1D2B2E;
      ---
      @tintColor: blue;
                 ^ error[blank-after-colon]: fiori-swiftui will find no color in ' blue', because it does not trim a value
      ---
      @primaryLabel:  grey11;
                    ^^ error[blank-after-colon]: fiori-swiftui will find no color in '  grey11', because it does not trim a value
      """
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
    examples: """
      @tintColor:purple;
      @primaryLabel:#1D2B2E ;
      ---
      @tintColor:purple ;
                       ^ error[blank-before-semicolon]: fiori-swiftui will read 'purple ', which is no color, because it does not trim a value
      ---
      @tintColor:grey1_darkConstant ;
                                   ^ error[blank-before-semicolon]: fiori-swiftui will read 'grey1_darkConstant ', which is the palette's 'grey1', because it does not trim a value
      """
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
    examples: """
      @tintColor:#0064D9 /* ours */;
      ---
      @tintColor/* ours */:#0064D9;
                ^^^^^^^^^^ error[comment-in-definition]: fiori-swiftui will never ask for 'tintColor/* ours */', because it does not know comments
      ---
      @tintColor:/* ours */red;
                 ^^^^^^^^^^ error[comment-in-definition]: fiori-swiftui will read '/* ours */red', which is no color, because it does not know comments
      ---
      @tintColor:#06D /* was #E26300 */;
                     ^^^^^^^^^^^^^^^^^^ error[comment-in-definition]: fiori-swiftui will read '#06D /* was #E26300 */', which is #E26300, because it does not know comments
      """
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

  static let indentedDefinition = Rule(
    misreading: .indentation, id: "indented-definition",
    summary: "a definition does not begin its line, and is not seen",
    rationale: """
      SAP's SwiftUI port reads only lines whose first character is '@'. A definition with a blank \
      or a block before it on its line does not override the palette.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    examples: """
      @tintColor:#0064D9;
      ---
        @tintColor:#0064D9;
        ^^^^^^^^^^ error[indented-definition]: fiori-swiftui will pass over '@tintColor', because its line does not begin with '@'
        @ourOwn: #0064D9;
      --- nui sapfiori fiori-swiftui
      @media (device: ipad) {
      \t@tintColor:blue;
      \t^^^^^^^^^^ error[indented-definition]: fiori-swiftui will pass over '@tintColor', because its line does not begin with '@'
      }
      """
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
    examples: """
      @tintColor: #0064D9;
      ---
      @teal1:#1 2 3 4 5 6;
             ^^^^^^^^^^^^ warning[misread-definition]: fiori-swiftui will find #123456 in '#1 2 3 4 5 6', which is no color by itself
      ---
      @tintColor: our0xABCDEF;
                  ^^^^^^^^^^^ warning[misread-definition]: fiori-swiftui will find #ABCDEF in 'our0xABCDEF', which is no color by itself
      ---
      @tintColor:red @ours;
                 ^^^^^^^^^ error[misread-definition]: fiori-swiftui will find no color in 'red @ours', and keep the palette's
      """
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

  static let textBehindDefinition = Rule(
    misreading: .tail, id: "text-behind-definition",
    summary: "a blank or a comment after the ';' of a definition changes its value",
    rationale: """
      SAP's SwiftUI port drops the last character of a line and reads the rest as the value, with \
      the ';' and the comment. It still finds hex digits in it, but no color word.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings and StyleSheetConverter",
    examples: """
      /* ours */
      @tintColor:blue;
      @primaryLabel:#1D2B2E; /* nearly black */
      ---
      @tintColor:blue; /* ours */
                      ^^^^^^^^^^^ error[text-behind-definition]: fiori-swiftui will take 'blue; /* ours *' for the value, because it drops one character at the end of a line
      ---
      @tintColor:purple;\u{20}
                        ^ error[text-behind-definition]: fiori-swiftui will take 'purple;' for the value, because it drops one character at the end of a line
      """
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
      .insert(comment.suppressingNextLine + "\n", at: line.line.range.lowerBound), .remove(range))
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
