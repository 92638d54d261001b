import StyleSheet

/// Suggests known words for unknown ones, with a cache and a limit on the total effort.
///
/// The limit is high enough for a suggestion in each of the ``Report/limit`` findings of a rule.
/// Only a generated sheet with tens of thousands of unknown words reaches it.
struct Speller {
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

  /// Returns the words nearest to `word` among those on a shelf, or nil.
  ///
  /// `words` is called once for each name of a shelf. With `parts`, words may differ by a whole part. All
  /// calls with one name must pass the same words and `parts`, because the answers are cached by name.
  mutating func nearest(
    to word: String, on shelf: String, differingBy parts: WordParts.Difference? = nil,
    of words: () -> WordShelf
  ) -> Suggestion.Match? {
    let shelved = places[shelf]
    if let shelved, let answer = known[shelved].answers[word] { return answer }
    guard effort < Self.mostEffort else { return nil }
    let place = shelved ?? add(shelf, words())
    var answer = Suggestion.match(word, on: known[place].words, effort: &effort)
    if answer == nil, let parts {
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

  private mutating func add(_ shelf: String, _ words: WordShelf) -> Int {
    effort += words.count * Self.effortOfShelving
    known.append(Known(words: words))
    places[shelf] = known.count - 1
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

/// Names that resemble each other because their author wanted them to: `@colorA` and `@colorB`.
enum SiblingNames {
  /// True if `written` can be a name of its own beside `known`: it has a part more or less, or each
  /// part that differs is a word, a letter or a number.
  static func areSiblings(_ written: String, _ known: String) -> Bool {
    var (own, others) = (WordParts(written).texts[...], WordParts(known).texts[...])
    while let part = own.first, part == others.first {
      own.removeFirst()
      others.removeFirst()
    }
    while let part = own.last, part == others.last {
      own.removeLast()
      others.removeLast()
    }
    if own.joined() == others.joined() { return false }
    return own.allSatisfy(isWord)
  }

  /// True for a word, its plural, a letter or a number.
  private static func isWord(_ part: String) -> Bool {
    part.utf8.count == 1 || part.utf8.allSatisfy(\.isDigit)
      || words.contains(part)
      || part.hasSuffix("s") && words.contains(String(part.dropLast()))
  }

  /// The parts of the catalog's names, and ``table``.
  private static let words: Set<String> = {
    let names = Vocabulary.shared.names
    var words = Set(table.split { $0 == " " || $0 == "\n" }.map(String.init))
    for name in names.indices { words.formUnion(WordParts(names.text(of: name)).texts) }
    return words
  }()

  /// Words of themes that are easily taken for a misspelling of another.
  private static let table = """
    above accent across action active add after alert alpha amber and app apple aqua area arrow auto
    back bad badge band banner bar base bay bear beat beige below best beta bg big bin bit black
    blank blink block blue board body bold book border both bottom bound box brand bright bronze brown
    brush bubble button byte cake call cap card care cart case cell chart chat chip circle city clear
    click close closed code coin cold collapsed color column comment content cool copper coral core
    corner count cover cream critical current cyan danger dark data date dawn day deep default delta
    depth dim disabled disk dot double down draft drop dry dusk east edge edit empty enabled end error
    even event expanded fade fail false fast fat fg field fill filled find fine fire first fit flag
    flat floor focus font food foot footer form forward frame free front full gamma gap gate glow gold
    good grade gray green grey grid ground group hard head header heading heat height help hero hidden
    high hint hold home hot hour hover icon image inactive info ink inner input inset inside item jade
    join key kind label lake land large last late layer lead leading leaf left less level lg light
    lighter lilac lime line link list live load local lock log logo long loose loud low main major
    margin mark mask mast mat max md medium menu metal mid mild mine min minor mint minute mist mode
    moon more most mouse move mute name narrow navy near negative neutral new next night no none noon
    normal north note now odd off offer offset old olive on opaque open opened option orange order
    other outer outline outside over pad padding page paid pale pane panel part past path peach pin
    pine pink plain plane plate plum plus point pop positive post power press pressed price primary
    prompt purple push quiet radius rail rank rate raw read ready red rest right ring road rock role
    room root rose round row ruby rule sad sale salt same sand save scale scroll sea seal search
    second secondary section segment selected send separator shade shadow shape sharp sheet shine shop
    short show side sight sign silver site size sky slate slide slow sm small snow soft solid some
    source south space spot square stack star start state stay steel step sticky stop store strong sub
    subtitle success sun surface swap tab table tag tail tan task teal tertiary test text thick thin
    third tight tile time tint tip title toast tone tool toolbar top track trail trailing true type
    under unit unread up upper user value vertical view violet visible wait wall warm warning water
    wave weak week west wet white wide width wild window wine wood word work xl xs xxl yellow yes zone
    """
}
