/// A cell that a list of fields describes.
package protocol DescribedCell: FormCell {
  /// A cell of which nothing is said.
  init()

  /// The words in English.
  static var english: Strings { get }

  /// The keys of a description.
  static var fields: [Field<Self>] { get }

  /// The keys of `strings` in a description.
  static var stringFields: [Field<Strings>] { get }

  /// Returns the states in the given situations, in groups.
  static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState]
}
