/// The name of a property, with the Swift type of its values.
///
/// The type makes look-ups type-safe: a theme returns a `Color` for a color property, without a
/// cast or a string outside the catalog. The properties that cells use are static members; others
/// can be created.
public struct Property<Value: StyleValue>: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let sought: SoughtName

  /// Creates a property with a name.
  public init(_ name: String) { sought = SoughtName(name) }

  /// The name, like `on-color`; a name with a variant is a property of its own.
  public var name: String { sought.text }

  /// The name.
  public var description: String { name }
}
