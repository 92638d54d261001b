extension CatalogTable {
  /// Every table, in the order of the catalog's entries.
  package static let all: [CatalogTable] = [
    .ratingControl, .textFormCells, .formCells, .signature, .objectsAndKPIs, .stepsAndTimelines,
    .screens,
    .mdkClasses, .nuiAnyClass, .nuiBars, .nuiControls, .nuiViews, .nuiInFiori,
  ]
}
