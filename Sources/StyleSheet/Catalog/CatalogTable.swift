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
/// Behind a class, a variant or a type, a sign says how well it is known: `~` attested, `?`
/// inferred, `!` conflicting; nothing is documented. See ``Certainty``.
///
/// At the margin also: `note` and `since` (of the class, or before the first one of the component),
/// `certainty` and `alias` (before the first class: of all of them), `inherits`, `derived`,
/// `without`, and `partial` where the whole list is published nowhere (of the class, or of the
/// component). Under a property also: `since`, `also` for words beyond those of its type, and `vital`
/// where the app ends if an engine makes nothing of a value.
struct CatalogTable: Sendable {
  let family: CatalogEntry.Family
  let text: TableText

  init(_ family: CatalogEntry.Family, _ text: TableText) {
    self.family = family
    self.text = text
  }
}
