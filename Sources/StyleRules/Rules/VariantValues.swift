import StyleSheet

extension Rule {
  static let indistinctVariants = Rule(
    id: "indistinct-variants", .accessibility, .information,
    summary: "a variant looks the same as another one",
    rationale: """
      A variant that looks the same as another one does not show its state, for example that a \
      button is pressed. A change to one of the two is also easily missed in the other.
      """,
    source: "UIKit, control states; SAPFiori reference 9.0 to 25.08, class references, Theming",
    examples: """
      Button {
        font-color: white;
        font-color-highlighted: white;
        background-color: #0064D9;
        background-color-highlighted: #004CA3;
      }
      ---
      Button { font-color: red; font-color-highlighted: #FF0000; }
                                ^^^^^^^^^^^^^^^^^^^^^^ remark[indistinct-variants]: nothing tells '-highlighted' of 'Button' from what it is usually
               ~~~~~~~~~~ note: the same is set here
      ---
      fdlFUIRatingControl { on-color-standard: #0064D9; }
                            ~~~~~~~~~~~~~~~~~ note: the same is set here
      fdlFUIRatingControl { on-color-accented: #0064D9; }
                            ^^^^^^^^^^^^^^^^^ remark[indistinct-variants]: nothing tells '-accented' of 'fdlFUIRatingControl' from '-standard'
      """
  ) { inspection, report in
    guard inspection.readsRules else { return }
    let sheet = inspection.sheet
    for (known, looks) in inspection.looksOfVariants() {
      for twin in looks.twins(ofVendor: known.family == .fiori, in: inspection) {
        let other = twin.other.isEmpty ? "what it is usually" : "'-\(twin.other)'"
        report(
          Finding(
            at: sheet.nameRange(of: twin.element),
            "nothing tells '-\(twin.variant)' of '\(known.name)' from \(other)"
          )
          .note("the same is set here", at: sheet.nameRange(of: twin.otherElement)))
      }
    }
  }

