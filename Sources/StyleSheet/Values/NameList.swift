/// A comma-separated list of names, like the classes of `exclude-views`.
public struct NameList: Hashable, Sendable, CustomStringConvertible {
  /// The names in the order of the sheet.
  package let names: [String]

  /// Creates a list of names.
  public init(_ names: [String]) {
    self.names = names
  }

  /// The names separated by commas, as in a sheet.
  public var description: String { names.joined(separator: ", ") }
}
