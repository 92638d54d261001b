/// The names of a catalog, made ready to be compared with what somebody wrote.
final class CatalogWords: Sendable {
  let classes: ClassSpelling
  let properties: PropertySpelling
  /// By prefix.
  let parts: [String: ComponentParts]

  /// The words of a catalog.
  init(of catalog: Catalog) {
    parts = catalog.partsOfComponents
    classes = ClassSpelling(of: catalog)
    properties = PropertySpelling(of: catalog)
  }
}
