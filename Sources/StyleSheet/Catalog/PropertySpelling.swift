/// The properties of the catalog by their letters.
struct PropertySpelling: Sendable {
  /// Every spelling, with each variant, each once.
  let names: [String]
  /// The same, to be compared with.
  let shelf: WordShelf
  private let spellings: Set<String>
  private let bareNames: Set<String>

  init(of catalog: Catalog) {
    names = catalog.spellings
    shelf = WordShelf(names)
    spellings = Set(names)
    bareNames = catalog.bareSpellings
  }

  /// Whether some class has a property so spelt.
  func contains(_ spelling: String) -> Bool {
    spellings.contains(spelling) || spelling.hasSuffix("-insets")
  }

  /// Whether it is the name of a property without a variant.
  func isBare(_ spelling: String) -> Bool { bareNames.contains(spelling) }
}
