/// The properties of the classes that an engine styles, by their letters.
package struct PropertySpelling: Sendable {
  /// Every spelling, with each variant, to be compared with.
  package let shelf: WordShelf
  /// Every property that goes with one for an image, as `background-image-insets` does.
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
