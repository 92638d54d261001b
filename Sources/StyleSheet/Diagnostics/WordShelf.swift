/// Known words, made ready to be compared with what somebody wrote.
///
/// Comparing letter by letter takes longest, so it is asked first whether two words have about as
/// many letters, and about the same ones; of a thousand, that leaves a dozen.
package struct WordShelf: Sendable {
  private let source: Source
  /// Those of all words, one behind the other.
  private let letters: [UInt8]
  private var entries: [Entry] = []

  private struct Entry {
    /// Where its letters end; they begin where those of the word before it end.
    let end: Int
    let outline: SlipOutline
    /// What the slips in it may count and it is still meant.
    let reach: Int
  }

  /// Where its words are; they are made texts when somebody asks for them.
  private enum Source {
    /// Which of equally near ones comes first, their order tells.
    case texts([String])
    /// Their alphabet tells which of equally near ones comes first if they have no order of their own.
    case names([NameTable.ID], of: NameTable, isOrdered: Bool)
  }

  /// Up to how many words are few.
  private static let few = 64
  /// What it takes to find the parts of a word, in letters that are compared, for each of its letters.
  private static let effortOfParts = 16

  /// A shelf of the given words, whose order tells equals apart.
  package init(_ words: some Sequence<String>) {
    var seen = Set<String>(minimumCapacity: words.underestimatedCount)
    self.init(distinct: words.filter { seen.insert($0).inserted })
  }

  /// A shelf of words of which no two are the same, as those of a table are: telling so took longer than
  /// all else.
  package init(distinct words: [String]) {
    let ends = Self.ends(words.map(\.utf8.count))
    self.init(.texts(words), ends) { bytes in
      for (place, word) in words.enumerated() {
        let start = place > 0 ? ends[place - 1] : 0
        _ = UnsafeMutableBufferPointer(rebasing: bytes[start..<ends[place]])
          .initialize(from: word.utf8)
      }
    }
  }

  /// A shelf of names of a table; those of the catalog are never made texts all.
  init(of names: [NameTable.ID], in table: NameTable, isOrdered: Bool = true) {
    let ends = Self.ends(names.map(table.length))
    self.init(.names(names, of: table, isOrdered: isOrdered), ends) { bytes in
      for (place, name) in names.enumerated() {
        let start = place > 0 ? ends[place - 1] : 0
        table.copy(name, to: UnsafeMutableBufferPointer(rebasing: bytes[start..<ends[place]]))
      }
    }
  }

  private static func ends(_ lengths: [Int]) -> [Int] {
    var end = 0
    return lengths.map {
      end += $0
      return end
    }
  }

  /// A shelf of words that end at `ends` when `write` has put them behind each other.
  private init(
    _ source: Source, _ ends: [Int], write: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) {
    self.source = source
    letters = [UInt8](unsafeUninitializedCapacity: ends.last ?? 0) { bytes, count in
      write(bytes)
      count = ends.last ?? 0
      SlipLetters.fold(UnsafeMutableBufferPointer(rebasing: bytes[..<count]))
    }
    entries.reserveCapacity(ends.count)
    letters.withUnsafeBufferPointer { letters in
      var start = 0
      for end in ends {
        let outline = SlipOutline(of: UnsafeBufferPointer(rebasing: letters[start..<end]))
        let reach = Slip.reach(inWordOf: outline.count, amongFew: ends.count <= Self.few)
        entries.append(Entry(end: end, outline: outline, reach: reach))
        start = end
      }
    }
  }
}

// MARK: - Its words

extension WordShelf {
  /// How many words there are.
  package var count: Int { entries.count }

  /// Each word once, in its order.
  ///
  /// Made anew at each call of those that are names of a table.
  package var words: [String] {
    switch source {
    case .texts(let words): words
    case .names(let names, let table, true): names.map(table.text)
    case .names(let names, let table, false): names.map(table.text).sorted()
    }
  }

  /// The word at a place.
  package func word(at place: Int) -> String {
    switch source {
    case .texts(let words): words[place]
    case .names(let names, let table, _): table.text(of: names[place])
    }
  }