  static let redundantDeclaration = Rule(
    id: "redundant-declaration", .cascade, .information,
    summary: "a declaration sets a value that applies without it",
    rationale: """
      Where an '@media' does not set a property, the default applies, and a variant that is not \
      set has the value of the property without a variant (decision 2). The second declaration is \
      one more place to change.
      """,
    source: "UIKit, control states; NUI 744a36f, NUISettings",
    examples: """
      fdlFUIRatingControl { on-color: #0064D9; on-color-accented: #E26300; }
      ---
      fdlFUIRatingControl { on-color: #0064D9; on-color-accented: #0064D9; }
      fdlFUIRatingControlFormCell_ratingControl { on-color: #E26300; }
      ---
      fdlFUIRatingControl { on-color: #0064D9; on-color-accented: #0064D9; }
      @media (device: ipad) { fdlFUIRatingControl { on-color: #E26300; } }
      ---
      fdlFUIObjectTableViewCell { background-color: #FFFFFF; background-color-selected: #FFFFFF; }
      ---
      Label { font-size: 15; }
      @media (device: ipad) { Label { font-size: 17; font-size: 15; } }
      ---
      fdlFUIRatingControl { on-color: #FF0000; on-color-accented: red; }
                                               ^^^^^^^^^^^^^^^^^ remark[redundant-declaration]: 'on-color-accented' is what 'on-color' is, which would do for both
      ---
      Label { font-size: 15; }
              ~~~~~~~~~ note: set here
      @media (device: ipad) { Label { font-size: 15; } }
                                      ^^^^^^^^^ remark[redundant-declaration]: 'font-size' is '15' in every other situation too
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    inspection.eachRedundantVariant { row, base in
      report(
        at: sheet.nameRange(of: row.element),
        "'\(sheet.text(of: row.name))' is what '\(sheet.text(of: base.name))' is, which would do "
          + "for both")
    }
    // The properties that a rule sets more than once.
    var repeated: [UInt32: Set<NameTable.ID>] = [:]
    for rivalry in inspection.rivalries {
      guard let last = rivalry.last, inspection.media(of: last) != NameTable.none,
        let before = rivalry.dropLast().last, inspection.media(of: before) == NameTable.none,
        inspection.selectors(of: last).count == 1
      else { continue }
      let row = inspection.row(of: last)
      let base = inspection.row(of: before)
      guard sheet.valueText(of: row.element) == sheet.valueText(of: base.element) else { continue }
      // Without the last one in its block, an earlier one applies.
      let again = repeated[last.rule] ?? inspection.namesSetAgain(inRule: last.rule)
      repeated[last.rule] = again
      guard !again.contains(row.name) else { continue }
      report(
        Finding(
          at: sheet.nameRange(of: row.element),
          "'\(sheet.text(of: row.name))' is '\(sheet.valueExcerpt(of: base.element))' in "
            + "every other situation too"
        )
        .note("set here", at: sheet.nameRange(of: base.element))
        // The author may want to keep this value when the other one changes.
        .fixIt("remove it", as: .unsafe, sheet.removal(ofNode: row.element)))
    }
  }
}

/// The settings of each variant of a class; the bare properties are a variant without a name.
private struct LooksOfVariants {
  fileprivate struct Setting {
    let property: String
    let variant: String
    let type: ValueType
    var value: Component
    var element: UInt32
    /// The node of the value.
    var origin: UInt32
  }

  /// The settings in source order; at most as many as the catalog has for the class.
  private var settings: [Setting] = []

  mutating func set(
    _ match: PropertyRow.Match, to value: Component, _ element: UInt32, _ origin: UInt32
  ) {
    let setting = Setting(
      property: match.row.name, variant: match.variant?.name ?? "", type: match.row.type,
      value: value, element: element, origin: origin)
    let place = settings.firstIndex {
      $0.variant == setting.variant && $0.property == setting.property
    }
    if let place { settings[place] = setting } else { settings.append(setting) }
  }

  /// A variant, and another one with the same settings.
  typealias Twin = (variant: String, other: String, element: UInt32, otherElement: UInt32)

  /// Returns each variant that equals an earlier one or the bare properties.
  ///
  /// A variant of a vendor's class that equals the bare property is reported by another rule.
  func twins(ofVendor isVendors: Bool, in inspection: Inspection) -> [Twin] {
    var earlier = isVendors ? [] : [""]
    var twins: [Twin] = []
    for first in settings where !first.variant.isEmpty && !earlier.contains(first.variant) {
      let own = settings.filter { $0.variant == first.variant }
      let twin = earlier.lazy.compactMap { other in
        setting(like: first, in: other, inspection)
          .map { Twin(first.variant, other, first.element, $0.element) }
      }
      .first { twin in own.allSatisfy { setting(like: $0, in: twin.other, inspection) != nil } }
      if let twin { twins.append(twin) }
      earlier.append(first.variant)
    }
    return twins
  }

  /// Returns the same property in another variant, if it has the same value there.
  private func setting(
    like one: Setting, in variant: String, _ inspection: Inspection
  ) -> Setting? {
    settings.first {
      $0.variant == variant && $0.property == one.property
        && inspection.sayTheSame(($0.value, $0.origin), (one.value, one.origin), as: one.type)
    }
  }
}

extension Inspection {
  /// Returns true if two values have the same text or are read as the same value.
  fileprivate func sayTheSame(
    _ one: (value: Component, node: UInt32), _ other: (value: Component, node: UInt32),
    as type: ValueType
  ) -> Bool {
    if one.value == other.value { return true }
    if case .success(let first) = reader.value(of: one.value, as: type, element: one.node),
      case .success(let second) = reader.value(of: other.value, as: type, element: other.node)
    {
      return first == second
    }
    return one.value.kind == other.value.kind && one.value.kind != .word
      && sheet.valueText(of: one.node) == sheet.valueText(of: other.node)
  }

  /// Returns the settings of each catalog class outside of '@media', for classes with a variant.
  fileprivate func looksOfVariants() -> [(KnownClass, LooksOfVariants)] {
    let numbers = properties.rulesWithVariants
    guard !numbers.isEmpty else { return [] }
    var looks = [LooksOfVariants?](repeating: nil, count: classes.all.count)
    for number in numbers {
      eachKnownClass(of: sheet.ruleRows[Int(number)]) { looks[$0] = LooksOfVariants() }
    }
    for rule in rules where rule.media == NameTable.none {
      eachKnownClass(of: rule) { known in
        guard looks[known] != nil else { return }
        for index in rule.declarations {
          let row = sheet.declaration(Int(index))
          let property = properties.number(of: row.name, of: classes.marks[known])
          // A variable with several definitions has another value in another situation.
          guard row.name != NameTable.none, let facts = properties.facts(property),
            row.value.kind != .variable || onlyDefinition(of: row.value.name) != nil,
            let (value, origin) = resolved(row)
          else { continue }
          looks[known]?.set(facts.match, to: value, row.element, origin)
        }
      }
    }
    return zip(classes.all, looks).compactMap { known, looks in looks.map { (known, $0) } }
  }

  /// Calls `body` with the numbers of a rule's catalog classes, up to a limit.
  private func eachKnownClass(of rule: Sheet.RuleRow, _ body: (Int) -> Void) {
    for selector in rule.selectors.prefix(32) {
      if let known = classes.number(of: sheet.className(selector)) { body(known) }
    }
  }

  fileprivate func namesSetAgain(inRule number: UInt32) -> Set<NameTable.ID> {
    var seen: Set<NameTable.ID> = []
    return Set(
      declarations(of: sheet.ruleRows[Int(number)]).map(\.name).filter { !seen.insert($0).inserted }
    )
  }

  /// Calls `body` with every variant that has the value of the bare property in its rule.
  fileprivate func eachRedundantVariant(
    _ body: (Sheet.DeclarationRow, _ base: Sheet.DeclarationRow) -> Void
  ) {
    guard readsRules else { return }
    var relatives: [NameTable.ID: Set<String>] = [:]
    // The declarations of a property that other rules of the class set too.
    var contested: Set<UInt32>?
    for number in properties.rulesWithVariants {
      let rule = sheet.ruleRows[Int(number)]
      guard let first = knownClasses(of: rule).first, first.family == .fiori,
        selectors(of: rule).count == 1
      else { continue }
      let rows = sheet.lastDeclarations(of: rule)
      for row in rows {
        guard let match = match(row.name, of: first), match.variant != nil else { continue }
        // A table view draws this one over the background (decision 82).
        if sheet.text(of: row.name) == "background-color-selected" { continue }
        let bare = sheet.id(of: match.row.name)
        guard let base = rows.first(where: { $0.name == bare }),
          sayTheSame((base.value, base.element), (row.value, row.element), as: match.row.type)
        else { continue }
        let elements = contested ?? Set(rivalries.joined().map { self.row(of: $0).element })
        contested = elements
        guard elements.isDisjoint(with: [row.element, base.element]) else { continue }
        let others = relatives[first.id] ?? settingsOfRelatives(of: first)
        relatives[first.id] = others
        // The variant may override that of a related class, and the bare property does not.
        if others.isDisjoint(with: match.row.spellings) { body(row, base) }
      }
    }
  }
}
