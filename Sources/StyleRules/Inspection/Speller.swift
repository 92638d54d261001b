import StyleSheet

/// Finds which known word somebody meant, each word once, and not without end.
///
/// Comparing a word with a thousand others takes some ten microseconds, and a rule tells of no more than
/// ``Report/limit`` of them, so that every finding that is told has its suggestion. Only a sheet made by a
/// machine, with tens of thousands of words that nobody knows, comes to the end of what is compared.
struct Speller {
  /// What words are looked for among.
  struct Shelf {
    fileprivate let name: String
    /// Which words may be meant that have a whole part more or less; nil for none.
    fileprivate var parts: WordParts.Difference?

    static let classes = Shelf(name: "all classes")
    static let properties = Shelf(name: "all properties")
    static let insets = Shelf(name: "all insets of images")
    static let classesOfNUI = Shelf(name: "classes of NUI")
    static let variables = Shelf(name: "all variables", parts: .oneMoreOrLess)
    static let undefinedVariables = Shelf(
      name: "all variables not defined", parts: .oneMoreOrLess)
    static let palette = Shelf(name: "the palette", parts: .oneMore)
    static let colors = Shelf(name: "all colors")
    static let suffixedColors = Shelf(name: "all colors with suffixes")
    static let images = Shelf(name: "all images")
    static let imageFiles = Shelf(name: "all files of images")

    /// The words of one property or class; any text that tells them apart.
    static func few(_ name: String) -> Self { Self(name: "few: \(name)") }
  }

  /// The words of a shelf, and what was answered of them.
  private struct Known {
    let words: WordShelf
    private(set) var answers: [String: Suggestion.Match?] = [:]

    mutating func keep(_ answer: Suggestion.Match?, to word: String) {
      if answers.count < Speller.mostAnswers { answers[word] = .some(answer) }
    }
  }

  /// By the names of shelves.
  ///
  /// The runtime looks for how a key is hashed once for each type of keys, and at the start of the tool
  /// that took as long as reading a sheet: texts are hashed anyway.
  private var shelves: [String: Known] = [:]
  /// How much has been compared; no more than ``mostEffort`` is.
  private var effort = 0

  /// In words and letters: about half a second's worth.
  private static let mostEffort = 50_000_000

  /// How many answers are kept for each shelf: more than a rule tells findings of.
  private static let mostAnswers = 20_000

  /// What it takes to put a word on a shelf, in words that are compared.
  private static let effortOfShelving = 10

  /// The words on a shelf that are nearest to `word`, or nil; see ``Suggestion/match(_:on:)``.
  ///
  /// `words` is asked once for each shelf.
  mutating func nearest(
    to word: String, on shelf: Shelf, of words: () -> WordShelf
  ) -> Suggestion.Match? {
    if let answer = shelves[shelf.name]?.answers[word] { return answer }
    guard effort < Self.mostEffort else { return nil }
    let known: WordShelf
    if let shelved = shelves[shelf.name]?.words {
      known = shelved
    } else {
      known = words()
      effort += known.count * Self.effortOfShelving
    }
    var answer = Suggestion.match(word, on: known, effort: &effort)
    if answer == nil, let parts = shelf.parts {
      answer = Suggestion.match(word, on: known, with: parts, effort: &effort)
    }
    shelves[shelf.name, default: Known(words: known)].keep(answer, to: word)
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
  /// The same, with an edit that writes the suggested word, if it is the only one that can be meant;
  /// as safe as `safety` says if it is one slip away.
  func fixIt(
    writing suggestion: Suggestion.Match?, as safety: FixIt.Safety = .safe, at range: Range<Int>
  ) -> Self {
    guard let word = suggestion?.only else { return self }
    return fixIt(
      "write '\(word)'", as: suggestion?.isSafe == true ? safety : .unsafe,
      SourceEdit(range, word))
  }
}
