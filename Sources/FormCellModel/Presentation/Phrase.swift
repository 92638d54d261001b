/// The places that a phrase can have, by the names that stand in its braces.
public protocol PhraseSlot: RawRepresentable<String>, Hashable, Sendable {}

/// Words with places for numbers: `"{value} of {maximum}"`.
///
/// The places are the cases of `Slot`, in braces. What stands in braces and is none of them stays as
/// it is written.
public struct Phrase<Slot: PhraseSlot>: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case words(String)
    case slot(Slot)
  }

  private let parts: [Part]

  /// Reads a phrase as it is written.
  public init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { parts.append(.words(String(rest[..<open]))) }
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = rest[rest.index(after: open)..<close]
      let end = rest.index(after: close)
      parts.append(Slot(rawValue: String(name)).map(Part.slot) ?? .words(String(rest[..<end])))
      rest = rest[end...]
    }
    if !rest.isEmpty { parts.append(.words(String(rest))) }
    self.parts = parts
  }

  /// The phrase with its places filled in.
  ///
  /// `fill` gives the words for a place, and is asked only for the places that there are.
  public func callAsFunction(_ fill: (Slot) -> String) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .words(let words): text += words
      case .slot(let slot): text += fill(slot)
      }
    }
    return text
  }
}

extension Phrase: ExpressibleByStringLiteral {
  /// Reads a phrase as it is written.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
