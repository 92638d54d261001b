extension Inspection {
  static func classes(of sheet: Sheet, in catalog: Catalog) -> [NameTable.ID: KnownClass] {
    var classes: [NameTable.ID: KnownClass] = [:]
    var seen: Set<NameTable.ID> = []
    for selector in sheet.selectorRows where seen.insert(selector.name).inserted {
      let name = sheet.text(of: selector.name)
      guard let entry = catalog.entry(for: catalog.canonicalName(for: name) ?? name) else {
        continue
      }
      classes[selector.name] = KnownClass(
        id: selector.name, name: entry.className, family: entry.family,
        isListed: catalog.hasProperties(entry.className))
    }
    return classes
  }

  /// For each property that a class of the catalog is given, what the catalog knows of it.
  static func properties(
    of sheet: Sheet, _ classes: [NameTable.ID: KnownClass], in catalog: Catalog
  ) -> [PropertyKey: PropertyRow.Match] {
    var known: [PropertyKey: PropertyRow.Match] = [:]
    var seen: Set<PropertyKey> = []
    for rule in sheet.ruleRows {
      for knownClass in knownClasses(of: rule, in: sheet, classes) {
        for row in sheet.declarationRows[Int(rule.firstDeclaration)..<Int(rule.endDeclaration)]
        where row.name != NameTable.none {
          let key = PropertyKey(className: knownClass.id, property: row.name)
          guard seen.insert(key).inserted else { continue }
          known[key] = catalog.property(sheet.text(of: row.name), at: knownClass.name)
        }
      }
    }
    return known
  }

  /// The first few classes of a rule that are in the catalog.
  ///
  /// A list of a thousand names in front of a block of a thousand declarations would be a million
  /// questions; nobody writes one by hand.
  private static func knownClasses(
    of rule: Sheet.RuleRow, in sheet: Sheet, _ classes: [NameTable.ID: KnownClass]
  ) -> [KnownClass] {
    sheet.selectorRows[Int(rule.firstSelector)..<Int(rule.endSelector)].prefix(32)
      .compactMap { classes[$0.name] }
  }

  /// The first few classes of a rule that are in the catalog.
  func knownClasses(of rule: Sheet.RuleRow) -> [KnownClass] {
    Self.knownClasses(of: rule, in: sheet, classes)
  }

  /// The classes of the catalog that the sheet names, in the order in which it first does.
  var classesInOrder: [KnownClass] {
    var seen: Set<NameTable.ID> = []
    return sheet.selectorRows.filter { seen.insert($0.name).inserted }.compactMap {
      classes[$0.name]
    }
  }

  /// What the sheet sets for each class of SAP's, in any situation.
  func settingsOfVendorClasses() -> [NameTable.ID: [Sheet.DeclarationRow]] {
    var settings: [NameTable.ID: [Sheet.DeclarationRow]] = [:]
    for rule in rules {
      for known in knownClasses(of: rule) where known.family == .fiori {
        settings[known.id, default: []] += declarations(of: rule).filter {
          $0.name != NameTable.none && $0.value.kind != .missing
        }
      }
    }
    return settings
  }

  /// What the catalog knows of a property of a class; nil if the class does not have it.
  func match(_ property: NameTable.ID, of known: KnownClass) -> PropertyRow.Match? {
    properties[PropertyKey(className: known.id, property: property)]
  }

  /// Every declaration that the engine looks at and that has a name, with the classes it is for.
  func eachDeclaration(_ body: (Sheet.DeclarationRow, [KnownClass], Sheet.RuleRow) -> Void) {
    for rule in rules {
      let known = knownClasses(of: rule)
      for row in declarations(of: rule) where row.name != NameTable.none { body(row, known, rule) }
    }
  }
}
