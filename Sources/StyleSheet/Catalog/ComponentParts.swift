/// The parts that a component has: what can follow the underscore behind its prefix.
package final class ComponentParts: Sendable {
  /// What the names of its classes begin with.
  package let prefix: String
  /// In the order of the catalog.
  package let names: [String]
  /// The same, to be compared with.
  package let shelf: WordShelf
  /// Whether there may be more than are listed.
  package let isPartial: Bool

  /// The numbers of their classes, in the same order.
  package let classes: [NameTable.ID]

  /// `classes` are numbered as in `table`.
  init(of prefix: String, _ names: [String], in table: NameTable, isPartial: Bool) {
    self.isPartial = isPartial
    self.prefix = prefix
    self.names = names
    classes = names.map { table.find("\(prefix)_\($0)") }
    shelf = WordShelf(names)
  }
}
