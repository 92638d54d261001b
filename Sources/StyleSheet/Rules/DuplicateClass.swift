extension Rule {
  static let duplicateClass = Rule(
    id: "duplicate-class", .cascade, .warning,
    summary: "a class is opened twice, and the second rule takes back what the first says",
    rationale: """
      The two are merged, and the later declaration wins. That the first rule is not the whole of the \
      class can be missed by whoever reads it. A comma list with a rule of its own for one of its \
      classes is a way to write exceptions, and not meant here.
      """,
    source: "NUI 744a36f, NUISettings",
    targets: [.nui, .sapfiori],
    examples: [
      """
      Button, LargeButton { font-size: 17; }
      LargeButton { font-size: 24; }
      """,
      """
      Button { font-size: 17; height: 44; }
      ~~~~~~ note: first opened here
      Button { font-size: 20; }
      ^^^^^^ warning[duplicate-class]: 'Button' is opened again: this 'font-size' wins over the first
      """,
      """
      Button { font-size: 17; }
      ~~~~~~ note: first opened here
      Button { font-color: red; }
      ^^^^^^ information[duplicate-class]: 'Button' is opened again: its declarations are added to the first
      """,
    ]
  ) { inspection, report in
    struct Key: Hashable {
      let name: NameTable.ID
      let media: UInt32
    }
    let sheet = inspection.sheet
    guard inspection.traits.hasClassesAgain else { return }
    var last: [Key: Sheet.RuleRow] = [:]
    for rule in inspection.rules where rule.endSelector - rule.firstSelector == 1 {
      let name = sheet.selectorRows[Int(rule.firstSelector)].name
      let key = Key(name: name, media: inspection.media(rule.media))
      guard let earlier = last.updateValue(rule, forKey: key) else { continue }
      let known = Set(inspection.valued(of: earlier).map(\.name))
      let taken = inspection.valued(of: rule).first { known.contains($0.name) }
      report(
        as: taken == nil ? .information : .warning,
        .duplicateClass(rule, after: earlier, takesBack: taken, in: sheet))
    }
  }
}

extension Inspection {
  /// The declarations of a rule that have a value; one without takes nothing back.
  fileprivate func valued(of rule: Sheet.RuleRow) -> some Sequence<Sheet.DeclarationRow> {
    declarations(of: rule).lazy.filter { $0.value.kind != .missing }
  }
}

extension Diagnostic {
  fileprivate static func duplicateClass(
    _ later: Sheet.RuleRow, after earlier: Sheet.RuleRow, takesBack taken: Sheet.DeclarationRow?,
    in sheet: Sheet
  ) -> Self {
    let selector = sheet.selectorRows[Int(later.firstSelector)]
    let first = sheet.selectorRows[Int(earlier.firstSelector)]
    let consequence =
      taken.map { "this '\(sheet.text(of: $0.name))' wins over the first" }
      ?? "its declarations are added to the first"
    return Diagnostic(
      taken == nil ? .information : .warning, "duplicate-class", at: sheet.selectorRange(selector),
      "'\(sheet.text(of: selector.name))' is opened again: \(consequence)"
    )
    .note("first opened here", at: sheet.selectorRange(first))
  }
}
