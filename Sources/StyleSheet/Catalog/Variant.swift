/// A suffix of a property's name that says when the value holds: `accented`, `highlighted`.
///
/// The reference prints variants as `name { -variant | -variant }`, which is notation and no syntax:
/// a sheet writes `name-variant`.
public struct Variant: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Without the hyphen in front.
  public let name: String
  /// Its number in the ``Vocabulary``, or ``NameTable/none``.
  let id: NameTable.ID

  /// The variant of the given name, with or without its hyphen.
  public init(_ name: String) {
    self.name = name.first == "-" ? String(name.dropFirst()) : name
    id = Vocabulary.shared.names.find(self.name)
  }

  /// The variant that a literal names, without its dash.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name, without its dash.
  public var description: String { name }
}
