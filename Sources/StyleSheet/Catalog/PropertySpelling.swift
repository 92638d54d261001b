/// The properties of the catalog by their letters.
struct PropertySpelling: Sendable {
  /// Every spelling, with each variant, each once.
  let names: [String]
  /// The same, to be compared with.
  let shelf: WordShelf
  private let spellings: Set<String>
  private let bareNames: Set<String>

  init(of entries: [CatalogEntry], _ names: [String]) {
    self.names = names
    shelf = WordShelf(names)
    spellings = Set(names)
    bareNames = Set(entries.flatMap { $0.properties.map(\.name) })
  }

  /// Whether some class has a property so spelt.
  func contains(_ spelling: String) -> Bool {
    spellings.contains(spelling) || spelling.hasSuffix("-insets")
  }

  /// Whether it is the name of a property without a variant.
  func isBare(_ spelling: String) -> Bool { bareNames.contains(spelling) }
}
