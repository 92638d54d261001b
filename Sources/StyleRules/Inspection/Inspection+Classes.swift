import StyleSheet

extension Inspection {
  /// The first few classes of a rule that are in the catalog.
  ///
  /// A list of a thousand names in front of a block of a thousand declarations would be a million
  /// questions; nobody writes one by hand.
  func knownClasses(of rule: Sheet.RuleRow) -> [KnownClass] {
    selectors(of: rule).prefix(32).compactMap { classes[$0.name] }
  }

  /// What the sheet sets for classes of SAP's, in any situation, if they have a rule that is wanted.
  ///
  /// In the order in which the sheet first names them.
  func settingsOfVendorClasses(
    where isWanted: (Sheet.RuleRow) -> Bool
  ) -> [(known: KnownClass, rows: [Sheet.DeclarationRow])] {
    var wanted = Set<NameTable.ID>()
    for rule in rules where isWanted(rule) {
      wanted.formUnion(knownClasses(of: rule).filter { $0.family == .fiori }.map(\.id))
    }
    guard !wanted.isEmpty else { return [] }
    var settings: [NameTable.ID: [Sheet.DeclarationRow]] = [:]
    for rule in rules {
      for known in knownClasses(of: rule) where wanted.contains(known.id) {
        settings[known.id, default: []] += declarations(of: rule).filter {
          $0.name != NameTable.none && $0.value.kind != .missing
        }
      }
    }
    return classes.all.compactMap { known in settings[known.id].map { (known, $0) } }
  }

  /// The same for the classes that have a property in a variant.
  func settingsWithVariants() -> [(known: KnownClass, rows: [Sheet.DeclarationRow])] {
    let rules = Set(properties.rulesWithVariants.map { sheet.ruleRows[Int($0)].element })
    return rules.isEmpty ? [] : settingsOfVendorClasses { rules.contains($0.element) }
  }

  /// What the catalog knows of a property of a class; nil if the class does not have it.
  func match(_ property: NameTable.ID, of known: KnownClass) -> PropertyRow.Match? {
    properties.facts(properties.number(of: property, of: known.mark))?.match
  }

  /// Whether a class has a property.
  func has(_ property: NameTable.ID, _ known: KnownClass) -> Bool {
    properties.number(of: property, of: known.mark) != PairTable.none
  }

  /// Every declaration that the engine looks at and that some class of the catalog's does not have,
  /// with these classes; or if there is none, that nobody has.
  func eachStranger(_ body: (Sheet.DeclarationRow, [KnownClass], Sheet.RuleRow) -> Void) {
    guard readsRules else { return }
    var strangers = properties.strangers[...]
    for rule in rules {
      guard let next = strangers.first else { return }
      guard rule.declarations.contains(next) else { continue }
      let known = knownClasses(of: rule)
      while let stranger = strangers.first, rule.declarations.contains(stranger) {
        strangers.removeFirst()
        body(sheet.declaration(Int(stranger)), known, rule)
      }
    }
  }

  /// Whether the app's schema leaves it open that a class has a property; of no class of the catalog,
  /// that one in the rule has.
  func isOpen(_ property: String, of known: KnownClass?, in rule: Sheet.RuleRow) -> Bool {
    let open = catalog.open
    guard !open.has(property) else { return true }
    if let known { return open.has(propertiesOf: known.name) }
    return selectors(of: rule).contains { selector in
      let name = sheet.text(of: selector.name)
      return open.has(name) || open.has(propertiesOf: name)
    }
  }
}
