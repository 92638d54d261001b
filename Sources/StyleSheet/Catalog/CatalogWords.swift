/// The names of a catalog, made ready to be compared with what somebody wrote.
final class CatalogWords: Sendable {
  let classes: ClassSpelling
  let properties: PropertySpelling

  /// The words of a catalog with these entries and spellings of properties.
  init(of entries: [CatalogEntry], _ spellings: [String]) {
    classes = ClassSpelling(of: entries)
    properties = PropertySpelling(of: entries, spellings)
  }
}
