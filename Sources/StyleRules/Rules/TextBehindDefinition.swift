import StyleSheet

extension Rule {
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

extension Finding {
  /// Adds an edit that moves a comment to its own line above a definition, unless `range` has other
  /// text.
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
