import Mutations
import StyleSheet
import Testing

/// The share of right suggestions for misspelled names, over all names of the catalog.
///
/// `swift test --filter SlipTests` prints the figures.
@Suite struct SlipTests {
  @Test(arguments: NameKind.all)
  func oneSlipHasTheRightSuggestion(_ kind: NameKind) {
    var sum = SlipScore()
    for slipKind in SlipKind.allCases {
      let score = score(of: kind) { slips(slipKind, at: $0) }
      print("\(kind.title), \(slipKind): \(score)")
      sum += score
    }
    print("\(kind.title), one slip: \(sum)")
    #expect(sum.share >= 0.97, "\(sum.missed)")
  }

  @Test(arguments: NameKind.all)
  func twoSlipsMostlyHaveTheRightSuggestion(_ kind: NameKind) {
    let score = score(of: kind) { doubleSlips(at: $0, each: Trials.count(2, of: 20)) }
    print("\(kind.title), two slips: \(score)")
    #expect(score.share >= 0.85, "\(score.missed)")
  }

  /// Rules look up suggestions in several lists.
  @Test(arguments: NameKind.all)
  func rulesSuggestTheRightName(_ kind: NameKind) {
    var sum = SlipScore()
    for slipKind in SlipKind.allCases {
      let score = score(of: kind, bySheets: Trials.count(8, of: 100)) { slips(slipKind, at: $0) }
      print("\(kind.title), \(slipKind), by rules: \(score)")
      sum += score
    }
    let two = score(of: kind, bySheets: Trials.count(20, of: 400)) {
      doubleSlips(at: $0, each: Trials.count(2, of: 20))
    }
    print("\(kind.title), one slip, by rules: \(sum)")
    print("\(kind.title), two slips, by rules: \(two)")
    #expect(sum.share >= 0.97, "\(sum.missed)")
    #expect(two.share >= 0.85, "\(two.missed)")
  }

  /// A suggestion for a word that is not misspelled is noise.
  ///
  /// A few words of each language are one slip away from a known word, such as 'crown' from 'brown'.
  @Test(arguments: NameKind.all)
  func unknownWordsRarelyHaveSuggestions(_ kind: NameKind) {
    let places = places(of: kind)
    for list in kind.unknown {
      var count = 0
      var taken: [String] = []
      let most = Trials.count(70, of: 1_000) / places.count
      for place in places {
        let words = place.unknown(in: list.words).map { place.front + $0 }
        let some = sample(most, of: words)
        let suggestions = suggested(for: some, at: place, meant: some)
        count += some.count
        taken += zip(some, suggestions).filter { !$1.names.isEmpty }.map(\.0)
      }
      print("\(kind.title), \(list.title): \(taken.count) of \(count)")
      #expect(taken.count * 50 <= count, "\(taken)")
    }
  }
}

// MARK: - Slips

extension SlipTests {
  private typealias Row = (slip: String, name: String)

  /// The places of a kind, or a sample of them.
  private func places(of kind: NameKind) -> [NamePlace] {
    Trials.some(kind.places, oneOf: 5, seed: kind.title.utf8.count)
  }

  private func slips(_ kind: SlipKind, at place: NamePlace) -> [Row] {
    Trials.some(place.names, oneOf: 7).flatMap { name in
      kind.slips(of: name).filter { !place.isName(place.front + $0) }
        .map { (place.front + $0, place.front + name) }
    }
  }

  /// For each name, up to `count` words with two slips.
  private func doubleSlips(at place: NamePlace, each count: Int) -> [Row] {
    var random = SplitMix64(seed: 1)
    return place.names.flatMap { name in
      (0..<count).compactMap { _ in
        var word = name
        for _ in 0..<2 {
          let slips = random.element(of: SlipKind.allCases).slips(of: word)
          guard !slips.isEmpty else { return nil }
          word = random.element(of: slips)
        }
        guard word != name, !place.isName(place.front + word) else { return nil }
        return (place.front + word, place.front + name)
      }
    }
  }

  private func score(of kind: NameKind, _ slips: (NamePlace) -> [Row]) -> SlipScore {
    var score = SlipScore()
    for place in places(of: kind) {
      for (slip, name) in slips(place) {
        let match = Suggestion.match(slip, on: place.shelf)
        score.count(
          slip, of: name,
          Suggested(names: match?.words ?? [], isSeries: match?.isSeries ?? false))
      }
    }
    return score
  }

  /// The score of the findings in sheets, for a sample of about `most` slips.
  private func score(
    of kind: NameKind, bySheets most: Int, _ slips: (NamePlace) -> [Row]
  ) -> SlipScore {
    var score = SlipScore()
    let places = kind.places.count > 10 ? places(of: kind) : kind.places
    for place in places {
      let rows = sample(max(most / places.count, Trials.count(8, of: 20)), of: slips(place))
      let suggestions = suggested(for: rows.map(\.slip), at: place, meant: rows.map(\.name))
      for (row, suggested) in zip(rows, suggestions) {
        score.count(row.slip, of: row.name, suggested)
      }
    }
    return score
  }

  /// The suggestions of rules, in sheets small enough that each word gets one.
  private func suggested(
    for words: [String], at place: NamePlace, meant: [String]
  ) -> [Suggested] {
    stride(from: 0, to: words.count, by: 50).flatMap { start in
      let part = start..<min(start + 50, words.count)
      return SlipSheet(of: Array(words[part]), at: place, meant: Array(meant[part])).suggested()
    }
  }

  /// All elements, or a random sample of about `count`.
  private func sample<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    guard elements.count > count else { return elements }
    var random = SplitMix64(seed: 2)
    return elements.filter { _ in random.below(elements.count) < count }
  }
}
