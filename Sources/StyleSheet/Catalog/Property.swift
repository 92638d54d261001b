/// The name of a property, with the Swift type of its values.
///
/// The type rides along, so that a theme answers with a `Color` where a color was asked for: there
/// is no cast, and no bare string outside the catalog. The ones that cells ask for are static
/// members; any other can be made.
public struct Property<Value: StyleValue>: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let sought: SoughtName

  /// The property of the given name.
  public init(_ name: String) { sought = SoughtName(name) }

  /// Without a variant, as in `on-color`; a name with one is a property of its own.
  public var name: String { sought.text }

  /// The name.
  public var description: String { name }
}
