/// Known words, prepared for comparison with a written one.
///
/// The letter counts are compared first, because comparing letter by letter is slower; few words
/// remain.
package struct WordShelf: Sendable {
  private let source: Source
  /// The folded letters of all words, concatenated.
  private let letters: [UInt8]
  private var entries: [Entry] = []

  private struct Entry {
    /// The end of the word's letters, which begin at the end of the previous word.
    let end: Int
    let outline: SlipOutline
    /// The maximum distance to the word.
    let reach: Int
  }

  /// The source of the words; strings are created on demand.
  private enum Source {
    /// Words in order of preference among equally near ones.
    case texts([String])
    /// Names of a table, in order of preference or, if not ordered, in alphabetical order.
    case names([NameTable.ID], of: NameTable, isOrdered: Bool)
  }

  /// The maximum size of a small set of words.
  private static let few = 64
  /// The effort to find the parts of a word, per letter, in letter comparisons.
  private static let effortOfParts = 16

  /// Creates a shelf of words in order of preference.
  package init(_ words: some Sequence<String>) {
    var seen = Set<String>(minimumCapacity: words.underestimatedCount)
    self.init(distinct: words.filter { seen.insert($0).inserted })
  }

  /// Creates a shelf of words that are known to be distinct, such as those of a table.
  package init(distinct words: [String]) {
    self.init(.texts(words), Self.ends(words.map(\.utf8.count))) { letters in
      for word in words { letters.append(contentsOf: word.utf8) }
    }
  }

  /// Creates a shelf of table names, without creating strings for them.
  init(of names: [NameTable.ID], in table: NameTable, isOrdered: Bool = true) {
    let source = Source.names(names, of: table, isOrdered: isOrdered)
    self.init(source, Self.ends(names.map(table.length))) { letters in
      for name in names { table.append(name, to: &letters) }
    }
  }

  private static func ends(_ lengths: [Int]) -> [Int] {
    var end = 0
    return lengths.map {
      end += $0
      return end
    }
  }

  /// Creates a shelf of words that end at `ends`; `write` concatenates them.
  private init(_ source: Source, _ ends: [Int], write: (inout [UInt8]) -> Void) {
    self.source = source
    var letters: [UInt8] = []
    letters.reserveCapacity(ends.last ?? 0)
    write(&letters)
    // The compiler can vectorize this loop.
    for index in letters.indices { letters[index] = SlipLetters.folded(letters[index]) }
    self.letters = letters
    entries.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      let outline = SlipOutline(of: letters[start..<end])
      let reach = Slip.reach(inWordOf: outline.count, amongFew: ends.count <= Self.few)
      entries.append(Entry(end: end, outline: outline, reach: reach))
      start = end
    }
  }

  // MARK: - Words

  package var count: Int { entries.count }

  /// The words in order, without duplicates.
  package var words: [String] {
    switch source {
    case .texts(let words): words
    case .names(let names, let table, true): names.map(table.text)
    case .names(let names, let table, false): names.map(table.text).sorted()
    }
  }

  package func word(at place: Int) -> String {
    switch source {
    case .texts(let words): words[place]
    case .names(let names, let table, _): table.text(of: names[place])
    }
  }

  package func behind(_ front: String) -> WordShelf {
    WordShelf(words.filter { $0.hasPrefix(front) }.map { String($0.dropFirst(front.count)) })
  }

  /// Returns the letter counts of the word at an index.
  package func outline(at place: Int) -> SlipOutline { entries[place].outline }

  // MARK: - Comparing

  /// Returns the indices of the words that have the letters of `word`, ignoring case and the kind of
  /// separator.
  func places(alike word: String) -> [Int] {
    let wanted = SlipLetters(word.utf8).bytes
    guard !wanted.isEmpty else { return [] }
    return entries.indices.filter { place in
      let range = range(of: place)
      return range.count == wanted.count
        && letters[range.upperBound - 1] == wanted[wanted.count - 1]
        && letters[range].elementsEqual(wanted)
    }
  }

  /// Returns the letters of the word at an index.
  private func range(of place: Int) -> Range<Int> {
    (place > 0 ? entries[place - 1].end : 0)..<entries[place].end
  }

  /// The index of a word on a shelf and its distance.
  struct Distance: Hashable {
    let place: Int
    let cost: Int
  }

  /// Returns the words near to `word`, at most `margin` farther than the nearest.
  ///
  /// The nearest words come first, equally near ones in shelf order. A word does not match itself.
  /// Adds the words and letters compared to `effort`.
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
        self.word(at: place) != word
      else { continue }
      found.append(Distance(place: place, cost: cost))
      least = min(least, cost)
    }
    effort += entries.count + meter.effort
    guard found.count > 1 else { return found }
    return found.filter { $0.cost <= least + margin }.sorted {
      $0.cost != $1.cost ? $0.cost < $1.cost : comes($0.place, before: $1.place)
    }
  }

  /// Returns, in order, the words that differ from `word` by one part and share another.
  ///
  /// Adds the words and letters compared to `effort`.
  func words(
    onePartFrom word: String, _ parts: WordParts.Difference, _ effort: inout Int
  ) -> [String] {
    let own = WordParts(word)
    let wanted = SlipLetters(word.utf8).bytes
    var places: [Int] = []
    for place in entries.indices {
      let range = range(of: place)
      effort += 1
      let isLonger = range.count > wanted.count
      guard isLonger || parts == .oneMoreOrLess else { continue }
      let gaps = gaps(between: wanted, and: range, &effort)
      guard !gaps.isEmpty else { continue }
      // Finding the parts of a word costs as much as comparing many letters.
      effort += range.count * Self.effortOfParts
      let other = WordParts(self.word(at: place))
      let (long, short) = isLonger ? (other, own) : (own, other)
      let length = abs(range.count - wanted.count)
      if short.count > 1, long.count == short.count + 1,
        gaps.contains(where: { long.isWhole($0..<$0 + length) })
      {
        places.append(place)
      }
    }
    return places.sorted { comes($0, before: $1) }.map(self.word(at:))
  }

  /// Returns the possible starts of the two or more letters whose removal from the longer of two
  /// words, of which the letters in `range` are one, yields the shorter.
  ///
  /// Adds the letters compared to `effort`.
  private func gaps(
    between word: [UInt8], and range: Range<Int>, _ effort: inout Int
  ) -> Range<Int> {
    guard abs(word.count - range.count) > 1 else { return 0..<0 }
    let shorter = min(word.count, range.count)
    var (front, back) = (0, 0)
    while front < shorter, word[front] == letters[range.lowerBound + front] { front += 1 }
    while back < shorter, word[word.count - 1 - back] == letters[range.upperBound - 1 - back] {
      back += 1
    }
    effort += front + back
    return front + back < shorter ? 0..<0 : shorter - back..<front + 1
  }

  /// True if a word comes before an equally near one.
  private func comes(_ place: Int, before other: Int) -> Bool {
    if case .names(_, _, isOrdered: false) = source { return word(at: place) < word(at: other) }
    return place < other
  }

  /// Returns, in order, the words that are `word` followed by a number; nil if there are fewer than
  /// `least`.
  ///
  /// Adds the words compared to `effort`.
  func series(of word: String, atLeast least: Int, _ effort: inout Int) -> [String]? {
    let stem = SlipLetters(word.utf8).bytes
    let places = entries.indices.filter { place in
      let known = letters[range(of: place)]
      return known.count > stem.count && known.starts(with: stem)
        && known.dropFirst(stem.count).allSatisfy(\.isDigit)
    }
    effort += entries.count
    guard places.count >= least else { return nil }
    return places.sorted { comes($0, before: $1) }.map(word(at:))
  }
}
