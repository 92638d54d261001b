/// The parts that a component has: what can follow the underscore behind its prefix.
struct ComponentParts: Sendable {
  /// In the order of the catalog.
  let names: [String]
  /// The same, to be compared with.
  let shelf: WordShelf

  init(_ names: [String]) {
    self.names = names
    shelf = WordShelf(names)
  }
}
