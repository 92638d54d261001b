/// Precomputed answers of a catalog, indexed by the numbers of its names.
///
/// A plain catalog reads its tables on demand, which is fastest for one sheet. For a hundred
/// sheets, it is faster to read all tables once.
package final class CatalogBook: Sendable {
  /// The class for each name.
  let classes: [ClassFacts?]
  /// The class for each name, including regular names that the vendor does not use.
  let classesByAnyName: [ClassFacts?]
  /// Every property of every class, in the numbering of ``places``.
  package let properties: [PropertyFacts]
  /// The facts of each property that are needed most often.
  package let marks: [PropertyFacts.Mark]
  /// The number of a property by the numbers of its class and its spelling.
  ///
  /// Properties that only a pattern defines are not included.
  package let places: PairTable

  init(
    _ classes: [ClassFacts?], byAnyName: [ClassFacts?], _ properties: [PropertyFacts],
    places: PairTable
  ) {
    self.classes = classes
    classesByAnyName = byAnyName
    self.properties = properties
    marks = properties.map(\.mark)
    self.places = places
  }
}
