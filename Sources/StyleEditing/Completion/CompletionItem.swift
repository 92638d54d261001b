import StyleSheet

/// A text that completes the word at an offset.
package struct CompletionItem: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case className, property, variable, color, word, number, font, image, sheet, keyword, rule
  }

  /// The text that is shown, and with which the word is compared.
  package let label: String
  package let kind: Kind
  /// A short remark; empty if there is none.
  package let detail: String
  /// The identity, by which ``EditedSheet/description(of:)`` finds the documentation.
  package let name: DescribedName
  /// The text that replaces the word.
  package let insertion: String
  /// The text with `$0` where the cursor goes next, in the notation of the protocol; nil if it is
  /// the same as ``insertion``.
  package let snippet: String?
  /// True if another name has replaced this one.
  package let isDeprecated: Bool

  /// Without `insertion`, the label replaces the word.
  init(
    _ label: String, _ kind: Kind, _ name: DescribedName, detail: String = "",
    insertion: String? = nil, snippet: String? = nil, isDeprecated: Bool = false
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.name = name
    self.insertion = insertion ?? label
    self.snippet = snippet
    self.isDeprecated = isDeprecated
  }
}

/// The texts that complete the word at an offset.
package struct Completions: Hashable, Sendable {
  /// The texts, the likeliest first; no label occurs twice.
  package let items: [CompletionItem]
  /// Byte offsets of the word that a text replaces, including the part after the offset.
  package let range: Range<Int>
  /// True if there are more texts, which a longer word selects.
  package let isIncomplete: Bool

  package static let limit = 400
}

extension Completions {
  /// Creates the completions of a word from candidates, which are in order.
  ///
  /// Candidates that do not contain the letters of the typed part in order are omitted.
  init(of place: CompletionPlace, from candidates: [CompletionItem]) {
    let fitting = candidates.enumerated().compactMap { order, item in
      item.label.distance(from: place.prefix).map { (item: item, key: ($0, order)) }
    }.sorted { $0.key < $1.key }.map(\.item).eachOnce(by: \.label)
    items = Array(fitting.prefix(Self.limit))
    range = place.range
    isIncomplete = fitting.count > Self.limit
  }
}

extension String {
  /// Returns how far the text is from a typed word: 0 if it begins with it, 1 apart from upper and
  /// lower case, 2 if it contains it, 3 if it has its letters in their order from the start of one
  /// of its words on, and otherwise nil.
  func distance(from typed: String) -> Int? {
    guard !typed.isEmpty, !hasPrefix(typed) else { return 0 }
    guard has(lettersOf: typed) else { return nil }
    // A longer word is compared only so far: each place of the text can repeat the comparison.
    let (own, other) = (utf8.map(\.small), typed.utf8.prefix(100).map(\.small))
    if own.starts(with: other) { return 1 }
    if own.indices.contains(where: { own[$0...].starts(with: other) }) { return 2 }
    let start = own.indices.first { own[$0] == other[0] && beginsWord(at: $0) }
    return start.flatMap {
      String(decoding: utf8.dropFirst($0), as: UTF8.self).has(lettersOf: typed) ? 3 : nil
    }
  }

  /// True if a word begins at an offset, such as `color` of `on-color` and `Label` of `primaryLabel`.
  private func beginsWord(at offset: Int) -> Bool {
    let end = utf8.dropFirst(max(offset - 1, 0)).prefix(2)
    guard offset > 0, let before = end.first, let byte = end.last else { return true }
    return byte != byte.small || !(0x61...0x7A).contains(before.small)
  }

  /// True if the letters of `typed` occur in the text in this order, in upper or lower case.
  func has(lettersOf typed: String) -> Bool {
    var rest = typed.utf8[...]
    for byte in utf8 {
      guard let next = rest.first else { return true }
      if byte.small == next.small { rest.removeFirst() }
    }
    return rest.isEmpty
  }

  /// The text in a snippet, with a backslash before each character that has a meaning there.
  var inSnippet: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "}"):
        bytes.append(UInt8(ascii: "\\"))
      default: break
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// The byte, in lower case for A to Z.
  fileprivate var small: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
