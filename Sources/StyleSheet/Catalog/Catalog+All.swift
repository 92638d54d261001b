extension CatalogTable {
  /// Every table, in the order in which the catalog lists its entries.
  package static let all: [CatalogTable] = [
    .ratingControl, .textFormCells, .formCells, .signature, .objectsAndKPIs, .stepsAndTimelines,
    .screens,
    .mdkClasses, .nuiAnyClass, .nuiBars, .nuiControls, .nuiViews, .nuiInFiori,
  ]
}
