import StyleSheet

/// The names of a sheet by the numbers that a catalog gives them.
///
/// Names of the vocabulary have one number in every sheet and in every catalog; only a catalog with an
/// app's own classes has to be asked for others.
struct CatalogNames: Sendable {
  let catalog: Catalog
  private let sheet: Sheet
  private let dialect: Dialect
  private let knownCount = NameTable.ID(Vocabulary.shared.names.count)

  init(of sheet: Sheet, in catalog: Catalog, for dialect: Dialect) {
    self.sheet = sheet
    self.dialect = dialect
    self.catalog = catalog
  }

  /// Whether a name has the same number in the catalog.
  func isShared(_ name: NameTable.ID) -> Bool { name < knownCount }

  /// The catalog's number of a name of the sheet, or ``NameTable/none``.
  func number(of name: NameTable.ID) -> NameTable.ID {
    if name < knownCount { return name }
    guard name != NameTable.none, catalog.index.names.count > Int(knownCount) else {
      return NameTable.none
    }
    return catalog.index.names.find(sheet.text(of: name))
  }

  /// Whether some class that the engine styles has a property that is spelt as a name of the sheet.
  func isSpelling(_ name: NameTable.ID) -> Bool {
    catalog.index.isSpelling(number(of: name), for: dialect)
  }
}
