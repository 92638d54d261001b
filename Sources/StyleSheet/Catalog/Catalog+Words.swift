extension Catalog {
  // Each by itself, as most sheets ask for one of them at most.
  private static let classesOfAll = ClassSpelling(of: .all, for: .sapfiori)
  private static let classesOfNUI = ClassSpelling(of: .all, for: .nui)
  private static let propertiesOfAll = PropertySpelling(of: .all, for: .sapfiori)
  private static let propertiesOfNUI = PropertySpelling(of: .all, for: .nui)
  private static let partsOfAll = Catalog.all.partsOfComponents

  /// Its classes that an engine styles, by their letters.
  package func classes(for dialect: Dialect) -> ClassSpelling {
    ownWords?.words(for: dialect).classes
      ?? (dialect.styles(.fiori) ? Self.classesOfAll : Self.classesOfNUI)
  }

  /// The properties of these classes by their letters.
  package func properties(for dialect: Dialect) -> PropertySpelling {
    ownWords?.words(for: dialect).properties
      ?? (dialect.styles(.fiori) ? Self.propertiesOfAll : Self.propertiesOfNUI)
  }
}

extension Catalog {
  /// Whether some class that an engine styles has a property so spelt.
  package func hasProperty(spelt spelling: String, for dialect: Dialect) -> Bool {
    if index.isSpelling(index.names.find(spelling), for: dialect) { return true }
    guard spelling.hasSuffix(PropertySpelling.ofImage) else { return false }
    let image = index.names.find(String(spelling.dropLast(PropertySpelling.ofImage.utf8.count)))
    return AgreedProperty.type(of: image, for: dialect) == .image
  }

  /// Whether it is the name of a property without a variant.
  func isBare(_ spelling: String) -> Bool { index.isBare(index.names.find(spelling)) }

  /// Every way to spell some properties, with each variant; found without making a text of any other.
  package func spellings(of properties: [String]) -> [String] {
    let fronts = properties.map { StoredName($0) }
    let names = index.names
    return names.indices.compactMap { name in
      guard index.isSpelling(name, for: .sapfiori),
        fronts.contains(where: { names.mayBegin(name, with: $0) })
      else { return nil }
      let text = names.text(of: name)
      return properties.contains { text == $0 || text.hasPrefix($0 + "-") } ? text : nil
    }
  }
}

extension Catalog {
  /// A name taken apart, if it begins with a component of SAP's and goes on with a part.
  package func fioriParts(of name: String) -> (prefix: String, part: String)? {
    guard let parts = parts(of: name), let part = parts.part, parts.prefix.isOfSAP else {
      return nil
    }
    return (parts.prefix, part)
  }

  /// The parts that a component has; nil if none has that prefix.
  package func parts(ofPrefix prefix: String) -> ComponentParts? {
    (ownWords?.parts ?? Self.partsOfAll)[prefix]
  }

  /// The parts of the component of a class, or nil of one that is of none of SAP's.
  package func component(of entry: CatalogEntry) -> ComponentParts? {
    guard entry.family == .fiori, let prefix = parts(of: entry.className)?.prefix else {
      return nil
    }
    return parts(ofPrefix: prefix)
  }

  /// The parts of all components, by prefix; read from the tables at each call.
  var partsOfComponents: [String: ComponentParts] {
    var names: [String: [String]] = [:]
    var partial: Set<String> = []
    for entry in entries {
      if entry.isPartial { partial.insert(entry.prefix) }
      let part = parts(of: entry.className)?.part
      if let part, !names[entry.prefix, default: []].contains(part) {
        names[entry.prefix, default: []].append(part)
      }
    }
    for prefix in partial where names[prefix] == nil { names[prefix] = [] }
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, ComponentParts(of: $0, $1, in: index.names, isPartial: partial.contains($0)))
      })
  }
}

extension Catalog {
  /// Every way to say a property of a class, patterns written out.
  package func spellings(at className: String) -> WordShelf {
    let rows = rows(at: className)
    let companions = rows.compactMap(\.companionSuffix)
    let own = rows.filter { $0.companionSuffix == nil }
    let images = own.filter { $0.type == .image }.flatMap(\.spellings)
    return WordShelf(
      own.flatMap(\.spellings)
        + companions.flatMap { suffix in images.map { $0 + suffix } }
        .filter { property($0, at: className) != nil })
  }

  /// The property of a class that goes on where `beginning` ends, if there is one and no other.
  package func property(begunBy beginning: String, at className: String) -> String? {
    let names = Set(rows(at: className).map(\.name).filter { $0.hasPrefix(beginning + "-") })
    return names.count == 1 ? names.first : nil
  }

  /// The property of a class of which `spelling` would be a variant if it had it.
  package func base(ofVariant spelling: String, at className: String) -> PropertyRow? {
    guard !isBare(spelling) else { return nil }
    return rows(at: className)
      .filter { $0.companionSuffix == nil && spelling.hasPrefix($0.name + "-") }
      .max { $0.name.utf8.count < $1.name.utf8.count }
  }

  /// The classes that an engine styles and that have a property: those of the same component first, then
  /// the same vendor's.
  package func classNames(
    with spelling: String, likeThose className: String, for dialect: Dialect
  ) -> [String] {
    let names = classNames(with: spelling).filter { name in
      name != "*" && entries(for: name).contains { dialect.styles($0.family) }
    }
    let prefix = parts(of: className)?.prefix ?? className
    let family = entry(for: className)?.family
    let kin = names.filter { $0.hasPrefix(prefix) }
    let rest = names.filter { !$0.hasPrefix(prefix) }
    return kin + rest.filter { entry(for: $0)?.family == family }
      + rest.filter { entry(for: $0)?.family != family }
  }
}

extension String {
  /// Whether it is a class as SAP names its own: they all have `FUI` somewhere.
  ///
  /// `contains` takes a text apart into characters, for which the library reads its tables at each start.
  package var isOfSAP: Bool {
    utf8.indices.contains { utf8[$0...].starts(with: "FUI".utf8) }
  }
}
