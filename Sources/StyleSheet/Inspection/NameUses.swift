/// The places where one name stands, so that what is wrong with it is said once.
struct NameUses {
  /// Where it stands first.
  let first: Range<Int>
  /// The other places, in the order of the text; most names stand at one.
  private(set) var others: [Range<Int>] = []

  /// How many further places are shown.
  private static let mostShown = 3

  /// Adds a place behind all others.
  mutating func add(_ place: Range<Int>) { others.append(place) }

  /// What is made of each place.
  func map<Result>(_ transform: (Range<Int>) -> Result) -> [Result] {
    [transform(first)] + others.map(transform)
  }

  /// A finding at the first place, with notes at the next ones.
  func noted(on finding: Diagnostic) -> Diagnostic {
    others.prefix(Self.mostShown).reduce(finding) { $0.note("here too", at: $1) }
  }

  /// The last `count` bytes of each place.
  func suffix(_ count: Int) -> NameUses {
    func end(of place: Range<Int>) -> Range<Int> { place.upperBound - count..<place.upperBound }
    return NameUses(first: end(of: first), others: others.map(end))
  }
}

extension Diagnostic {
  /// The same, with an edit that writes the suggested word wherever the wrong one stands, if it is
  /// the only one that can be meant; as safe as `safety` says of it.
  func fixIt(
    writing suggestion: Suggestion.Match?, at uses: NameUses,
    as safety: (String) -> FixIt.Safety
  ) -> Self {
    guard let word = suggestion?.only else { return self }
    return fixIt("write '\(word)'", as: safety(word), uses.map { SourceEdit($0, word) })
  }
}

extension Inspection {
  /// Hands over selectors that have the same text, with all their places, in the order of the first ones.
  ///
  /// - Complexity: O(n) in the number of selectors, with four bytes for each and for each name.
  func eachSelectorUse(
    where isWanted: (Sheet.SelectorRow) -> Bool, _ body: (Sheet.SelectorRow, NameUses) -> Void
  ) {
    let rows = sheet.selectorRows
    guard let end = rows.lastIndex(where: isWanted) else { return }
    // The first row of each name, and behind each row the next one of its name; one more than its number.
    var first = [UInt32](repeating: 0, count: sheet.nameCount)
    var next = [UInt32](repeating: 0, count: end + 1)
    for number in (0...end).reversed() where isWanted(rows[number]) {
      let name = Int(rows[number].name)
      next[number] = first[name]
      first[name] = UInt32(number) + 1
    }
    for number in 0...end where first[Int(rows[number].name)] == UInt32(number) + 1 {
      var uses = NameUses(first: sheet.selectorRange(rows[number]))
      var place = next[number]
      while place > 0 {
        uses.add(sheet.selectorRange(rows[Int(place) - 1]))
        place = next[Int(place) - 1]
      }
      body(rows[number], uses)
    }
  }
}
