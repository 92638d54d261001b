/// What a selector names.
enum ClassMeaning: Hashable, Sendable {
  /// A class of the catalog that has properties of its own there.
  case known(String, CatalogEntry.Family)
  /// A class of the catalog of which no page lists the properties, or one of the app's own.
  case open

  /// The class of the catalog, if its properties are known.
  var className: String? {
    switch self {
    case .known(let name, _): name
    case .open: nil
    }
  }
}
