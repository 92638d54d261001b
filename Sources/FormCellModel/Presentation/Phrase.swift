/// The placeholders of a phrase, by their names in braces.
public protocol PhraseSlot: RawRepresentable<String>, Hashable, Sendable {}

/// A text with placeholders for numbers: `"{value} of {maximum}"`.
///
/// The placeholders are the cases of `Slot`, in braces. Other text in braces is literal. A phrase
/// can have a form for each plural category of its number:
///
/// ```swift
/// strings.reviews = [.one: "{count} review", .other: "{count} reviews"]
/// ```
///
/// A value is isolated (U+2068 … U+2069) if the phrase or the value is written from right to left,
/// so that neither changes the order of the other.
///
/// Source: Unicode Standard Annex 9, 2.4; MessageFormat 2.0, "Default Bidi Strategy".
public struct Phrase<Slot: PhraseSlot>: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case words(String)
    case slot(Slot)
  }

  private var parts: [Part]
  /// The parts for the plural categories that have their own form.
  private var forms: [PluralCategory: [Part]] = [:]
  private var isRightToLeft: Bool

  /// Parses a phrase.
  public init(_ text: String) {
    parts = Self.parts(of: text)
    isRightToLeft = text.hasRightToLeftLetters
  }

  /// Parses a form for each plural category.
  ///
  /// A category without a form uses that of `other`; without `other`, the last form in the order of
  /// ``PluralCategory``.
  public init(_ forms: [PluralCategory: String]) {
    let last = PluralCategory.allCases.last { forms[$0] != nil }
    self.init(last.flatMap { forms[$0] } ?? "")
    for (category, text) in forms where category != last { set(text, for: category) }
  }

  /// Sets the form for a plural category.
  package mutating func set(_ text: String, for category: PluralCategory) {
    if category == .other {
      parts = Self.parts(of: text)
    } else {
      forms[category] = Self.parts(of: text)
    }
    isRightToLeft = isRightToLeft || text.hasRightToLeftLetters
  }

  /// The text of each plural category that has its own form, and of `other`.
  var texts: [PluralCategory: String] {
    forms.merging([.other: parts]) { form, _ in form }.mapValues { parts in
      parts.map { part in
        switch part {
        case .words(let words): words
        case .slot(let slot): "{\(slot.rawValue)}"
        }
      }.joined()
    }
  }

  /// True if the text depends on the plural category.
  var hasForms: Bool { !forms.isEmpty }

  private static func parts(of text: String) -> [Part] {
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
    return parts
  }

  /// Returns the phrase for a plural category with its placeholders filled.
  ///
  /// `fill` returns the text for a placeholder, and is called only for those in the phrase.
  package func callAsFunction(
    for category: PluralCategory = .other, _ fill: (Slot) -> String
  ) -> String {
    var text = ""
    for part in forms[category] ?? parts {
      switch part {
      case .words(let words): text += words
      case .slot(let slot): text += isolated(fill(slot))
      }
    }
    return text
  }

  private func isolated(_ filling: String) -> String {
    guard isRightToLeft || filling.hasRightToLeftLetters else { return filling }
    return "\u{2068}" + filling + "\u{2069}"
  }
}

// MARK: - Filling without intermediate strings

/// The value of a placeholder.
enum PhraseFilling {
  case number(Int)
  case words(String)

  var text: String {
    switch self {
    case .number(let number): String(number)
    case .words(let words): words
    }
  }
}

extension Phrase {
  /// Returns the phrase with its placeholders filled.
  ///
  /// A short result such as "3 of 5" is written directly into the inline storage of a string.
  /// Avoids intermediate strings.
  func filled(for category: PluralCategory = .other, _ fill: (Slot) -> PhraseFilling) -> String {
    // A right-to-left text needs isolates, so it never fits.
    var fits = !isRightToLeft
    let short = String(unsafeUninitializedCapacity: ShortText.room) { bytes in
      var text = ShortText(bytes)
      for part in forms[category] ?? parts where fits {
        switch part {
        case .words(let words): fits = text.append(words)
        case .slot(let slot):
          switch fill(slot) {
          case .words(let words): fits = !words.hasRightToLeftLetters && text.append(words)
          case .number(let number): fits = text.append(number)
          }
        }
      }
      return fits ? text.count : 0
    }
    return fits ? short : self(for: category) { fill($0).text }
  }
}

/// A text that is written into the bytes of a string.
private struct ShortText {
  /// The number of bytes that a string stores inline.
  static let room = 15

  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Appends words; returns false if they do not fit.
  mutating func append(_ words: String) -> Bool {
    var words = words
    return words.withUTF8 { append($0) }
  }

  private mutating func append(_ words: UnsafeBufferPointer<UInt8>) -> Bool {
    guard words.count <= Self.room - count else { return false }
    for (index, byte) in words.enumerated() { bytes[count &+ index] = byte }
    count += words.count
    return true
  }

  /// Appends a number; returns false if it does not fit.
  mutating func append(_ number: Int) -> Bool {
    guard 0..<10 ~= number, count < Self.room else { return append(String(number)) }
    bytes[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)
    count += 1
    return true
  }
}

extension Phrase: ExpressibleByStringLiteral {
  /// Parses a phrase.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Phrase: ExpressibleByDictionaryLiteral {
  /// Parses a form for each plural category; the last form of a repeated category wins.
  public init(dictionaryLiteral forms: (PluralCategory, String)...) {
    self.init(Dictionary(forms) { $1 })
  }
}
