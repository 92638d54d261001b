/// Names with commas between them, like the classes of `exclude-views`.
public struct NameList: Hashable, Sendable, CustomStringConvertible {
  /// The names in the order of the sheet.
  public let names: [String]

  /// A list of the given names.
  public init(_ names: [String]) {
    self.names = names
  }

  /// The names with commas between them, as a sheet says them.
  public var description: String { names.joined(separator: ", ") }
}
