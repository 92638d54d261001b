import StyleSheet

extension Rule {
  static let caseMismatch = Rule(
    id: "case-mismatch", .schema, .warning,
    summary: "a name differs from a known one only in upper and lower case",
    rationale: "Names are case-sensitive. 'textField' matches no class.",
    source: "NUI 744a36f, NUISettings: names are keys of a dictionary",
    examples: [
      "TextField { font-color: red; }",
      """
      textField { font-color: red; }
      ^^^^^^^^^ warning[case-mismatch]: 'textField' matches no class of the catalog, because the case of letters matters: write 'TextField'
      """,
      """
      fdlFUIRatingControlFormCell_Title { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[case-mismatch]: 'fdlFUIRatingControlFormCell_Title' matches no class of the catalog, because the case of letters matters: write 'fdlFUIRatingControlFormCell_title'
      """,
      """
      Label { Font-Color: red; }
              ^^^^^^^^^^ warning[case-mismatch]: 'Font-Color' matches no property of the catalog, because the case of letters matters: write 'font-color'
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    let classes = inspection.catalog.classes(for: inspection.dialect)
    inspection.eachStrangeSelector(of: .otherCase) { uses, name in
      if let right = classes.recased(name) {
        report(
          uses.noted(on: .caseMismatch(name, right, "class", at: uses.first))
            .fixIt(
              "write '\(right)'", as: inspection.safetyOfRenaming(name, toClass: right),
              uses.edits { SourceEdit($0, right) }))
      }
    }
    inspection.eachStranger { row, known, rule in
      guard let first = known.first, !known.contains(where: { inspection.has(row.name, $0) })
      else { return }
      let name = sheet.text(of: row.name)
      guard !inspection.isOpen(name, of: first, in: rule) else { return }
      if let right = inspection.catalog.recased(name, at: first.name) {
        let place = sheet.nameRange(of: row.element)
        report(
          inspection.withoutHarm(
            .caseMismatch(name, right, "property", at: place)
              .fixIt(
                "write '\(right)'",
                as: inspection.safetyOfRenaming(
                  row.name, toProperty: right, of: first, in: rule),
                SourceEdit(place, right)), renaming: row, in: rule))
      }
    }
  }
}

extension Finding {
  fileprivate static func caseMismatch(
    _ name: String, _ right: String, _ kind: String, at range: Range<Int>
  ) -> Self {
    Finding(
      at: range,
      "'\(name)' matches no \(kind) of the catalog, because the case of letters matters: "
        + "write '\(right)'")
  }
}

extension Catalog {
  /// Returns the property of a class that differs from `spelling` only in case.
  func recased(_ spelling: String, at className: String) -> String? {
    let small = spelling.lowercased()
    guard small != spelling else { return nil }
    return property(small, at: className) == nil ? nil : small
  }
}
