extension Catalog {
  // Separate constants, because most sheets need one of them at most.
  private static let classesOfAll = ClassSpelling(of: .all, for: .sapfiori)
  private static let classesOfNUI = ClassSpelling(of: .all, for: .nui)
  private static let propertiesOfAll = PropertySpelling(of: .all, for: .sapfiori)
  private static let propertiesOfNUI = PropertySpelling(of: .all, for: .nui)
  private static let partsOfAll = Catalog.all.partsOfComponents

  /// Returns the classes that an engine styles, for spelling look-ups.
  package func classes(for dialect: Dialect) -> ClassSpelling {
    ownWords?.words(for: dialect).classes
      ?? (dialect.styles(.fiori) ? Self.classesOfAll : Self.classesOfNUI)
  }

  /// Returns the properties of the classes that an engine styles, for spelling look-ups.
  package func properties(for dialect: Dialect) -> PropertySpelling {
    ownWords?.words(for: dialect).properties
      ?? (dialect.styles(.fiori) ? Self.propertiesOfAll : Self.propertiesOfNUI)
  }

  /// True if a class that an engine styles has a property with this spelling.
  package func hasProperty(spelt spelling: String, for dialect: Dialect) -> Bool {
    if index.isSpelling(index.names.find(spelling), for: dialect) { return true }
    guard spelling.hasSuffix(PropertySpelling.ofImage) else { return false }
    let image = index.names.find(String(spelling.dropLast(PropertySpelling.ofImage.utf8.count)))
    return AgreedProperty.type(of: image, for: dialect) == .image
  }

  func isBare(_ spelling: String) -> Bool { index.isBare(index.names.find(spelling)) }

  /// Returns every spelling of some properties, with each variant.
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

  /// Splits a name into the prefix of an SAP component and a part; nil for other names.
  package func fioriParts(of name: String) -> (prefix: String, part: String)? {
    guard let parts = parts(of: name), let part = parts.part,
      parts.prefix.isOfSAP || parts.prefix.hasPrefix("fdl")
    else { return nil }
    return (parts.prefix, part)
  }

  package func parts(ofPrefix prefix: String) -> ComponentParts? {
    (ownWords?.parts ?? Self.partsOfAll)[prefix]
  }

  /// Returns the parts of a class's component, or nil if it is not an SAP component.
  package func component(of entry: CatalogEntry) -> ComponentParts? {
    guard entry.family == .fiori, let prefix = parts(of: entry.className)?.prefix else {
      return nil
    }
    return parts(ofPrefix: prefix)
  }

  /// The parts of all components by prefix; read from the tables at each call.
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

  /// Returns every spelling of the properties of a class, with patterns expanded.
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

  /// Returns the property of a class that continues `beginning`; nil if there are none or several.
  package func property(begunBy beginning: String, at className: String) -> String? {
    let rows = index.lineage(of: className).flatMap { index.entries[$0].rows }
    let names = Set(rows.map { index.rows[Int($0)].name }).map(index.names.text)
      .filter { $0.hasPrefix(beginning + "-") }
    return names.count == 1 ? names.first : nil
  }

  /// Returns the longest property of a class of which `spelling` has the form of a variant.
  package func base(ofVariant spelling: String, at className: String) -> PropertyRow? {
    guard !isBare(spelling) else { return nil }
    let lineage = index.lineage(of: className)
    for dash in spelling.utf8.indices.reversed() where spelling.utf8[dash] == UInt8(ascii: "-") {
      let front = index.names.find(String(spelling[..<dash]))
      if index.isBare(front), let row = row(of: front, in: lineage) { return row }
    }
    return nil
  }

  /// Splits a name into a beginning and the longest end that is a variant of some property of an
  /// engine; nil if there is none.
  package func cut(
    atVariantOf name: String, for dialect: Dialect
  ) -> (base: String, variant: String)? {
    // No property is as long.
    guard name.utf8.count <= 100 else { return nil }
    for dash in name.utf8.indices where name.utf8[dash] == UInt8(ascii: "-") {
      let variant = String(name[name.utf8.index(after: dash)...])
      if index.isVariant(index.names.find(variant), for: dialect) {
        return (String(name[..<dash]), variant)
      }
    }
    return nil
  }

  /// Returns the classes that an engine styles and that have a property: first those of the same
  /// component, then those of the same vendor.
  package func classNames(
    with spelling: String, likeThose className: String, for dialect: Dialect
  ) -> [String] {
    let names = classNames(with: spelling).filter { name in
      name != "*" && families(of: name).contains(where: dialect.styles)
    }
    let prefix = parts(of: className)?.prefix ?? className
    let family = families(of: className).first
    let kin = names.filter { $0.hasPrefix(prefix) }
    let rest = names.filter { !$0.hasPrefix(prefix) }
    return kin + rest.filter { families(of: $0).first == family }
      + rest.filter { families(of: $0).first != family }
  }

  /// Returns the parts of a class that have a property which the class, without a published list,
  /// probably lacks.
  ///
  /// Empty for a background: a view can have one without a page that lists it.
  package func parts(of className: String, with property: String) -> [String] {
    guard !hasProperties(className), !property.hasPrefix("background-") else { return [] }
    return classNames(with: property).filter { $0.hasPrefix("\(className)_") }
  }

  private func families(of className: String) -> [CatalogEntry.Family] {
    index.entries(of: index.names.find(className)).map {
      index.tables[Int(index.entries[$0].table)].family
    }
  }
}

extension String {
  /// True if the text contains `FUI`, as all names of SAP's classes do.
  ///
  /// Avoids `contains`, which loads the library's character tables at launch.
  package var isOfSAP: Bool {
    utf8.has("FUI")
  }

  /// The text before the first underscore, or all of it: the component in a class of SAP's, the
  /// name in a palette name.
  ///
  /// Compares bytes, because comparing characters is slow.
  package var beforeUnderscore: Substring {
    self[..<(utf8.firstIndex(of: UInt8(ascii: "_")) ?? endIndex)]
  }
}
