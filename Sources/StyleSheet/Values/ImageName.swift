/// The name of an image: a resource of the app, or a symbol.
public struct ImageName: Hashable, Sendable, CustomStringConvertible {
  /// The name as in the sheet, with its folders and extension, if any.
  public let name: String

  /// Creates an image name.
  public init(_ name: String) {
    self.name = name
  }

  /// The name as in the sheet.
  public var description: String { name }
}
