extension Catalog {
  /// The catalog with precomputed answers, for a caller that checks a hundred sheets or more.
  ///
  /// - Complexity: O(n) in the size of the catalog; some milliseconds.
  public var unfolded: Catalog {
    if book != nil { return self }
    var catalog = self
    catalog.book = index === Catalog.all.index ? Self.sharedBook : makeBook()
    return catalog
  }

  /// The answers of ``all``, for the runs of one process.
  private static let sharedBook = all.makeBook()

  private func makeBook() -> CatalogBook {
    let names = index.names
    var classes = [ClassFacts?](repeating: nil, count: names.count)
    var properties: [PropertyFacts] = []
    var places = PairTable(expecting: 16 * index.entries.count)
    for name in Set(index.entries.map(\.name)).sorted() {
      let text = names.text(of: name)
      let details = ClassFacts.Details(
        pairings: pairings(of: text), component: entry(for: text).flatMap(component))
      guard let facts = facts(of: name, details) else { continue }
      classes[Int(name)] = facts
      for spelling in rows(of: facts.lineage).flatMap(\.spellings) {
        let id = names.find(spelling)
        guard places[facts.number, id] == PairTable.none,
          let match = match(id, spelling, in: facts.lineage)
        else { continue }
        places.add(UInt32(properties.count), facts.number, id)
        properties.append(PropertyFacts(match, of: facts.entry.family))
      }
    }
    let byAnyName = names.indices.map { classes[Int(index.canonical($0))] }
    return CatalogBook(classes, byAnyName: byAnyName, properties, places: places)
  }
}
