/// A suffix of a property name that limits when the value applies: `accented`, `highlighted`.
///
/// The reference prints variants as `name { -variant | -variant }`, which is not syntax: a sheet
/// writes `name-variant`.
public struct Variant: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name without its leading hyphen.
  package let name: String
  /// The number in the ``Vocabulary``, or ``NameTable/none``.
  let id: NameTable.ID

  /// Creates a variant from a name with or without its hyphen.
  public init(_ name: String) {
    self.name = name.first == "-" ? String(name.dropFirst()) : name
    id = Vocabulary.shared.names.find(self.name)
  }

  /// Creates a variant from a literal with or without its hyphen.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name without its hyphen.
  public var description: String { name }
}
