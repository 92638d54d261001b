/// The parts that a component has: what can follow the underscore behind its prefix.
struct ComponentParts: Sendable {
  /// In the order of the catalog.
  let names: [String]
  /// The same, to be compared with.
  let shelf: WordShelf
  /// Whether there may be more than are listed.
  let isPartial: Bool

  init(_ names: [String], isPartial: Bool) {
    self.names = names
    self.isPartial = isPartial
    shelf = WordShelf(names)
  }
}
