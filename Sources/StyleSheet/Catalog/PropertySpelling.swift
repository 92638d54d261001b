/// The properties of the classes that an engine styles, for spelling look-ups.
package struct PropertySpelling: Sendable {
  package let shelf: WordShelf
  /// Every companion of an image property, like `background-image-insets`.
  package let companions: WordShelf

  init(of index: CatalogIndex, for dialect: Dialect) {
    let names = index.names.indices.filter { index.isSpelling($0, for: dialect) }
    shelf = WordShelf(of: names, in: index.names, isOrdered: false)
    companions = WordShelf(
      names.lazy.filter { AgreedProperty.type(of: $0, for: dialect) == .image }
        .map { index.names.text(of: $0) + Self.ofImage })
  }

  static let ofImage = "-insets"
}
