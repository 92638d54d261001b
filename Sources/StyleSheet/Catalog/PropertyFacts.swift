/// A property of a class as a sheet can spell it, with what is asked of it again and again.
///
/// An object, so that it is handed on without counting the references of all that is in it.
package final class PropertyFacts: Sendable {
  package let match: PropertyRow.Match
  /// What a value of it has to be; nil where nothing that is written could be wrong.
  package let judged: JudgedProperty?
  /// What is asked of it for each declaration.
  package let mark: Mark

  /// What is asked of a property most of all, without a reference to be counted.
  package struct Mark: Sendable {
    /// The type that a value has to be of; unknown where nothing that is written could be wrong.
    package let type: ValueType
    /// Whether it takes what any property of its type does.
    package let isUsual: Bool
    /// Whether it is a property in one of its variants.
    package let isVariant: Bool
    /// Whether nobody says that there is such a property, or not everybody.
    package let isDoubtful: Bool
  }

  package init(_ match: PropertyRow.Match, of family: CatalogEntry.Family) {
    self.match = match
    judged = JudgedProperty(
      match.row.type, words: match.row.words, of: family, isVital: match.row.isVital)
    mark = Mark(
      type: judged?.type ?? .unknown, isUsual: judged?.isUsual == true,
      isVariant: match.variant != nil,
      isDoubtful: match.certainty.isDoubtful)
  }
}
