/// The parts that a component has: what can follow the underscore behind its prefix.
final class ComponentParts: Sendable {
  /// What the names of its classes begin with.
  let prefix: String
  /// In the order of the catalog.
  let names: [String]
  /// The same, to be compared with.
  let shelf: WordShelf

  /// The numbers of their classes, in the same order.
  let classes: [NameTable.ID]

  /// `classes` are numbered as in `table`.
  init(of prefix: String, _ names: [String], in table: NameTable) {
    self.prefix = prefix
    self.names = names
    classes = names.map { table.find("\(prefix)_\($0)") }
    shelf = WordShelf(names)
  }
}
