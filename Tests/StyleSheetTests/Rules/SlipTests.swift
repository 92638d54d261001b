import Mutations
import StyleSheet
import Testing

/// A suggestion that is wrong is worse than none, and one that is missing is felt at once; so it is
/// counted, over all that the catalog knows, how often they are right.
///
/// `swift test --filter SlipTests` prints the figures.
@Suite struct SlipTests {
  @Test(arguments: NameKind.all)
  func oneSlipIsToldFromWhatWasMeant(_ kind: NameKind) {
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
  func twoSlipsAreMostlyToldFromWhatWasMeant(_ kind: NameKind) {
    let score = score(of: kind) { doubleSlips(at: $0, each: Trials.count(2, of: 20)) }
    print("\(kind.title), two slips: \(score)")
    #expect(score.share >= 0.85, "\(score.missed)")
  }

  /// What a person reads is said by rules, which ask in more places than one.
  @Test(arguments: NameKind.all)
  func rulesSayWhatWasMeant(_ kind: NameKind) {
    var sum = SlipScore()
    for slipKind in SlipKind.allCases {
      let score = score(of: kind, bySheets: Trials.count(8, of: 300)) { slips(slipKind, at: $0) }
      print("\(kind.title), \(slipKind), by rules: \(score)")
      sum += score
    }
    let two = score(of: kind, bySheets: Trials.count(20, of: 1_000)) {
      doubleSlips(at: $0, each: Trials.count(2, of: 20))
    }
    print("\(kind.title), one slip, by rules: \(sum)")
    print("\(kind.title), two slips, by rules: \(two)")
    #expect(sum.share >= 0.97, "\(sum.missed)")
    #expect(two.share >= 0.85, "\(two.missed)")
  }

  /// A word that is only unknown is no slip, and what it is taken for is noise.
  ///
  /// A few words of any language are a slip away from a word of ours, as 'crown' is from 'brown'.
  @Test(arguments: NameKind.all)
  func hardlyAnythingIsSuggestedForWordsThatAreOnlyUnknown(_ kind: NameKind) {
    let places = places(of: kind)
    for list in kind.unknown {
      var count = 0
      var taken: [String] = []
      let most = Trials.count(70, of: 1_000) / places.count
      for place in places {
        let words = place.notSpelt(in: list.words).map { place.front + $0 }
        let some = sample(most, of: words)
        let said = suggested(for: some, at: place, meant: some)
        count += some.count
        taken += zip(some, said).filter { !$1.names.isEmpty }.map(\.0)
      }
      print("\(kind.title), \(list.title): \(taken.count) of \(count)")
      #expect(taken.count * 50 <= count, "\(taken)")
    }
  }
}

// MARK: - Slips

extension SlipTests {
  private typealias Row = (slip: String, name: String)

  /// The places of a kind; a few of them, unless all is tried.
  private func places(of kind: NameKind) -> [NamePlace] {
    Trials.some(kind.places, oneOf: 5, seed: kind.title.utf8.count)
  }

  private func slips(_ kind: SlipKind, at place: NamePlace) -> [Row] {
    Trials.some(place.names, oneOf: 7).flatMap { name in
      kind.slips(of: name).filter { !place.isName(place.front + $0) }
        .map { (place.front + $0, place.front + name) }
    }
  }

  /// For each name, so many times two slips.
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

  /// By what rules say of sheets, of so many slips at most.
  private func score(
    of kind: NameKind, bySheets most: Int, _ slips: (NamePlace) -> [Row]
  ) -> SlipScore {
    var score = SlipScore()
    let places = kind.places.count > 10 ? places(of: kind) : kind.places
    for place in places {
      let rows = sample(max(most / places.count, 20), of: slips(place))
      let said = suggested(for: rows.map(\.slip), at: place, meant: rows.map(\.name))
      for (row, suggested) in zip(rows, said) {
        score.count(row.slip, of: row.name, suggested)
      }
    }
    return score
  }

  /// What rules suggest, asked in sheets small enough for them to ask after each word.
  private func suggested(
    for words: [String], at place: NamePlace, meant: [String]
  ) -> [Suggested] {
    stride(from: 0, to: words.count, by: 50).flatMap { start in
      let part = start..<min(start + 50, words.count)
      return SlipSheet(of: Array(words[part]), at: place, meant: Array(meant[part])).suggested()
    }
  }

  /// All elements, or about `count` of them by chance.
  private func sample<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    guard elements.count > count else { return elements }
    var random = SplitMix64(seed: 2)
    return elements.filter { _ in random.below(elements.count) < count }
  }
}
