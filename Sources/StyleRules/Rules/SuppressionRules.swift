import StyleSheet

// Comments that suppress findings.

extension Rule {
  static let blanketSuppression = Rule(
    id: "blanket-suppression", .hygiene, .warning,
    summary: "a suppression names no rule",
    rationale: "A suppression without rule names has no effect.",
    source: "ruff (`blanket-noqa`) and stylelint, which advise against it",
    targets: .all,
    examples: """
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex -- an old sheet */
      ---
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line */
                                          ^^^^^^^^^^^^^^^^^^^^^^^ warning[blanket-suppression]: this suppression has no effect without rule names, as in 'stylecheck-disable-line eight-digit-hex'
      ---
      /* stylecheck-disable-file -- an old sheet */
         ^^^^^^^^^^^^^^^^^^^^^^^ warning[blanket-suppression]: this suppression has no effect without rule names, as in 'stylecheck-disable-file eight-digit-hex'
      Label { font-color: #FF0064D9; }
      """
  ) { inspection, report in
    for comment in inspection.suppressions.comments
    where comment.kind != nil && comment.names.isEmpty {
      let word = comment.word
      report(
        at: word.range,
        "this suppression has no effect without rule names, as in '\(word.text) eight-digit-hex'")
    }
  }

  static let forbiddenSuppression = Rule(
    id: "forbidden-suppression", .hygiene, .warning,
    summary: "a suppression names a rule that cannot be suppressed",
    rationale: """
      Syntax errors can lose the whole sheet, so they cannot be suppressed. Findings about \
      suppressions cannot be suppressed either.
      """,
    source: "tflint and ruff, whose faults of the text cannot be ignored either",
    targets: .all,
    examples: """
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex -- an old sheet */
      ---
      /* stylecheck-disable-file missing-semicolon -- it works */
                                 ^^^^^^^^^^^^^^^^^ warning[forbidden-suppression]: 'missing-semicolon' cannot be suppressed: it keeps the sheet from being read
      Label { font-size: 17; }
      ---
      /* stylecheck-disable-file unused-suppression -- they are many */
                                 ^^^^^^^^^^^^^^^^^^ warning[forbidden-suppression]: 'unused-suppression' cannot be suppressed: it is about such comments
      Label { font-size: 17; }
      ---
      /* stylecheck-disable-file unused-suppression */
                                 ^^^^^^^^^^^^^^^^^^ warning[forbidden-suppression]: 'unused-suppression' cannot be suppressed: it is about such comments
      Label { font-size: 17; }
      """
  ) { inspection, report in
    let refused = inspection.suppressions.refusedRules
    for comment in inspection.suppressions.comments where comment.kind != nil {
      for name in comment.names {
        guard let reason = Rule.reasonNotToSuppress(name.text) else { continue }
        report(
          Finding(at: name.range, "'\(name.text)' cannot be suppressed: \(reason)")
            .fixIt(
              "remove it", as: refused.contains(name.text) ? .unsafe : .safe,
              inspection.sheet.removal(of: name, from: comment)))
      }
    }
  }

  static let unexplainedSuppression = Rule(
    id: "unexplained-suppression", .hygiene, .information,
    summary: "a suppression gives no reason",
    rationale: """
      Without a reason in the comment, its readers cannot check whether the suppression is still \
      needed.
      """,
    source: "stylelint (`--report-descriptionless-disables`) and biome, which demands a reason",
    targets: .all,
    examples: """
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex -- NUI never sees it */
      ---
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex */
                                          ^^^^^^^^^^^^^^^^^^^^^^^ remark[unexplained-suppression]: the suppression gives no reason: write one after '--'
      ---
      /* stylecheck-disable-file eight-digit-hex -- */
         ^^^^^^^^^^^^^^^^^^^^^^^ remark[unexplained-suppression]: the suppression gives no reason: write one after '--'
      Label { font-color: #FF0064D9; }
      """
  ) { inspection, report in
    for comment in inspection.suppressions.comments
    where comment.kind != nil && comment.kind != .end && !comment.names.isEmpty
      && !comment.hasReason
    {
      report(at: comment.word.range, "the suppression gives no reason: write one after '--'")
    }
  }

