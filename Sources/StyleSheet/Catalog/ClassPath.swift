/// The names by which an element is styled: `Button:LargeButton`, from the general to the
/// particular.
///
/// A property is looked for from right to left: the last name's rules first, and those of the name
/// before it only if the last says nothing. There is no implied parent. Source: NUI 0.5.5,
/// `nuiClass`; SAPFiori reference 9.0, `styleClassPath`, which is joined with `:` in the same way.
public struct ClassPath: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// From the general to the particular; one array, so that handing a path on costs one count.
  let parts: [SoughtName]

  /// The path of the given names.
  public init(_ names: [String]) { parts = names.map(SoughtName.init) }

  /// The path that `text` spells, its names separated by `:`; empty names are left out.
  public init(_ text: String) {
    self.init(text.split(separator: ":").map { Self.trimmed($0) }.filter { !$0.isEmpty })
  }

  public init(stringLiteral text: String) { self.init(text) }

  /// From the general to the particular; empty for an element without style.
  public var names: [String] { parts.map(\.text) }

  /// The names joined by `:`.
  public var description: String { names.joined(separator: ":") }

  private static func trimmed(_ name: Substring) -> String {
    String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
