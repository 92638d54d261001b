import StyleSheet

extension Rule {
  static let unverifiedName = Rule(
    id: "unverified-name", .schema, .information,
    summary: "a name is in the catalog, but not for certain",
    rationale: """
      The vendor's pages contradict each other or leave a gap, and the catalog contains the most \
      plausible reading. If such a declaration has no effect, check its name first.
      """,
    source: "SAPFiori reference 9.0 to 25.08, class references; decision 2",
    targets: [.sapfiori],
    examples: """
      fdlFUIRatingControl { on-color-accented: red; }
      ---
      fdlFUIRatingControl { on-color-editable: red; }
                            ^^^^^^^^^^^^^^^^^ remark[unverified-name]: 'on-color-editable' is inferred, no page has it: the page prints '-editable-disabled' twice; one is read as '-editable'
      ---
      fdlFUIRatingControlFormCell_subtitle { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[unverified-name]: 'fdlFUIRatingControlFormCell_subtitle' is inferred, no page has it: the cell has a subtitle, but no page gives its path; taken as the title's
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    // Classes that the engine never styles are reported by another rule.
    guard inspection.dialect.styles(.fiori) else { return }
    for row in sheet.selectorRows {
      guard let entry = inspection.classes[row.name]?.facts.entry, let doubt = entry.certainty.doubt
      else { continue }
      report(
        at: sheet.selectorRange(row),
        "'\(entry.className)' \(doubt)" + (entry.note.map { ": \($0)" } ?? ""))
    }
    // A property of a class is reported once, however often it is set.
    var named: Set<PropertyKey> = []
    var declaration: UInt32?
    for use in inspection.properties.doubtful where use.declaration != declaration {
      guard let facts = inspection.properties.facts(use.property),
        let doubt = facts.match.certainty.doubt
      else { continue }
      let known = inspection.classes.all[Int(use.known)]
      let row = sheet.declarationRows[Int(use.declaration)]
      guard facts.match.certainty != known.facts.entry.certainty,
        named.insert(PropertyKey(className: known.id, property: row.name)).inserted
      else { continue }
      declaration = use.declaration
      report(
        at: sheet.nameRange(of: row.element),
        "'\(sheet.text(of: row.name))' \(doubt)" + (facts.match.row.note.map { ": \($0)" } ?? ""))
    }
  }
}

extension Certainty {
  fileprivate var doubt: String? {
    switch self {
    case .documented, .attested: nil
    case .inferred: "is inferred, no page has it"
    case .conflicting: "is in doubt, the pages disagree"
    }
  }
}
