/// The properties of the classes that an engine styles, by their letters.
package struct PropertySpelling: Sendable {
  /// Every spelling, with each variant, to be compared with.
  package let shelf: WordShelf
  /// Every property that goes with one for an image, as `background-image-insets` does.
  package let companions: WordShelf

  init(of catalog: Catalog, for dialect: Dialect) {
    let index = catalog.index
    let names = index.names.indices.filter { index.isSpelling($0, for: dialect) }
    shelf = WordShelf(of: names, in: index.names, isOrdered: false)
    companions = WordShelf(
      names.lazy.filter { AgreedProperty.type(of: $0, for: dialect) == .image }
        .map { index.names.text(of: $0) + Self.ofImage })
  }

  fileprivate static let ofImage = "-insets"
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
