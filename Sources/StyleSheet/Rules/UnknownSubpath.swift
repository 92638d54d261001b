extension Rule {
  static let unknownSubpath = Rule(
    id: "unknown-subpath", .schema, .warning,
    summary: "a component has no such part",
    rationale: """
      The component is known and so are its parts; behind the underscore stands none of them, so \
      nobody asks for the class.
      """,
    source: "SAPFiori reference 9.0 to 25.08, class references",
    targets: [.nui, .sapfiori],
    examples: [
      """
      fdlFUIRatingControlFormCell_ratingControl { on-color: red; }
      """,
      """
      fdlFUIRatingControlFormCell_ratingContol { on-color: red; }
                                  ^^^^^^^^^^^^ warning[unknown-subpath]: 'fdlFUIRatingControlFormCell' has no part 'ratingContol': expected 'ratingControl', 'title' or 'subtitle'
      """,
      """
      fdlFUIRatingControlFormCell_stars { on-color: red; }
                                  ^^^^^ warning[unknown-subpath]: 'fdlFUIRatingControlFormCell' has no part 'stars': expected 'title', 'subtitle' or 'ratingControl'
      """,
    ]
  ) { inspection, report in
    inspection.eachStrangeSelector { row, name in
      guard ClassSpelling.all.recased(name) == nil,
        let (prefix, part) = Catalog.all.fioriParts(of: name)
      else { return }
      report.ifAny { speller in
        let legal = Catalog.all.parts(ofPrefix: prefix)
        let near = speller.nearest(to: part, on: .few(prefix)) { legal }
        return .unknownSubpath(
          prefix, part, legal, near, at: inspection.sheet.selectorRange(row))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownSubpath(
    _ prefix: String, _ part: String, _ legal: [String], _ near: Suggestion.Match?,
    at range: Range<Int>
  ) -> Self {
    let ordered = legal.filter { $0 == near?.word } + legal.filter { $0 != near?.word }
    let expected = legal.isEmpty ? "it has none" : "expected \(Speller.list(ordered))"
    let partRange = range.upperBound - part.utf8.count..<range.upperBound
    return Diagnostic(
      .warning, "unknown-subpath", at: partRange,
      "'\(prefix)' has no part '\(part)': \(expected)"
    )
    .fixIt(writing: near, at: partRange)
  }
}
