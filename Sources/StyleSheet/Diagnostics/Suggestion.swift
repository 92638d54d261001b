/// Which of many known words somebody meant.
package enum Suggestion {
  /// The known words nearest to another, if they are near enough to be meant.
  package struct Match: Hashable, Sendable {
    /// One to three, the likeliest first; of a ``isSeries``, all.
    package let words: [String]
    /// Whether hardly less likely ones are left out.
    package let isCut: Bool
    /// What the slips in between count; 0 where only case and separators differ.
    package let cost: Int
    /// Whether the words are one with numbers behind it, and the number was left out.
    package let isSeries: Bool
    /// Whether the words have the same digits as the one that is looked for.
    fileprivate let keepsDigits: Bool

    /// A word that can be told without comparing.
    package static func certain(_ word: String) -> Self { alike([word]) }

    /// Words that can be told without comparing, and none of which is likelier.
    package static func alike(_ words: [String]) -> Self {
      Self(words: words, isCut: false, cost: 0, isSeries: false, keepsDigits: true)
    }

    /// True if no more than one slip lies in between; of two, the word may be another.
    package var isOneSlip: Bool { cost <= Slip.most }

    /// True if the word can be written without asking: 'color1' is one slip from 'color2', and is
    /// another color all the same.
    package var isSafe: Bool { isOneSlip && keepsDigits }

    /// The one word that can be meant; nil if there are several.
    package var only: String? { words.count == 1 && !isCut ? words[0] : nil }

    /// `did you mean 'off-color' or 'on-color'?`, every word behind `prefix`.
    package func question(prefix: String = "") -> String {
      let quoted = words.map { "'\(prefix)\($0)'" }
      if isSeries { return "did you mean one of \(quoted[0]) to \(quoted[quoted.count - 1])?" }
      guard quoted.count > 1 else { return "did you mean \(quoted[0])?" }
      let front = quoted.dropLast().joined(separator: ", ")
      return "did you mean \(front) or \(quoted[quoted.count - 1])?"
    }
  }

  /// Words of more bytes are nobody's slip.
  private static let longest = 128

  /// How many words are named at most.
  private static let most = 3

  /// How much more than the nearest a word may be away and still be meant.
  ///
  /// It makes equals of all single slips, for nobody can tell them apart.
  private static let margin = Slip.most - Slip.double

  /// The words on a shelf of which `word` is most likely a slip.
  ///
  /// Neither case nor the kind of separator count. Near is one slip in a short word, two in a
  /// longer one. Nil for a word itself, for one that is near to nothing, and
  /// for one that is equally near to more than three words, unless these are numbered.
  ///
  /// - Complexity: O(words on the shelf), and O(length²) for the few that resemble it.
  package static func match(_ word: String, on shelf: WordShelf) -> Match? {
    var effort = 0
    return match(word, on: shelf, effort: &effort)
  }

  /// The same as ``match(_:on:)``, with `effort` raised by the words and letters it compared.
  package static func match(_ word: String, on shelf: WordShelf, effort: inout Int) -> Match? {
    guard word.utf8.count <= longest else { return nil }
    let near = shelf.words(near: word, margin: margin, &effort)
    guard let nearest = near.first else { return nil }
    if near.prefix(while: { $0.cost == nearest.cost }).count > most {
      return shelf.series(of: word, atLeast: most + 1, &effort).map {
        Match(words: $0, isCut: false, cost: nearest.cost, isSeries: true, keepsDigits: false)
      }
    }
    // Of equally near ones, all are named or none.
    let isCut = near.count > most
    let named = isCut ? near.prefix { $0.cost < near[most].cost }.prefix(most) : near[...]
    let words = named.map { shelf.word(at: $0.place) }
    return Match(
      words: words, isCut: isCut, cost: nearest.cost, isSeries: false,
      keepsDigits: words.allSatisfy { $0.digits == word.digits })
  }

  /// The words on a shelf that differ from `word` by a whole part; nil if there are none, or more than
  /// three.
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

  /// The same as ``match(_:on:)``, for words that are asked for once.
  package static func match(_ word: String, among known: some Sequence<String>) -> Match? {
    match(word, on: WordShelf(known))
  }

  /// `; did you mean 'off-color'?`, or nothing.
  package static func question(_ word: String, among known: some Sequence<String>) -> String {
    match(word, among: known).map { "; \($0.question())" } ?? ""
  }
}

extension String {
  /// The digits in it, in their order.
  fileprivate var digits: [UInt8] { utf8.filter { (0x30...0x39).contains($0) } }
}
