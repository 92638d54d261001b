/// Finds which known word somebody meant, each word once, and not without end.
///
/// Comparing a word with a thousand others takes some ten microseconds. A sheet made by a machine can
/// have a hundred thousand words that nobody knows; after the first hundred that a rule meets,
/// suggestions help nobody.
struct Speller {
  /// What words are looked for among.
  enum Shelf: Hashable {
    case classes, properties, variables, colors, suffixedColors, images, imageFiles
    /// The words of one property or class; any text that tells them apart.
    case few(String)
  }

  private struct Key: Hashable {
    let word: String
    let shelf: Shelf
  }

  private var shelves: [Shelf: WordShelf] = [:]
  private var answers: [Key: Suggestion.Match?] = [:]
  /// How much has been compared; no more than ``mostEffort`` is.
  private var effort = 0

  /// How many words the rule at work has had compared; no more than ``mostWords`` are.
  private var compared = 0

  /// In words and letters: about half a second's worth.
  private static let mostEffort = 50_000_000

  /// How many different words are compared for one rule, which may do so with two shelves for each.
  static let mostWords = 200

  /// Begins with another rule, for which words are counted anew.
  mutating func begin() { compared = 0 }

  /// The words on a shelf that are nearest to `word`, or nil; see ``Suggestion/match(_:on:)``.
  ///
  /// `words` is asked once for each shelf.
  mutating func nearest(
    to word: String, on shelf: Shelf, of words: () -> WordShelf
  ) -> Suggestion.Match? {
    let key = Key(word: word, shelf: shelf)
    if let answer = answers[key] { return answer }
    guard effort < Self.mostEffort, compared < Self.mostWords else { return nil }
    compared += 1
    let known = shelves[shelf] ?? words()
    shelves[shelf] = known
    let answer = Suggestion.match(word, on: known, effort: &effort)
    answers[key] = .some(answer)
    return answer
  }

  /// `; did you mean 'font-color'?`, or nothing.
  static func question(_ suggestion: Suggestion.Match?) -> String {
    suggestion.map { "; \($0.question())" } ?? ""
  }

  /// `'a', 'b' or 'c'`, of more than seven the first seven.
  static func list(_ words: [String], _ conjunction: String = "or") -> String {
    let quoted = words.prefix(7).map { "'\($0)'" }
    if words.count > 7 { return quoted.joined(separator: ", ") + ", …" }
    guard quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) "
      + quoted.suffix(1).joined()
  }
}

extension Diagnostic {
  /// The same, with an edit that writes the suggested word, if it is the only one that can be meant.
  func fixIt(
    writing suggestion: Suggestion.Match?, as safety: FixIt.Safety = .safe, at range: Range<Int>
  ) -> Self {
    guard let word = suggestion?.only else { return self }
    return fixIt("write '\(word)'", as: safety, SourceEdit(range, word))
  }
}
