/// What is often asked of a catalog, found out beforehand, by the numbers of its names.
///
/// The tables are read when somebody asks, which is quickest for one sheet. For a hundred it is
/// quicker to have read all of them once.
package final class CatalogBook: Sendable {
  /// For each name, the class of that name.
  let classes: [ClassFacts?]
  /// For each name, the class that a sheet means by it, which the naming rule may call so.
  let classesByAnyName: [ClassFacts?]
  /// Every property of every class, as ``places`` numbers them.
  package let properties: [PropertyFacts]
  /// What is asked of each most of all.
  package let marks: [PropertyFacts.Mark]
  /// The number of a property by those of its class and its spelling.
  ///
  /// What makes a name of another's is not in it.
  package let places: PairTable

  /// A book of what stands in it.
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
