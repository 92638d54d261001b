extension Rule {
  static let unverifiedName = Rule(
    id: "unverified-name", .schema, .information,
    summary: "a name is in the catalog, but not for certain",
    rationale: """
      The vendor's pages contradict themselves or leave a gap, and the catalog has what seems to be \
      meant. If such a declaration does nothing, this is where to look first.
      """,
    source: "SAPFiori reference 9.0 to 25.08, class references; decision 2",
    targets: [.nui, .sapfiori],
    examples: [
      """
      fdlFUIRatingControl { on-color-accented: red; }
      """,
      """
      fdlFUIRatingControl { on-color-editable: red; }
                            ^^^^^^^^^^^^^^^^^ information[unverified-name]: 'on-color-editable' is inferred, no page has it: the page prints '-editable-disabled' twice; one is read as '-editable'
      """,
      """
      fdlFUIRatingControlFormCell_subtitle { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unverified-name]: 'fdlFUIRatingControlFormCell_subtitle' is inferred, no page has it: the cell has a subtitle, but no page gives its path; taken as the title's
      """,
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    guard inspection.readsRules else { return }
    for row in sheet.selectorRows {
      guard let known = inspection.classes[row.name],
        let entry = inspection.catalog.entry(for: known.name),
        let doubt = entry.certainty.doubt
      else { continue }
      report(.unverified(known.name, doubt, entry.note, at: sheet.selectorRange(row)))
    }
    // A property of a class is named once, however often it is set.
    var named: Set<PropertyKey> = []
    inspection.eachDeclaration { row, known, _ in
      for knownClass in known {
        guard named.insert(PropertyKey(className: knownClass.id, property: row.name)).inserted,
          let match = inspection.match(row.name, of: knownClass),
          let doubt = match.certainty.doubt,
          match.certainty != inspection.catalog.entry(for: knownClass.name)?.certainty
        else { continue }
        report(
          .unverified(
            sheet.text(of: row.name), doubt, match.row.note, at: sheet.nameRange(of: row.element)))
        return
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unverified(
    _ name: String, _ doubt: String, _ note: String?, at range: Range<Int>
  ) -> Self {
    Diagnostic(
      .information, "unverified-name", at: range,
      "'\(name)' \(doubt)" + (note.map { ": \($0)" } ?? ""))
  }
}

extension Certainty {
  /// What is to be said against it; nil if nothing.
  fileprivate var doubt: String? {
    switch self {
    case .documented, .attested: nil
    case .inferred: "is inferred, no page has it"
    case .conflicting: "is in doubt, the pages disagree"
    }
  }
}
