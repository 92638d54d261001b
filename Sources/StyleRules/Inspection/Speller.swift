import StyleSheet

/// Suggests known words for unknown ones, with a cache and a limit on the total effort.
///
/// The limit is high enough for a suggestion in each of the ``Report/limit`` findings of a rule.
/// Only a generated sheet with tens of thousands of unknown words reaches it.
struct Speller {
  struct Shelf {
    fileprivate let name: String
    /// Suggests words that differ by a whole part; nil for none.
    fileprivate var parts: WordParts.Difference?

    static let classes = Shelf(name: "all classes")
    static let properties = Shelf(name: "all properties")
    static let insets = Shelf(name: "all insets of images")
    static let classesOfNUI = Shelf(name: "classes of NUI")
    static let undefinedVariables = Shelf(
      name: "all variables not defined", parts: .oneMoreOrLess)
    static let palette = Shelf(name: "the palette", parts: .oneMore)
    static let colors = Shelf(name: "all colors")
    static let suffixedColors = Shelf(name: "all colors with suffixes")
    static let images = Shelf(name: "all images")
    static let imageFiles = Shelf(name: "all files of images")

    static func variables(for types: Set<ValueType>) -> Self {
      let names = types.map(\.rawValue).sorted().map(String.init)
      return Self(
        name: "variables for: \(names.joined(separator: " "))", parts: .oneMoreOrLess)
    }

    /// Returns the shelf of one property or class; `name` identifies it.
    static func few(_ name: String) -> Self { Self(name: "few: \(name)") }
  }

  private struct Known {
    let words: WordShelf
    fileprivate(set) var answers: [String: Suggestion.Match?] = [:]
  }

  /// The indices in `known` by the name of the shelf.
  ///
  /// The keys are strings, because the runtime looks up the hashing of each new key type at
  /// startup.
  private var places: [String: Int] = [:]
  private var known: [Known] = []
  /// The total effort so far, at most about ``mostEffort``.
  private var effort = 0

  /// The maximum effort in words and letters.
  private static let mostEffort = 50_000_000

  /// The maximum number of cached suggestions per shelf, more than a rule reports.
  private static let mostAnswers = 20_000

  /// The effort to shelve a word, in word comparisons.
  private static let effortOfShelving = 10

  /// Returns the words on a shelf nearest to `word`, or nil; see ``Suggestion/match(_:on:)``.
  ///
  /// `words` is called once for each shelf.
  mutating func nearest(
    to word: String, on shelf: Shelf, of words: () -> WordShelf
  ) -> Suggestion.Match? {
    let shelved = places[shelf.name]
    if let shelved, let answer = known[shelved].answers[word] { return answer }
    guard effort < Self.mostEffort else { return nil }
    let place = shelved ?? add(shelf, words())
    var answer = Suggestion.match(word, on: known[place].words, effort: &effort)
    if answer == nil, let parts = shelf.parts {
      answer = Suggestion.match(word, on: known[place].words, with: parts, effort: &effort)
    }
    if let words = answer?.words, words.contains(where: { SiblingNames.areSiblings(word, $0) }) {
      answer = answer?.inDoubt()
    }
    if known[place].answers.count < Self.mostAnswers {
      known[place].answers[word] = .some(answer)
    }
    return answer
  }

  private mutating func add(_ shelf: Shelf, _ words: WordShelf) -> Int {
    effort += words.count * Self.effortOfShelving
    known.append(Known(words: words))
    places[shelf.name] = known.count - 1
    return known.count - 1
  }

  /// Returns `; did you mean 'font-color'?`, or an empty string.
  static func question(_ suggestion: Suggestion.Match?) -> Message {
    suggestion.map { "; \($0.question())" } ?? ""
  }

  /// Returns `'a', 'b' or 'c'`; of more than seven words, the first seven.
  static func list(_ words: [String], _ conjunction: String = "or") -> String {
    let quoted = words.prefix(7).map { "'\($0)'" }
    if words.count > 7 { return quoted.joined(separator: ", ") + ", …" }
    return quoted.joined(with: conjunction)
  }
}
