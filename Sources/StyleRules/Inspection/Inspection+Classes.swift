import StyleSheet

extension Inspection {
  /// Returns the first few classes of a rule that are in the catalog.
  ///
  /// The limit avoids quadratic time for a long selector list with a long block.
  func knownClasses(of rule: Sheet.RuleRow) -> [KnownClass] {
    selectors(of: rule).prefix(32).compactMap { classes[$0.name] }
  }

  /// Returns the declarations for SAP's classes, in order, if a rule of the class matches.
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

  /// Returns the declarations for SAP's classes that set a property in a variant.
  func settingsWithVariants() -> [(known: KnownClass, rows: [Sheet.DeclarationRow])] {
    let rules = Set(properties.rulesWithVariants.map { sheet.ruleRows[Int($0)].element })
    return rules.isEmpty ? [] : settingsOfVendorClasses { rules.contains($0.element) }
  }

  /// Each class of the sheet whose path starts with another class of the sheet, with that class.
  var heirs: [(heir: KnownClass, start: KnownClass)] {
    let below = classes.all.filter { $0.facts.entry.pathStart != nil }
    return below.flatMap { heir in
      classes.all.filter { $0.name == heir.facts.entry.pathStart }.map { (heir, $0) }
    }
  }

  /// Returns the properties that the sheet sets in the class with which the path of a class starts,
  /// and those that imported sheets set in either.
  func inheritedSettings(of known: KnownClass) -> Set<String> {
    settings { $0.name == known.facts.entry.pathStart }.union(importedSettings(of: known))
  }

  /// The classes of the catalog in imported sheets.
  var importedClasses: [KnownClass] {
    imports.imported.flatMap { other in
      let names = CatalogNames(catalog: catalog, sheet: other, dialect: dialect)
      return KnownClasses(in: other, names, for: dialect).all
    }
  }

  func importedSettings(of known: KnownClass) -> Set<String> {
    imports.properties(of: [known.name] + [known.facts.entry.pathStart].compactMap { $0 })
  }

  /// Returns the situations in which imported sheets set a property in the classes of the sheet, or
  /// in those with which their paths start.
  func importedSituations(of property: String) -> [NameTable.ID: Situations] {
    guard !imports.imported.isEmpty else { return [:] }
    let imported = imports.situations(setting: property)
    guard !imported.isEmpty else { return [:] }
    return sheet.selectorRows.reduce(into: [:]) { found, selector in
      let start = classes[selector.name]?.facts.entry.pathStart
      let names = [sheet.text(of: selector.name)] + [start].compactMap { $0 }
      for situations in names.compactMap({ imported[$0] }) {
        found[selector.name, default: []].formUnion(situations)
      }
    }
  }

  /// Returns the properties that the sheet sets in the classes whose paths start with a class, or with
  /// which its path starts.
  func settingsOfRelatives(of known: KnownClass) -> Set<String> {
    settings { $0.name == known.facts.entry.pathStart || $0.facts.entry.pathStart == known.name }
  }

  private func settings(where isWanted: (KnownClass) -> Bool) -> Set<String> {
    let wanted = Set(classes.all.filter(isWanted).map(\.id))
    guard !wanted.isEmpty else { return [] }
    let found = rules.filter { rule in selectors(of: rule).contains { wanted.contains($0.name) } }
    return Set(found.flatMap { declarations(of: $0).map { sheet.text(of: $0.name) } })
  }

  /// Returns the catalog's data about a property of a class; nil if the class does not have it.
  func match(_ property: NameTable.ID, of known: KnownClass) -> PropertyRow.Match? {
    properties.facts(properties.number(of: property, of: known.mark))?.match
  }

  func has(_ property: NameTable.ID, _ known: KnownClass) -> Bool {
    properties.number(of: property, of: known.mark) != PairTable.none
  }

  /// Calls `body` with every declaration that a catalog class of its rule does not support, and
  /// with the rule's catalog classes; without one, with every declaration that no class supports.
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

  /// True if the app's schema allows a class to have other properties; without a catalog class, if
  /// it allows that for a class in the rule.
  func isOpen(_ property: String, of known: KnownClass?, in rule: Sheet.RuleRow) -> Bool {
    let open = catalog.open
    if open.classes.isEmpty, open.prefixes.isEmpty { return false }
    guard !open.has(property) else { return true }
    if let known { return open.has(propertiesOf: known.name) }
    return selectors(of: rule).contains { selector in
      let name = sheet.text(of: selector.name)
      return open.has(name) || open.has(propertiesOf: name)
    }
  }
}
