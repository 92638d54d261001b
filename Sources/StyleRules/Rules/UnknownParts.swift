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
    examples: """
      fdlFUIRatingControlFormCell_ratingControl { on-color: red; }
      ---
      fdlFUIRatingControlFormCell_ratingContol { on-color: red; }
                                  ^^^^^^^^^^^^ warning[unknown-subpath]: 'fdlFUIRatingControlFormCell' has no part 'ratingContol', so nothing is styled by it; did you mean 'ratingControl'?
      ---
      fdlFUIRatingControlFormCell_stars { on-color: red; }
                                  ^^^^^ warning[unknown-subpath]: 'fdlFUIRatingControlFormCell' has no part 'stars', so nothing is styled by it: expected 'title', 'subtitle' or 'ratingControl'
      ---
      fdlFUIObjectView_statusImage { tint-color: red; }
                       ^^^^^^^^^^^ remark[unknown-subpath]: the catalog lists only 'headlineLabel' as a part of 'fdlFUIObjectView', and not 'statusImage'; a schema can add it
      """,
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
          to: part, on: "parts of \(prefix)", of: { known?.shelf ?? WordShelf([]) })
        {
          return .unknownSubpath(prefix, part, at: parts).suggesting(near, at: parts) {
            inspection.safetyOfRenaming(name, toClass: "\(prefix)_\($0)")
          }
        }
        // A suffix that looks like a part may belong to the component: 'RatingControl_FormCell'.
        if let near = speller.nearest(to: name, on: "all classes", of: { classes.shelf }) {
          return .unknownSubpath(prefix, part, at: parts).suggesting(near, at: uses) {
            inspection.safetyOfRenaming(name, toClass: $0)
          }
        }
        if known?.isPartial == true {
          let others = legal.isEmpty ? "nothing" : "only \(Speller.list(legal, "and"))"
          return parts.finding(
            as: .information,
            "the catalog lists \(others) as \(legal.count > 1 ? "parts" : "a part") of "
              + "'\(prefix)', and not '\(part)'; a schema can add it")
        }
        let expected = legal.isEmpty ? "it has none" : "expected \(Speller.list(legal))"
        return .unknownSubpath(prefix, part, at: parts).saying(": \(expected)")
      }
    }
  }

  static let unknownVariant = Rule(
    id: "unknown-variant", .schema, .error,
    summary: "a property has no such variant in this class",
    rationale: """
      A variant belongs to a property of a class, not to a control: in a rating control, images \
      have '-editable' and colors have '-accented'. The engine never reads any other variant.
      """,
    source: "SAPFiori reference 9.0 to 25.08, class references; NUI 0.5.5, README",
    examples: """
      fdlFUIRatingControl { on-color-accented: red; on-image-editable: star; }
      ---
      fdlFUIRatingControl { on-color-acented: red; }
                            ^^^^^^^^^^^^^^^^ error[unknown-variant]: 'on-color' of 'fdlFUIRatingControl' has no variant '-acented', so this sets nothing; did you mean '-accented'?
      ---
      fdlFUIRatingControl { on-image-accented: star; }
                            ^^^^^^^^^^^^^^^^^ error[unknown-variant]: 'on-image' of 'fdlFUIRatingControl' has no variant '-accented', so this sets nothing: expected '-standard' or '-editable'
      ---
      BarButton { font-color-disabled: gray; }
                  ^^^^^^^^^^^^^^^^^^^ warning[unknown-variant]: NUI 0.5.5 does not read 'font-color-disabled' of 'BarButton'; if the app does, describe it in a schema
      ---
      fdlFUIObjectTableViewCell_headlineLabel { font-color-disabled: red; }
                                                ^^^^^^^^^^^^^^^^^^^ remark[unknown-variant]: the catalog, which has not all properties of 'fdlFUIObjectTableViewCell_headlineLabel', has no 'font-color-disabled': a schema can add it
      """,
    fixChangesTheme: true
  ) { inspection, report in
    inspection.eachStranger { row, known, rule in
      let lacking = known.first { $0.isListed && !inspection.has(row.name, $0) }
      guard let first = lacking else { return }
      let name = inspection.sheet.text(of: row.name)
      guard !inspection.isOpen(name, of: first, in: rule),
        inspection.catalog.recased(name, at: first.name) == nil,
        let base = inspection.catalog.base(ofVariant: name, at: first.name)
      else { return }
      let range = inspection.sheet.nameRange(of: row.element)
      report.ifAny(as: first.severity) {
        inspection.withoutHarm(
          .unknownVariant(name, of: base, first, at: range, in: inspection, &$0) {
            inspection.safetyOfRenaming(row.name, toProperty: $0, of: first, in: rule)
          }, renaming: row, in: rule)
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

  fileprivate static func unknownVariant(
    _ name: String, of base: PropertyRow, _ known: KnownClass, at range: Range<Int>,
    in inspection: Inspection, _ speller: inout Speller, as safety: (String) -> FixIt.Safety
  ) -> Self {
    let variant = String(name.dropFirst(base.name.count + 1))
    let legal = base.variants.map(\.name)
    let front = base.name + "-"
    let near = speller.nearest(to: variant, on: "\(known.name) \(front)") {
      inspection.catalog.spellings(at: known.name).behind(front)
    }
    let expected = legal.isEmpty ? "" : ": expected \(Speller.list(legal.map { "-\($0)" }))"
    let rest = known.isPartial ? ": a schema can add it" : expected
    let finding = Finding(
      as: known.isPartial && near == nil ? .information : nil, at: range,
      "\(known.lack(ofVariant: variant, of: base, in: inspection.sheet))"
        + (near.map { "; \($0.question(prefix: "-"))" } ?? "\(rest)"))
    guard let word = near?.only.map({ front + $0 }) else { return finding }
    return finding.fixIt(
      writing: word, as: near?.isSafe == true ? safety(word) : .unsafe, at: [range])
  }
}

extension KnownClass {
  /// Returns the statement that a property lacks a variant, qualified if that is not certain.
  fileprivate func lack(ofVariant variant: String, of base: PropertyRow, in sheet: Sheet) -> String
  {
    switch family {
    case _ where isPartial: lack(of: "\(base.name)-\(variant)", in: sheet)
    case .nui, .app: lack(of: "\(base.name)-\(variant)", in: sheet)
    case .fiori, .mdk:
      base.variants.isEmpty
        ? "'\(base.name)' of '\(name)' has no variants, so '-\(variant)' sets nothing"
        : "'\(base.name)' of '\(name)' has no variant '-\(variant)', so this sets nothing"
    }
  }
}
