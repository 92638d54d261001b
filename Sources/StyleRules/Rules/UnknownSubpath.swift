import StyleSheet

extension Rule {
  static let unknownSubpath = Rule(
    id: "unknown-subpath", .schema, .warning,
    summary: "a component has no such part",
    rationale: """
      The component is known, but the name after the underscore is not one of its parts, so the \
      rule is never applied. For some components the pages show a few parts and not the whole \
      list; there the finding is a remark, and a schema can add the part.
      """,
    source: "SAPFiori reference 9.0 to 25.08, class references",
    targets: [.sapfiori],
    examples: [
      "fdlFUIRatingControlFormCell_ratingControl { on-color: red; }",
      """
      fdlFUIRatingControlFormCell_ratingContol { on-color: red; }
                                  ^^^^^^^^^^^^ warning[unknown-subpath]: 'fdlFUIRatingControlFormCell' has no part 'ratingContol', so nothing is styled by it; did you mean 'ratingControl'?
      """,
      """
      fdlFUIRatingControlFormCell_stars { on-color: red; }
                                  ^^^^^ warning[unknown-subpath]: 'fdlFUIRatingControlFormCell' has no part 'stars', so nothing is styled by it: expected 'title', 'subtitle' or 'ratingControl'
      """,
      """
      fdlFUIObjectView_statusImage { tint-color: red; }
                       ^^^^^^^^^^^ remark[unknown-subpath]: the catalog lists only 'headlineLabel' as a part of 'fdlFUIObjectView', and not 'statusImage'; a schema can add it
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let classes = inspection.catalog.classes(for: inspection.dialect)
    inspection.eachStrangeSelector(of: .part) { uses, name in
      guard let (prefix, part) = inspection.catalog.fioriParts(of: name) else { return }
      report.ifAny { speller in
        let known = inspection.catalog.parts(ofPrefix: prefix)
        let legal = known?.names ?? []
        let parts = uses.suffix(part.utf8.count)
        if let near = speller.nearest(
          to: part, on: .few(prefix), of: { known?.shelf ?? WordShelf([]) })
        {
          return .unknownSubpath(prefix, part, at: parts).suggesting(near, at: parts) {
            inspection.safetyOfRenaming(name, toClass: "\(prefix)_\($0)")
          }
        }
        // A suffix that looks like a part may belong to the component: 'RatingControl_FormCell'.
        if let near = speller.nearest(to: name, on: .classes, of: { classes.shelf }) {
          return .unknownSubpath(prefix, part, at: parts).suggesting(near, at: uses) {
            inspection.safetyOfRenaming(name, toClass: $0)
          }
        }
        if known?.isPartial == true { return .unlistedPart(prefix, part, legal, parts) }
        let expected = legal.isEmpty ? "it has none" : "expected \(Speller.list(legal))"
        return .unknownSubpath(prefix, part, at: parts).saying(": \(expected)")
      }
    }
  }
}

extension Finding {
  fileprivate static func unknownSubpath(
    _ prefix: String, _ part: String, at uses: NameUses
  ) -> Self {
    uses.finding("'\(prefix)' has no part '\(part)', so nothing is styled by it")
  }

  /// Reports a part of a component without a complete published list.
  fileprivate static func unlistedPart(
    _ prefix: String, _ part: String, _ known: [String], _ uses: NameUses
  ) -> Self {
    let others = known.isEmpty ? "nothing" : "only \(Speller.list(known, "and"))"
    let parts = known.count > 1 ? "parts" : "a part"
    return uses.finding(
      as: .information,
      "the catalog lists \(others) as \(parts) of '\(prefix)', and not '\(part)'; "
        + "a schema can add it")
  }
}
