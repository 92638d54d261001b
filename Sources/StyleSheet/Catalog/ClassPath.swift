/// The style class names of an element, from general to specific: `Button:LargeButton`.
///
/// Look-up goes from right to left: the rules of a name apply only to properties that the names
/// after it do not set. There is no implied parent. Source: NUI 0.5.5, `nuiClass`; SAPFiori
/// reference 9.0, `styleClassPath`, which is joined with `:` in the same way.
public struct ClassPath: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The most specific name, which is looked up first and is often the only one.
  ///
  /// Stored separately, which avoids reference counting.
  private let last: SoughtName
  /// The other names, from general to specific.
  private let others: [SoughtName]

  /// Creates a path from names.
  public init(_ names: [String]) {
    last = SoughtName(names.last ?? "")
    others = names.dropLast().map(SoughtName.init)
  }

  /// Creates a path from names separated by `:`; empty names are skipped.
  public init(_ text: String) { self.init(Self.names(in: text)) }

  private static func names(in text: String) -> [String] {
    let blank = UInt8(ascii: " ")
    return text.utf8.split(separator: UInt8(ascii: ":")).compactMap { name in
      guard let first = name.firstIndex(where: { $0 != blank }),
        let last = name.lastIndex(where: { $0 != blank })
      else { return nil }
      return String(name[first...last])
    }
  }

  /// Returns the most specific name in a text, or the text if it has none; cheaper than a path.
  package static func lastName(in text: String) -> String {
    let isOneName = text.utf8.allSatisfy { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
    return isOneName ? text : names(in: text).last ?? text
  }

  /// Creates a path from a literal with names separated by `:`.
  public init(stringLiteral text: String) { self.init(text) }

  /// The names from general to specific; empty for an element without style.
  package var names: [String] { others.map(\.text) + (last.text.isEmpty ? [] : [last.text]) }

  /// The names joined by `:`.
  public var description: String { names.joined(separator: ":") }

  /// The vocabulary numbers of the names, or ``NameTable/none``, the most specific first.
  var numbers: [NameTable.ID] { [last.id] + others.reversed().map(\.id) }

  /// True if the path has more than one name.
  var isChain: Bool { !others.isEmpty }

  /// True if a predicate holds for at least one name.
  func contains(where isTrue: (SoughtName) -> Bool) -> Bool {
    isTrue(last) || others.contains(where: isTrue)
  }

  /// Returns the first result of `ask` that is not nil, starting at the most specific name.
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
