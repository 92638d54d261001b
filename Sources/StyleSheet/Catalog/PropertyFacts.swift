/// A spelling of a property of a class, with the facts that are needed often.
///
/// A class, so that passing it does not retain each member.
package final class PropertyFacts: Sendable {
  package let match: PropertyRow.Match
  /// The rule for valid values; nil if every value is valid.
  package let judged: JudgedProperty?
  /// The facts that are needed for each declaration.
  package let mark: Mark

  /// The facts that are needed most often, without references to count.
  package struct Mark: Sendable {
    /// The type of valid values; unknown if every value is valid.
    package let type: ValueType
    /// True if the property takes the same values as any property of its type.
    package let isUsual: Bool
    package let isVariant: Bool
    /// True if no source states that the property exists, or if sources disagree.
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
