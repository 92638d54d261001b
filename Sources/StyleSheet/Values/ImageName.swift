/// A name for whoever draws to find an image by: a resource of the app, or a symbol.
public struct ImageName: Hashable, Sendable, CustomStringConvertible {
  /// The name as the sheet says it, with its folders and its extension if it has them.
  public let name: String

  /// The image called `name`.
  public init(_ name: String) {
    self.name = name
  }

  /// The name as the sheet says it.
  public var description: String { name }
}
