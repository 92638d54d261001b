/// A class of the catalog, with what is asked of it again and again.
///
/// An object, so that it is handed on without counting the references of all that is in it.
package final class ClassFacts: Sendable {
  /// The class as the first page describes it.
  package let entry: CatalogEntry
  /// The number of that entry, which no other class has.
  package let number: UInt32
  /// The entries whose properties it has; see ``CatalogIndex/lineage(of:)``.
  package let lineage: [Int]
  /// Whether somebody lists its properties; see ``Catalog/hasProperties(_:)``.
  package let isListed: Bool
  /// What takes longer to find out; nil if that was not done beforehand.
  package let details: Details?

  /// What a book has of a class besides.
  package struct Details: Sendable {
    /// What of it is seen on what.
    package let pairings: [ColorPairing]
    /// The parts of its component; nil for a class that is of none of SAP's.
    package let component: ComponentParts?
  }

  init(
    _ entry: CatalogEntry, _ number: UInt32, _ lineage: [Int], isListed: Bool,
    details: Details? = nil
  ) {
    self.entry = entry
    self.number = number
    self.lineage = lineage
    self.isListed = isListed
    self.details = details
  }
}
