/// A cell that can be described by a list of fields.
package protocol DescribedCell: FormCell where Strings: CellStrings {
  /// Creates a cell with default properties.
  init()

  /// The keys of a description.
  static var fields: [Field<Self>] { get }

  /// The keys of the state of a stored cell that a description does not have.
  static var stateFields: [Field<Self>] { get }

  /// The value if the user could not enter it: its key in a description, and the reason.
  var valueFault: ValueFault? { get }

  /// Returns the states in the given situations, in groups.
  static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState]
}

/// The reason why a user could not enter a value, as a clause, and the key of the value.
package struct ValueFault: Hashable, Sendable {
  package let key: String
  package let reason: String
}

extension DescribedCell {
  /// None: a description of most cells has their whole state.
  package static var stateFields: [Field<Self>] { [] }

  /// Decodes a description, and the state of a stored cell.
  public init(from decoder: any Decoder) throws {
    self.init()
    try (Self.fields + Self.stateFields).decode(from: decoder, into: &self)
  }

  /// Encodes the description and the state.
  public func encode(to encoder: any Encoder) throws {
    try (Self.fields + Self.stateFields).members(of: self).encode(to: encoder)
  }

  /// None: the fields of most cells have only values that a user can enter.
  package var valueFault: ValueFault? { nil }

  /// Reads a description; reports a value in a file that a user could not enter.
  package static func described(by reader: inout any FieldReader) -> Self {
    var cell = Self()
    fields.read(&reader, into: &cell)
    if reader.isFile, let fault = cell.valueFault {
      reader.report(
        .outOfRange, at: reader.place(of: fault.key),
        "'\(fault.key)' cannot have this value: \(fault.reason)")
    }
    return cell
  }
}
