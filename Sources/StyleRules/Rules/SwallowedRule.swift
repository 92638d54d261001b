import StyleSheet

extension Rule {
  static let swallowedRule = Rule(
    id: "swallowed-rule", .syntax, .warning,
    summary: "a comment without an end contains everything up to the next comment",
    rationale: """
      Comments do not nest: the first '*/' ends one. A comment without its own '*/' continues to \
      that of the next comment, and no engine reads the text between them.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser",
    examples: [
      """
      /* Titles
         and what belongs to them */
      Label { font-size: 17; }
      /* Buttons */
      """,
      """
      /* Titles
      ^^ warning[swallowed-rule]: this comment goes on to the '*/' of the next one, so 1 rule between them is not read: expected '*/' at its end
      Label { font-size: 17; }
      /* Buttons */
      ~~ note: the next comment begins here
      Button { font-size: 17; }
      """,
      """
      Label {
        font-size: 17; /* as in the design
                       ^^ warning[swallowed-rule]: this comment goes on to the '*/' of the next one, so 2 declarations between them are not read: expected '*/' at its end
        font-color: red;
        font-name: Georgia; /* ours */
                            ~~ note: the next comment begins here
      }
      """,
    ]
  ) { inspection, report in
    // An engine that reads only definitions also reads lines in comments.
    guard inspection.dialect.scope != .definitionsOnly else { return }
    let faults = Set(
      inspection.sheet.tree.problems.filter { $0.code == .unclosedComment }.map { Int($0.start) })
    for text in inspection.swallowedTexts {
      guard let next = text.next else { continue }
      let start = text.comment.lowerBound
      let (count, what) = text.contents
      report(
        heldBack: faults.contains(start),
        Finding(
          at: start..<start + 2,
          "this comment goes on to the '*/' of the next one, so \(count) "
            + "\(what)\(count == 1 ? "" : "s") between them \(count == 1 ? "is" : "are") not read: "
            + "expected '*/' at its end"
        )
        .note("the next comment begins here", at: next..<next + 2)
        .fixIt(
          "close it at the end of its line", as: .unsafe,
          ifAny: text.endOfNote.map { SourceEdit.insert(" */", at: $0) }))
    }
  }
}

extension SwallowedText {
  /// The number and name of the largest parts that it contains.
  fileprivate var contents: (count: Int, name: String) {
    let rules = sheet.rules.count { !$0.selectors.isEmpty }
    if rules > 0 { return (rules, "rule") }
    let definitions = sheet.definitionRows.count
    return definitions > 0
      ? (definitions, "definition") : (sheet.declarationRows.count, "declaration")
  }
}
