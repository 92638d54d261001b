/// The names by which an element is styled: `Button:LargeButton`, from the general to the
/// particular.
///
/// A property is looked for from right to left: the last name's rules first, and those of the name
/// before it only if the last says nothing. There is no implied parent. Source: NUI 0.5.5,
/// `nuiClass`; SAPFiori reference 9.0, `styleClassPath`, which is joined with `:` in the same way.
public struct ClassPath: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The most particular name, which is asked first, and in most paths the only one; apart from
  /// the others, it is at hand without counting a reference.
  private let last: SoughtName
  /// From the general to the particular.
  private let others: [SoughtName]

  /// The path of the given names.
  public init(_ names: [String]) {
    last = SoughtName(names.last ?? "")
    others = names.dropLast().map(SoughtName.init)
  }

  /// The path that `text` spells, its names separated by `:`; empty names are left out.
  public init(_ text: String) {
    let blank = UInt8(ascii: " ")
    self.init(
      text.utf8.split(separator: UInt8(ascii: ":")).compactMap { name in
        guard let first = name.firstIndex(where: { $0 != blank }),
          let last = name.lastIndex(where: { $0 != blank })
        else { return nil }
        return String(name[first...last])
      })
  }

  /// The path that a literal spells, its names separated by `:`.
  public init(stringLiteral text: String) { self.init(text) }

  /// From the general to the particular; empty for an element without style.
  public var names: [String] { others.map(\.text) + (last.text.isEmpty ? [] : [last.text]) }

  /// The names joined by `:`.
  public var description: String { names.joined(separator: ":") }

  /// The numbers of its names in the vocabulary, or ``NameTable/none``, the most particular first.
  var numbers: [NameTable.ID] { [last.id] + others.reversed().map(\.id) }

  /// Whether it is more than one name.
  var isChain: Bool { !others.isEmpty }

  /// What is said of the most particular name of which anything is said.
  @inline(__always)
  func first<Answer>(_ ask: (SoughtName) -> Answer?) -> Answer? {
    if let answer = ask(last) { return answer }
    var index = others.count
    while index > 0 {
      index &-= 1
      if let answer = ask(others[index]) { return answer }
    }
    return nil
  }
}
