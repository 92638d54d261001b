/// The parts of a component: the texts that can follow the underscore after its prefix.
package final class ComponentParts: Sendable {
  /// The common prefix of the class names.
  package let prefix: String
  /// The parts, in the order of the catalog.
  package let names: [String]
  /// The parts, for spelling look-ups.
  package let shelf: WordShelf
  /// True if the list may be incomplete.
  package let isPartial: Bool

  /// The numbers of the parts' classes, in the same order.
  package let classes: [NameTable.ID]

  /// Creates the parts of a component; `classes` are numbers in `table`.
  init(of prefix: String, _ names: [String], in table: NameTable, isPartial: Bool) {
    self.isPartial = isPartial
    self.prefix = prefix
    self.names = names
    classes = names.map { table.find("\(prefix)_\($0)") }
    shelf = WordShelf(names)
  }
}
