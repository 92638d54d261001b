import StyleSheet

/// The placeholders of a phrase, by their names in braces.
public protocol PhraseSlot: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// True if the placeholder stands for a number, which has a plural category.
  var isNumber: Bool { get }
}

extension PhraseSlot {
  /// True: most placeholders stand for numbers.
  public var isNumber: Bool { true }
}

/// A text with placeholders for numbers: `"{value} of {maximum}"`.
///
/// The placeholders are the cases of `Slot`, in braces. Other text in braces is literal. In the
/// file of a description, a word of ASCII letters there is an error, because it is a misspelled
/// placeholder. A phrase can have a form for each plural category of its number:
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

  /// Returns the words in braces of a text, which are placeholders or meant to be.
  static func namesInBraces(of text: String) -> [String] {
    parts(of: text).compactMap { part in
      switch part {
      case .slot(let slot): return slot.rawValue
      case .words(let words):
        guard words.first == "{", words.last == "}" else { return nil }
        let name = words.dropFirst().dropLast()
        let isWord = name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
        return isWord && !name.isEmpty ? String(name) : nil
      }
    }
  }

  /// True if the text depends on the plural category.
  var hasForms: Bool { !forms.isEmpty }

  /// True if the form for `other` has a placeholder.
  func has(_ slot: Slot) -> Bool { parts.contains(.slot(slot)) }

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
    guard isRightToLeft || filling.hasRightToLeftLetters, !filling.isIsolate else { return filling }
    return "\u{2068}" + filling + "\u{2069}"
  }
}

extension String {
  /// True if the whole text is one isolate, as a phrase in a placeholder can be.
  fileprivate var isIsolate: Bool {
    first == "\u{2068}" && last == "\u{2069}" && count { $0 == "\u{2068}" } == 1
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
    let short = ShortText.string { text in
      // A right-to-left text needs isolates, so it never fits.
      guard !isRightToLeft else { return false }
      for part in forms[category] ?? parts {
        let fits =
          switch part {
          case .words(let words): text.append(words)
          case .slot(let slot): text.append(fill(slot))
          }
        guard fits else { return false }
      }
      return true
    }
    return short ?? self(for: category) { fill($0).text }
  }
}

extension ShortText {
  /// Appends the value of a placeholder; returns false if it does not fit, or needs isolates.
  fileprivate mutating func append(_ filling: PhraseFilling) -> Bool {
    switch filling {
    case .words(let words): !words.hasRightToLeftLetters && append(words)
    case .number(let number): append(number)
    }
  }
}

extension Phrase: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  /// Parses a phrase.
  public init(stringLiteral value: String) { self.init(value) }

  /// Parses a form for each plural category; the last form of a repeated category wins.
  public init(dictionaryLiteral forms: (PluralCategory, String)...) {
    self.init(Dictionary(forms) { $1 })
  }
}
