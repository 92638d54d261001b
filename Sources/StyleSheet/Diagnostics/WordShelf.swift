/// Known words, made ready to be compared with what somebody wrote.
///
/// Comparing letter by letter takes longest, so it is asked first whether two words have about as
/// many letters, and about the same ones; of a thousand, that leaves a dozen.
package struct WordShelf: Sendable {
  /// Each once, in the given order.
  package let words: [String]
  private var letters: [UInt8] = []
  private var entries: [Entry] = []

  private struct Entry {
    /// Where its letters end; they begin where those of the word before it end.
    let end: Int
    let outline: SlipOutline
    /// What the slips in it may count and it is still meant.
    let reach: Int
  }

  /// Up to how many words are few.
  private static let few = 64

  /// A shelf of the given words, whose order tells equals apart.
  package init(_ words: some Sequence<String>) {
    var seen = Set<String>(minimumCapacity: words.underestimatedCount)
    self.init(distinct: words.filter { seen.insert($0).inserted })
  }

  /// A shelf of words of which no two are the same, as those of a table are: telling so took longer than
  /// all else.
  init(distinct words: [String]) {
    self.words = words
    entries.reserveCapacity(words.count)
    letters.reserveCapacity(words.reduce(0) { $0 + $1.utf8.count })
    for word in words {
      let start = letters.count
      SlipLetters.fold(word.utf8, into: &letters)
      let outline = SlipOutline(of: letters[start...])
      entries.append(
        Entry(
          end: letters.count, outline: outline,
          reach: Slip.reach(inWordOf: outline.count, amongFew: words.count <= Self.few)))
    }
  }

  /// What its words go on with that begin with `front`.
  package func behind(_ front: String) -> WordShelf {
    WordShelf(words.filter { $0.hasPrefix(front) }.map { String($0.dropFirst(front.count)) })
  }

  /// Its words without the order of their letters.
  var outlines: [SlipOutline] { entries.map(\.outline) }

  /// A word's place on a shelf, and what the slips between it and another count.
  struct Distance: Hashable {
    let place: Int
    let cost: Int
  }

  /// The words that `word` may be a slip of, and at most `margin` farther than the nearest.
  ///
  /// The nearest first; equally near ones in their order. A word is no slip of itself. `effort`
  /// grows by the words and letters that had to be compared.
  func words(near word: String, margin: Int, _ effort: inout Int) -> [Distance] {
    let wanted = SlipLetters(word.utf8)
    let outline = wanted.outline
    guard outline.count > 1 else { return [] }
    var meter = SlipMeter(of: wanted)
    var found: [Distance] = []
    var least = Int.max - margin
    var start = 0
    for place in entries.indices {
      let entry = entries[place]
      defer { start = entry.end }
      let limit = min(entry.reach, least + margin)
      guard entry.outline.isNear(outline, within: limit),
        let cost = meter.distance(to: letters[start..<entry.end], atMost: limit),
        words[place] != word
      else { continue }
      found.append(Distance(place: place, cost: cost))
      least = min(least, cost)
    }
    effort += entries.count + meter.effort
    return found.filter { $0.cost <= least + margin }.sorted {
      ($0.cost, $0.place) < ($1.cost, $1.place)
    }
  }
}
