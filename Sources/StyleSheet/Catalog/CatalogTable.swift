/// A part of the catalog, in the notation of the vendors' pages.
///
/// ```
/// component FUIRatingControl: fdlFUIRatingControl           what is styled: how its names begin
/// source SAPFiori reference, FUIRatingControl: 25.08
/// class fdlFUIRatingControl: ratingControl                  a class, or several: its kind
///   on-color { -standard | -editable ? }: Color             a property { its variants }: its type
///     '-editable' is inferred                               of that property
/// ```
///
/// A sign after a class, a variant or a type gives its certainty: `~` attested, `?` inferred, `!`
/// conflicting, none documented. See ``Certainty``.
///
/// Lines without indentation are also: `note` and `since` (of the class, or of the component if
/// before its first class), `certainty` and `alias` (if before the first class: of all classes),
/// `inherits`, `below` (the class before this one in its path), `derived`, `without`, and `partial`
/// if the full list is not published (of the class or the component). Lines below a property are also: `since`, `also` for words beyond those of
/// its type, and `vital` if the app crashes when an engine finds no value.
struct CatalogTable: Sendable {
  let family: CatalogEntry.Family
  let text: TableText

  init(_ family: CatalogEntry.Family, _ text: TableText) {
    self.family = family
    self.text = text
  }

  /// Every table, in the order of the catalog's entries.
  package static let all: [CatalogTable] = [
    .ratingControl, .textFormCells, .formCells, .signature, .objectsAndKPIs, .stepsAndTimelines,
    .screens,
    .mdkClasses, .nuiAnyClass, .nuiBars, .nuiControls, .nuiViews, .nuiInFiori,
  ]
}
