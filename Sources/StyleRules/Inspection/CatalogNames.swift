import StyleSheet

/// Maps the names of a sheet to their numbers in a catalog.
///
/// Vocabulary names have the same number in every sheet and catalog; other names are looked up only
/// in a catalog with an app's own classes.
struct CatalogNames: Sendable {
  let catalog: Catalog
  let sheet: Sheet
  let dialect: Dialect
  private let knownCount = NameTable.ID(Vocabulary.shared.names.count)

  /// True if a name has the same number in the catalog.
  func isShared(_ name: NameTable.ID) -> Bool { name < knownCount }

  /// Returns the catalog's number of a name of the sheet, or ``NameTable/none``.
  func number(of name: NameTable.ID) -> NameTable.ID {
    if name < knownCount { return name }
    guard name != NameTable.none, catalog.index.names.count > Int(knownCount) else {
      return NameTable.none
    }
    return catalog.index.names.find(sheet.text(of: name))
  }

  /// True if a class that the engine styles has a property with this spelling.
  func isSpelling(_ name: NameTable.ID) -> Bool {
    catalog.index.isSpelling(number(of: name), for: dialect)
  }
}
