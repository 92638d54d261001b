extension PropertyOrder {
  /// The order in which the catalog first lists the properties, each followed by its variants.
  package static let catalog = PropertyOrder(
    Catalog.all.entries.flatMap { entry in
      Catalog.all.rows(at: entry.className).flatMap(\.spellings)
    })
}
