/// A cell that can be described by a list of fields.
package protocol DescribedCell: HostedCell {
  /// Creates a cell with default properties.
  init()

  /// The English texts.
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
