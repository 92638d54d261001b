/// A property of a class as a sheet can spell it, with what is asked of it again and again.
///
/// An object, so that it is handed on without counting the references of all that is in it.
final class PropertyFacts: Sendable {
  let match: PropertyRow.Match
  /// What a value of it has to be; nil where nothing that is written could be wrong.
  let judged: JudgedProperty?

  init(_ match: PropertyRow.Match, of family: CatalogEntry.Family) {
    self.match = match
    judged = JudgedProperty(match.row.type, words: match.row.words, of: family)
  }
}