  static let unknownSuppression = Rule(
    id: "unknown-suppression", .hygiene, .warning,
    summary: "a suppression has an unknown word",
    rationale: """
      A misspelled rule name suppresses nothing, and a comment that begins with an unknown word of \
      this tool, or with a word in another spelling, has no effect. At most 1000 names of a comment are read.
      """,
    source: "stylelint (`--report-invalid-scope-disables`) and ruff (`invalid-rule-code`)",
    targets: .all,
    examples: """
      // stylecheck-disable-file line-comment -- for SAP's SwiftUI port alone
      ---
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line eight-digit-hexx -- an old sheet */
                                                                  ^^^^^^^^^^^^^^^^ warning[unknown-suppression]: no rule is called 'eight-digit-hexx'; did you mean 'eight-digit-hex'?
      ---
      /* stylecheck-disable-nextline eight-digit-hex -- an old sheet */
         ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unknown-suppression]: no suppression is called 'stylecheck-disable-nextline'; did you mean 'stylecheck-disable-next-line'?
      Label { font-color: #FF0064D9; }
      ---
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex because it is old */
                                                                                  ^^^^^^^ remark[unknown-suppression]: 'because' is no rule: a reason begins with '--'
      ---
      Label { font-color: #FF0064D9; } /* stylecheck: ignore-line eight-digit-hex -- an old sheet */
                                          ^^^^^^^^^^^^^^^^^^^^^^^ warning[unknown-suppression]: no suppression is called 'stylecheck: ignore-line'; did you mean 'stylecheck-disable-line'?
      """
  ) { inspection, report in
    for comment in inspection.suppressions.comments where comment.kind == nil {
      report.ifAny { .unknownSuppression(comment.word, &$0) }
    }
    for name in inspection.suppressions.namesOfRules
    where Rule.rules(suppressedBy: name.text).isEmpty && Rule.reasonNotToSuppress(name.text) == nil
    {
      report.ifAny {
        Finding(at: name.range, "no rule is called '\(name.text)'")
          .suggesting($0.nearestRule(to: name), at: name.range)
      }
    }
    for reason in inspection.suppressions.comments.compactMap(\.bareReason) {
      report(
        as: .information,
        Finding(at: reason.range, "'\(reason.text)' is no rule: a reason begins with '--'")
          .fixIt(
            "write '--'", as: .safe,
            reason.isDash
              ? SourceEdit(reason.range, "--") : .insert("-- ", at: reason.range.lowerBound)))
    }
    for unread in inspection.suppressions.comments.compactMap(\.unread) {
      report(
        at: unread,
        "these are not read, because a comment suppresses \(SuppressionComment.mostNames) rules "
          + "at most")
    }
  }
}

extension Finding {
  fileprivate static func unknownSuppression(
    _ word: SuppressionComment.Name, _ speller: inout Speller
  ) -> Self {
    // Other tools say 'ignore'.
    let parts = word.text.split { " \t-_:".contains($0) }.map {
      $0.lowercased() == "ignore" ? "disable" : $0.lowercased()
    }
    let meant = parts.joined(separator: "-")
    let isOfOurForm =
      word.text.hasPrefix("\(SuppressionComment.mark)") && !word.text.contains("ignore")
    let near =
      SuppressionComment.Kind(rawValue: meant).map { .certain($0.rawValue) }
      ?? speller.nearest(to: meant, on: "words of suppressions") {
        WordShelf(SuppressionComment.Kind.allCases.map(\.rawValue))
      }
    // A comment in another form may mean less than the word, or nothing.
    return Finding(at: word.range, "no suppression is called '\(word.text)'")
      .suggesting(near, as: isOfOurForm ? .safe : .unsafe, at: word.range)
  }
}

extension Speller {
  /// Returns the rules and groups that an unknown name in a suppression may be meant for.
  mutating func nearestRule(to name: SuppressionComment.Name) -> Suggestion.Match? {
    nearest(to: name.text, on: "suppressible rules") { WordShelf(Rule.suppressible) }
  }
}

extension Suppressions {
  /// The rules that cannot be suppressed, but that a suppression with a reason names.
  ///
  /// What their fixes change may be wanted as it is.
  var refusedRules: Set<String> {
    Set(
      comments.filter { $0.kind != nil && $0.hasReason }.flatMap(\.names).map(\.text)
        .filter { Rule.reasonNotToSuppress($0) != nil })
  }

  /// The rules that suppressions with an unknown word or name may be meant for.
  ///
  /// Their findings may be wanted, until the suppression is corrected.
  var misspeltRules: Set<String> {
    var speller = Speller()
    let inUnknown = comments.filter { $0.kind == nil }.flatMap(\.names)
    let unknown = (inUnknown + namesOfRules).eachOnce(by: \.text).filter {
      Rule.rules(suppressedBy: $0.text).isEmpty
    }
    let meant = unknown.flatMap { speller.nearestRule(to: $0)?.words ?? [] }
    return (inUnknown.map(\.text) + meant).reduce(into: []) {
      $0.formUnion(Rule.rules(suppressedBy: $1))
    }
  }
}
