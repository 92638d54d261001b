/// The properties of the catalog by their letters.
struct PropertySpelling: Sendable {
  /// Every spelling, with each variant, to be compared with.
  let shelf: WordShelf

  init(of catalog: Catalog) {
    let index = catalog.index
    shelf = WordShelf(
      of: index.names.indices.filter { index.isSpelling($0) }, in: index.names, isOrdered: false)
  }
}

extension Catalog {
  /// Whether some class has a property so spelt.
  func hasProperty(spelt spelling: String) -> Bool {
    index.isSpelling(index.names.find(spelling)) || spelling.hasSuffix("-insets")
  }

  /// Whether it is the name of a property without a variant.
  func isBare(_ spelling: String) -> Bool { index.isBare(index.names.find(spelling)) }

  /// Every way to spell some properties, with each variant; found without making a text of any other.
  func spellings(of properties: [String]) -> [String] {
    let fronts = properties.map { StoredName($0) }
    let names = index.names
    return names.indices.compactMap { name in
      guard index.isSpelling(name), fronts.contains(where: { names.mayBegin(name, with: $0) })
      else { return nil }
      let text = names.text(of: name)
      return properties.contains { text == $0 || text.hasPrefix($0 + "-") } ? text : nil
    }
  }
}
