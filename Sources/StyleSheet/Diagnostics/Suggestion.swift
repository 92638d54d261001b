/// Suggests known words for an unknown one.
package enum Suggestion {
  /// The known words nearest to an unknown one.
  package struct Match: Hashable, Sendable {
    /// One to three words, the likeliest first; for ``isSeries``, all.
    package let words: [String]
    /// True if words that are only slightly less likely are left out.
    package let isCut: Bool
    /// The edit distance; 0 if only case and separators differ.
    package let cost: Int
    /// True if the words are numbered variants of the written one, which has no number.
    package let isSeries: Bool
    /// True if the words have the same digits as the written one.
    fileprivate let keepsDigits: Bool
    /// True if the written word may be a name of its own.
    fileprivate var isInDoubt = false

    /// Returns a match found without a comparison.
    package static func certain(_ word: String) -> Self { alike([word]) }

    /// Returns equally likely words found without a comparison.
    package static func alike(_ words: [String]) -> Self {
      Self(words: words, isCut: false, cost: 0, isSeries: false, keepsDigits: true)
    }

    /// True if the distance is at most one error; with two, another word may be meant.
    package var isOneSlip: Bool { cost <= Slip.most }

    /// True if the word can be written without a review; 'color1' and 'color2' are one error apart,
    /// but different colors.
    package var isSafe: Bool { isLikely && !isInDoubt }

    /// True if the word is one error away and has the same digits.
    package var isLikely: Bool { isOneSlip && keepsDigits }

    /// Returns the same words for a written one that may be a name of its own.
    package func inDoubt() -> Self {
      var match = self
      match.isInDoubt = true
      return match
    }

    /// The only word that can be meant; nil if there are several.
    package var only: String? { words.count == 1 && !isCut ? words[0] : nil }

    /// Returns `did you mean 'off-color' or 'on-color'?`, each word after `prefix`.
    package func question(prefix: String = "") -> String {
      let quoted = words.map { "'\(prefix)\($0)'" }
      if isSeries { return "did you mean one of \(quoted[0]) to \(quoted[quoted.count - 1])?" }
      return "did you mean \(quoted.joined(with: "or"))?"
    }
  }

  /// The maximum length of a word, in bytes.
  private static let longest = 128

  /// The maximum number of suggested words.
  private static let most = 3

  /// The maximum distance beyond that of the nearest word.
  ///
  /// It makes all single errors equally likely.
  private static let margin = Slip.most - Slip.double

  /// Returns the words on a shelf that `word` is most likely a misspelling of.
  ///
  /// Case and the kind of separator are ignored. The limit is one error in a short word and two in
  /// a longer one. Returns nil for a known word, for a word near to none, and for a word equally
  /// near to more than three words, unless these are numbered.
  ///
  /// - Complexity: O(words on the shelf), and O(length²) for the few that resemble it.
  package static func match(_ word: String, on shelf: WordShelf) -> Match? {
    var effort = 0
    return match(word, on: shelf, effort: &effort)
  }

  /// Returns the same as ``match(_:on:)``, and adds the words and letters compared to `effort`.
  package static func match(_ word: String, on shelf: WordShelf, effort: inout Int) -> Match? {
    guard word.utf8.count <= longest else { return nil }
    let near = shelf.words(near: word, margin: margin, &effort)
    guard let nearest = near.first else { return nil }
    if near.prefix(while: { $0.cost == nearest.cost }).count > most {
      return shelf.series(of: word, atLeast: most + 1, &effort).map {
        Match(words: $0, isCut: false, cost: nearest.cost, isSeries: true, keepsDigits: false)
      }
    }
    // Equally near words are suggested all or not at all.
    let isCut = near.count > most
    let named = isCut ? near.prefix { $0.cost < near[most].cost }.prefix(most) : near[...]
    let words = named.map { shelf.word(at: $0.place) }
    return Match(
      words: words, isCut: isCut, cost: nearest.cost, isSeries: false,
      keepsDigits: words.allSatisfy { $0.digits == word.digits })
  }

  /// Returns the words on a shelf that differ from `word` by a whole part; nil if there are none or
  /// more than three.
  ///
  /// - Complexity: O(words on the shelf), and O(length) for those that begin or end as it does.
  package static func match(
    _ word: String, on shelf: WordShelf, with parts: WordParts.Difference, effort: inout Int
  ) -> Match? {
    guard word.utf8.count <= longest else { return nil }
    let words = shelf.words(onePartFrom: word, parts, &effort)
    guard !words.isEmpty, words.count <= most else { return nil }
    return Match(
      words: words, isCut: false, cost: Slip.mostAtAll, isSeries: false, keepsDigits: false)
  }

  /// Returns the same as ``match(_:on:)`` for words that are used once.
  package static func match(_ word: String, among known: some Sequence<String>) -> Match? {
    match(word, on: WordShelf(known))
  }

  /// Returns `; did you mean 'off-color'?`, or an empty string.
  ///
  /// If no word is near, a letter outside ASCII counts as one replaced letter, and not as its bytes.
  package static func question(_ word: String, among known: some Sequence<String>) -> String {
    let shelf = WordShelf(known)
    let near =
      match(word, on: shelf) ?? match(String(word.map { $0.isASCII ? $0 : "?" }), on: shelf)
    return near.map { "; \($0.question())" } ?? ""
  }
}

extension String {
  /// The digits in the text, in order.
  fileprivate var digits: [UInt8] { utf8.filter(\.isDigit) }
}
