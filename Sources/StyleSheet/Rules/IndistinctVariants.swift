extension Rule {
  static let indistinctVariants = Rule(
    id: "indistinct-variants", .accessibility, .information,
    summary: "a variant is set, and looks like another one in everything",
    rationale: """
      Whoever sets what a button looks like while it is pressed wants it to be seen. Where all that is \
      set for a variant is what another one has, nobody can tell the two apart, and a change of the \
      one is easily forgotten in the other.
      """,
    source: "UIKit, control states; SAPFiori reference 9.0 to 25.08, class references, Theming",
    targets: [.nui, .sapfiori],
    examples: [
      """
      Button {
        font-color: white;
        font-color-highlighted: white;
        background-color: #0064D9;
        background-color-highlighted: #004CA3;
      }
      """,
      """
      Button { font-color: red; font-color-highlighted: red; }
                                ^^^^^^^^^^^^^^^^^^^^^^ information[indistinct-variants]: nothing tells '-highlighted' of 'Button' from what it is usually
               ~~~~~~~~~~ note: the same is set here
      """,
      """
      fdlFUIRatingControl { on-color-standard: #0064D9; }
                            ~~~~~~~~~~~~~~~~~ note: the same is set here
      fdlFUIRatingControl { on-color-accented: #0064D9; }
                            ^^^^^^^^^^^^^^^^^ information[indistinct-variants]: nothing tells '-accented' of 'fdlFUIRatingControl' from '-standard'
      """,
    ]
  ) { inspection, report in
    guard inspection.readsRules else { return }
    for (known, looks) in inspection.looksOfVariants() {
      for twin in looks.twins(ofVendor: known.family == .fiori) {
        report(.indistinct(twin, of: known.name, in: inspection.sheet))
      }
    }
  }
}

/// What is set for each variant of a class, the bare properties being one without a name.
private struct LooksOfVariants {
  /// A property that is set, to what, and where.
  struct Setting {
    let text: String
    let element: UInt32
  }

  /// In the order in which they are first set.
  private(set) var names: [String] = []
  private(set) var settings: [String: [String: Setting]] = [:]
  /// For each variant, the property that is first set for it.
  private var firsts: [String: String] = [:]

  /// Later ones win.
  mutating func set(_ property: String, _ variant: String, to setting: Setting) {
    if settings[variant] == nil {
      names.append(variant)
      firsts[variant] = property
    }
    settings[variant, default: [:]][property] = setting
  }

  /// A variant, and another that is like it in all that is set for it.
  struct Twin {
    let variant, other: String
    let element, otherElement: UInt32
  }

  /// Each variant that is like an earlier one, or like the bare properties.
  ///
  /// That a variant of a vendor's class is what the bare property is has a rule of its own.
  func twins(ofVendor isVendors: Bool) -> [Twin] {
    names.enumerated().compactMap { number, variant in
      guard !variant.isEmpty, let own = settings[variant], let first = firsts[variant] else {
        return nil
      }
      let others = (isVendors ? [] : [""]) + names[..<number].filter { !$0.isEmpty }
      for other in others {
        guard let theirs = settings[other], let here = own[first], let there = theirs[first],
          own.allSatisfy({ theirs[$0.key]?.text == $0.value.text })
        else { continue }
        return Twin(
          variant: variant, other: other, element: here.element, otherElement: there.element)
      }
      return nil
    }
  }
}

extension Inspection {
  /// What is set for the variants of each class of the catalog outside of '@media', for classes that
  /// set one.
  fileprivate func looksOfVariants() -> [(KnownClass, LooksOfVariants)] {
    let numbers = properties.rulesWithVariants
    guard !numbers.isEmpty else { return [] }
    let wanted = Set(
      numbers.flatMap { knownClasses(of: sheet.ruleRows[Int($0)]).map(\.id) })
    var looks: [NameTable.ID: LooksOfVariants] = [:]
    for rule in rules where rule.media == NameTable.none {
      for known in knownClasses(of: rule) where wanted.contains(known.id) {
        for row in declarations(of: rule) {
          guard let match = match(row.name, of: known), let (_, origin) = resolved(row) else {
            continue
          }
          looks[known.id, default: LooksOfVariants()].set(
            match.row.name, match.variant?.name ?? "",
            to: .init(text: sheet.valueText(of: origin), element: row.element))
        }
      }
    }
    return classes.all.compactMap { known in looks[known.id].map { (known, $0) } }
  }
}

extension Diagnostic {
  fileprivate static func indistinct(
    _ twin: LooksOfVariants.Twin, of name: String, in sheet: Sheet
  ) -> Self {
    let other = twin.other.isEmpty ? "what it is usually" : "'-\(twin.other)'"
    return Diagnostic(
      .information, "indistinct-variants", at: sheet.nameRange(of: twin.element),
      "nothing tells '-\(twin.variant)' of '\(name)' from \(other)"
    )
    .note("the same is set here", at: sheet.nameRange(of: twin.otherElement))
  }
}
