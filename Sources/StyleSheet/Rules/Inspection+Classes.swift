extension Inspection {
  static func classes(of sheet: Sheet) -> [NameTable.ID: ClassMeaning] {
    var classes: [NameTable.ID: ClassMeaning] = [:]
    for selector in sheet.selectorRows where classes[selector.name] == nil {
      classes[selector.name] = meaning(of: sheet.text(of: selector.name))
    }
    return classes
  }

  /// What a name means; of a path, its last name.
  private static func meaning(of name: String) -> ClassMeaning {
    let last = name.split(separator: ":").last.map(String.init) ?? name
    let className = Catalog.all.canonicalName(for: last) ?? last
    // An element of a path reads the names before as well, so nothing is known for certain.
    guard last == name, let entry = Catalog.all.entry(for: className),
      Catalog.all.hasProperties(className)
    else { return .open }
    return .known(className, entry.family)
  }

  /// The first few classes of a rule of which the properties are known.
  ///
  /// A list of a thousand names in front of a block of a thousand declarations would be a million
  /// questions; nobody writes one by hand.
  func knownClasses(of rule: Sheet.RuleRow) -> [(name: String, family: CatalogEntry.Family)] {
    var known: [(name: String, family: CatalogEntry.Family)] = []
    for selector in selectors(of: rule).prefix(32) {
      if case .known(let name, let family) = classes[selector.name] {
        known.append((name, family))
      }
    }
    return known
  }
}

extension Catalog {
  /// Whether a class has properties that not every class has.
  func hasProperties(_ className: String) -> Bool {
    rows(at: className).count > rows(at: "*").count
  }
}
