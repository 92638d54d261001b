import StyleSheet

extension Rule {
  static let unusedSuppression: Rule = Rule(
    id: "unused-suppression", .hygiene, .warning,
    summary: "a suppression names a rule that finds nothing there",
    rationale: """
      The suppressed finding was fixed, or the comment is on the wrong line. It would suppress the \
      next finding.
      """,
    source: "the reports on idle comments of eslint, stylelint and ruff (`unused-noqa`)",
    targets: .all,
    examples: """
      /* stylecheck-disable-next-line eight-digit-hex -- the brand book has it so */
      Label { font-color: #FF0064D9; }
      ---
      Label { font-color: #FFFFFF; } /* stylecheck-disable-line eight-digit-hex -- no longer */
                                                                ^^^^^^^^^^^^^^^ warning[unused-suppression]: 'eight-digit-hex' suppresses nothing here
      ---
      /* stylecheck-disable eight-digit-hex -- the old palette */
      Label { font-color: #FF0064D9; }
      /* stylecheck-disable-next-line eight-digit-hex -- the brand book has it so */
                                      ^^^^^^^^^^^^^^^ warning[unused-suppression]: 'eight-digit-hex' is already suppressed here
      Label { background-color: #FF0064D9; }
      ---
      /* stylecheck-disable eight-digit-hex -- the old palette */
      Label { font-color: #FF0064D9; }
      /* stylecheck-enable eight-digit-hex */
      /* stylecheck-enable eight-digit-hex */
                           ^^^^^^^^^^^^^^^ warning[unused-suppression]: 'eight-digit-hex' is not suppressed by its name here, so nothing ends
      """
  ) { inspection, report in
    // When run alone, the rule must run the others; otherwise it receives their findings.
    guard !inspection.suppressions.isEmpty else { return }
    var others = Report(andConsequences: true)
    let rules = Rule.all.filter { rule in
      rule.id != unusedSuppression.id && inspection.company.contains(where: rule.isFor)
    }
    for index in rules.indices { rules.run(index, on: inspection, &others) }
    let (_, use) = inspection.suppressions.removingSuppressed(
      others.diagnostics + others.consequences, by: Rule.names(suppressing:))
    let idle = inspection.suppressions.idle(use, among: Set(rules.map(\.id)), in: inspection.sheet)
    for finding in idle { report(finding) }
  }
}

extension Suppressions {
  /// Returns findings for comments that suppress nothing, those on ends last.
  ///
  /// `names` are the rules that were run. `needs` are the engines outside the run that need a
  /// suppression, by its number: its removal is not offered. `missed` are the rules at whose
  /// findings a suppression may be aimed: its removal is not safe.
  func idle(
    _ use: Use, among names: Set<String>, in sheet: Sheet,
    neededBy needs: [Int: [String]] = [:], missing missed: Set<String> = []
  ) -> [Finding] {
    let idle = rules.indices.filter { !use.needed.contains($0) }.map {
      (rule: rules[$0], isRepeated: use.repeated.contains($0), needs: needs[$0, default: []])
    }
    return (idle + idleEnds.map { ($0, false, []) }).filter { rule, _, _ in
      !names.isDisjoint(with: Rule.rules(suppressedBy: rule.name.text))
    }
    .map { rule, isRepeated, needs in
      let comment = comments[rule.comment]
      let verdict =
        switch comment.kind {
        case _ where isRepeated && needs.isEmpty: "is already suppressed here"
        case .end: "is not suppressed by its name here, so nothing ends"
        case .beginning, .line, .nextLine, .file, nil: "suppresses nothing here"
        }
      let finding = Finding(at: rule.name.range, "'\(rule.name.text)' \(verdict)")
      guard needs.isEmpty else {
        return finding.saying(", except for \(needs.joined(separator: " and "))")
      }
      // A fault may hide the finding that the comment suppresses, and an empty rule may stay for
      // its comment.
      let isSafe =
        sheet.tree.problems.isEmpty && !sheet.isInEmptyBlock(comment.range)
        && !comment.hasReason && missed.isDisjoint(with: Rule.rules(suppressedBy: rule.name.text))
      return finding.fixIt(
        "remove it", as: isSafe ? .safe : .unsafe, sheet.removal(of: rule.name, from: comment))
    }
  }
}

extension Sheet {
  /// Returns an edit that removes a name from a comment, or the whole comment with its last name.
  func removal(of name: SuppressionComment.Name, from comment: SuppressionComment) -> SourceEdit {
    guard comment.names.count > 1 else { return removal(of: comment.range) }
    let next = comment.names.firstPlace { $0.range.lowerBound > name.range.lowerBound }
    if next < comment.names.count {
      return .remove(name.range.lowerBound..<comment.names[next].range.lowerBound)
    }
    let before = comment.names.dropLast().last?.range.upperBound ?? name.range.lowerBound
    return .remove(before..<name.range.upperBound)
  }

  /// True if a comment is all that a block has between its braces.
  fileprivate func isInEmptyBlock(_ comment: Range<Int>) -> Bool {
    let bytes = source.bytes
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte.isLineEnd }
    return bytes[..<comment.lowerBound].last { !isBlank($0) } == UInt8(ascii: "{")
      && bytes[comment.upperBound...].first { !isBlank($0) } == UInt8(ascii: "}")
  }
}
