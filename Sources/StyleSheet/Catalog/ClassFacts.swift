/// A class of the catalog with the facts that are needed often.
///
/// A class, so that passing it does not retain each member.
package final class ClassFacts: Sendable {
  /// The first entry of the class.
  package let entry: CatalogEntry
  /// The number of that entry, unique to the class.
  package let number: UInt32
  /// The entries whose properties it has; see ``CatalogIndex/lineage(of:)``.
  package let lineage: [Int]
  /// True if a source lists its properties; see ``Catalog/hasProperties(_:)``.
  package let isListed: Bool
  /// The styles whose colors distinguish states; empty for a class without such states.
  package let stateStyles: [StatePairing.Style]
  /// The facts that are slow to compute; nil if not precomputed.
  package let details: Details?

  /// The precomputed facts of a class.
  package struct Details: Sendable {
    package let pairings: [ColorPairing]
    /// The parts of its component; nil if it is not an SAP component.
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
    stateStyles = StatePairing.styles(of: entry.kind)
    self.details = details
  }
}
