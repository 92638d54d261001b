extension Rule {
  static let unknownProperty = Rule(
    id: "unknown-property", .schema, .error,
    summary: "a class does not have this property",
    rationale: """
      The class never asks for it, so the declaration does nothing. For SAP's classes the vendor \
      lists every property, and another one is an error; to NUI's classes apps add their own, so \
      there it is a warning. In a class of the app's own only what looks like a slip is remarked on.
      """,
    examples: [
      """
      fdlFUIRatingControl { on-color: red; }
      OrderTotal { total-style: bold; }
      """,
      """
      fdlFUIRatingControl { of-image: star; }
                            ^^^^^^^^ error[unknown-property]: 'fdlFUIRatingControl' has no property 'of-image'; did you mean 'on-image'?
      """,
      """
      fdlFUIRatingControlFormCell_title { on-color: red; }
                                          ^^^^^^^^ error[unknown-property]: 'fdlFUIRatingControlFormCell_title' has no property 'on-color'; did you mean 'font-color'?
      """,
      """
      Label { border-radius: 4; }
              ^^^^^^^^^^^^^ warning[unknown-property]: 'Label' has no property 'border-radius'; did you mean 'corner-radius'?
      OrderTotal { fon-color: red; }
                   ^^^^^^^^^ warning[unknown-property]: no class has a property 'fon-color'; did you mean 'font-color'?
      """,
    ]
  ) { inspection, report in
    inspection.eachDeclaration { row, known, rule in
      let lacking = known.filter { $0.isListed && inspection.match(row.name, of: $0) == nil }
      let name = inspection.sheet.text(of: row.name)
      let range = inspection.sheet.nameRange(of: row.element)
      if let first = lacking.first {
        guard Catalog.all.recased(name, at: first.name) == nil,
          Catalog.all.base(ofVariant: name, at: first.name) == nil
        else { return }
        report.ifAny(as: first.severity) { .unknownProperty(name, first, at: range, &$0) }
      } else if known.isEmpty, !PropertySpelling.all.contains(name), !name.isEmpty {
        report.ifAny(as: .warning) { .unknownProperty(name, at: range, &$0) }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownProperty(
    _ name: String, _ known: KnownClass, at range: Range<Int>, _ speller: inout Speller
  ) -> Self {
    let near = speller.nearest(to: name, on: .few(known.name)) {
      Catalog.all.rows(at: known.name).filter { $0.companionSuffix == nil }.flatMap(\.spellings)
    }
    let others = Catalog.all.classNames(with: name, likeThose: known.name)
    let rest =
      if near != nil {
        Speller.question(near)
      } else if others.isEmpty {
        ""
      } else {
        ": it is one of \(Speller.list(Array(others.prefix(3)), "and"))"
          + (others.count > 3 ? " and \(others.count - 3) more" : "")
      }
    return Diagnostic(
      known.severity, "unknown-property", at: range,
      "'\(known.name)' has no property '\(name)'\(rest)"
    )
    .fixIt(writing: near, at: range)
  }

  /// For a class of the app's own, where all can be meant; nil if nothing is near.
  fileprivate static func unknownProperty(
    _ name: String, at range: Range<Int>, _ speller: inout Speller
  ) -> Self? {
    guard let near = speller.nearest(to: name, on: .properties, of: { PropertySpelling.all.names })
    else { return nil }
    return Diagnostic(
      .warning, "unknown-property", at: range,
      "no class has a property '\(name)'\(Speller.question(near))")
  }
}
