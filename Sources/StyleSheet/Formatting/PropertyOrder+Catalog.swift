extension PropertyOrder {
  /// The order in which the catalog's tables first name the properties, each followed by its
  /// variants.
  public static let catalog = PropertyOrder(
    Catalog.all.entries.flatMap { entry in
      Catalog.all.rows(at: entry.className).flatMap(\.spellings)
    })
}
