/// The names of a catalog, made ready to be compared with what somebody wrote.
final class CatalogWords: Sendable {
  let classes: ClassSpelling
  let properties: PropertySpelling
  /// By prefix.
  let parts: [String: ComponentParts]

  /// The words of a catalog with these entries, spellings of properties and parts of components.
  init(
    of entries: [CatalogEntry], _ spellings: [String], _ parts: [String: ComponentParts]
  ) {
    self.parts = parts
    classes = ClassSpelling(of: entries)
    properties = PropertySpelling(of: entries, spellings)
  }
}