  /// What its words go on with that begin with `front`.
  package func behind(_ front: String) -> WordShelf {
    WordShelf(words.filter { $0.hasPrefix(front) }.map { String($0.dropFirst(front.count)) })
  }

  /// A word without the order of its letters.
  package func outline(at place: Int) -> SlipOutline { entries[place].outline }
}

// MARK: - Comparing

extension WordShelf {
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
        self.word(at: place) != word
      else { continue }
      found.append(Distance(place: place, cost: cost))
      least = min(least, cost)
    }
    effort += entries.count + meter.effort
    return found.filter { $0.cost <= least + margin }.sorted {
      $0.cost != $1.cost ? $0.cost < $1.cost : comes($0.place, before: $1.place)
    }
  }

  /// The words that differ from `word` by one part, in their order; they have another in common.
  ///
  /// `effort` grows by the words and letters that had to be compared.
  func words(
    onePartFrom word: String, _ parts: WordParts.Difference, _ effort: inout Int
  ) -> [String] {
    let own = WordParts(word)
    let wanted = SlipLetters(word.utf8).bytes
    let places = letters.withUnsafeBufferPointer { letters in
      wanted.withUnsafeBufferPointer { wanted in
        findPlaces(in: letters, onePartFrom: own, wanted, parts, &effort)
      }
    }
    return places.sorted { comes($0, before: $1) }.map(self.word(at:))
  }

  private func findPlaces(
    in letters: UnsafeBufferPointer<UInt8>, onePartFrom own: WordParts,
    _ wanted: UnsafeBufferPointer<UInt8>, _ parts: WordParts.Difference, _ effort: inout Int
  ) -> [Int] {
    var places: [Int] = []
    var start = 0
    for place in entries.indices {
      let known = UnsafeBufferPointer(rebasing: letters[start..<entries[place].end])
      start = entries[place].end
      effort += 1
      let isLonger = known.count > wanted.count
      guard isLonger || parts == .oneMoreOrLess else { continue }
      let (longer, shorter) = isLonger ? (known, wanted) : (wanted, known)
      let gaps = longer.gaps(over: shorter, &effort)
      guard !gaps.isEmpty else { continue }
      // Finding the parts of a word takes as long as comparing many letters.
      effort += known.count * Self.effortOfParts
      let other = WordParts(self.word(at: place))
      let (long, short) = isLonger ? (other, own) : (own, other)
      let length = longer.count - shorter.count
      if short.count > 1, long.count == short.count + 1,
        gaps.contains(where: { long.isWhole($0..<$0 + length) })
      {
        places.append(place)
      }
    }
    return places
  }

  /// Whether a word comes before an equally near one.
  private func comes(_ place: Int, before other: Int) -> Bool {
    if case .names(_, _, isOrdered: false) = source { return word(at: place) < word(at: other) }
    return place < other
  }

  /// All words that are `word` with a number behind it, in their order; nil if there are fewer than
  /// `least`.
  ///
  /// `effort` grows by the words that had to be looked at.
  func series(of word: String, atLeast least: Int, _ effort: inout Int) -> [String]? {
    let stem = SlipLetters(word.utf8).bytes
    var places: [Int] = []
    var start = 0
    for place in entries.indices {
      let known = letters[start..<entries[place].end]
      start = entries[place].end
      if known.count > stem.count, known.starts(with: stem),
        known.dropFirst(stem.count).allSatisfy({ (0x30...0x39).contains($0) })
      {
        places.append(place)
      }
    }
    effort += entries.count
    guard places.count >= least else { return nil }
    return places.sorted { comes($0, before: $1) }.map(word(at:))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the letters may begin, two or more, without which these are `others`.
  ///
  /// `effort` grows by the letters that had to be compared.
  fileprivate func gaps(over others: Self, _ effort: inout Int) -> Range<Int> {
    guard count > others.count + 1 else { return 0..<0 }
    var (front, back) = (0, 0)
    while front < others.count, self[front] == others[front] { front += 1 }
    while back < others.count, self[count - 1 - back] == others[others.count - 1 - back] {
      back += 1
    }
    effort += front + back
    return front + back < others.count ? 0..<0 : others.count - back..<front + 1
  }
}
