import StyleSheet

/// The places where one name stands, so that what is wrong with it is said once.
struct NameUses {
  private let sheet: Sheet
  private let chains: SelectorChains
  private let head: UInt32
  /// True if a suppression may silence one of the places: then each of them is reported by itself.
  private let isAlone: Bool
  /// How much of each name is meant, from its end; nil for all of it.
  private var suffix: Int?

  fileprivate init(
    of head: UInt32, in chains: SelectorChains, isAlone: Bool, _ sheet: Sheet
  ) {
    self.isAlone = isAlone
    self.sheet = sheet
    self.chains = chains
    self.head = head
  }

  /// In the order of the text; there is one at least.
  ///
  /// Found as they are asked for: a name can stand wherever a sheet has room for one, and of most only
  /// the first few places are told.
  private var ranges: Places { Places(uses: self, number: head) }

  private struct Places: Sequence, IteratorProtocol {
    let uses: NameUses
    var number: UInt32?

    mutating func next() -> Range<Int>? {
      guard let number else { return nil }
      self.number = uses.isAlone ? nil : uses.chains.next(after: number)
      return uses.range(of: number)
    }
  }

  /// Where it stands first.
  var first: Range<Int> { range(of: head) }

  /// True unless the name stands at a place that comes before these.
  var areFirstOfName: Bool {
    chains.first[Int(sheet.selectorRows[Int(head)].name)] == head + 1
  }

  private func range(of number: UInt32) -> Range<Int> {
    let range = sheet.selectorRange(sheet.selectorRows[Int(number)])
    return suffix.map { range.upperBound - $0..<range.upperBound } ?? range
  }

  /// How many further places are shown.
  private static let mostShown = 3

  /// A finding at the first place, with notes at the next ones.
  func noted(on finding: Diagnostic) -> Diagnostic {
    ranges.dropFirst().prefix(Self.mostShown).reduce(finding) { $0.note("here too", at: $1) }
  }

  /// An edit at each place.
  func edits(_ edit: (Range<Int>) -> SourceEdit) -> [SourceEdit] { ranges.map(edit) }

  /// The last `count` bytes of each place.
  func suffix(_ count: Int) -> NameUses {
    var uses = self
    uses.suffix = count
    return uses
  }
}

extension Diagnostic {
  /// The same, with an edit that writes the suggested word wherever the wrong one stands, if it is
  /// the only one that can be meant; as safe as `safety` says of it if it is one slip away.
  func fixIt(
    writing suggestion: Suggestion.Match?, at uses: NameUses,
    as safety: (String) -> FixIt.Safety
  ) -> Self {
    guard let word = suggestion?.only else { return self }
    return fixIt(
      "write '\(word)'", as: suggestion?.isSafe == true ? safety(word) : .unsafe,
      uses.edits { SourceEdit($0, word) })
  }
}

/// Selectors, those of one name one behind the other.
private struct SelectorChains {
  /// For each name, its first selector, by a number that is one more; 0 if none is wanted.
  let first: [UInt32]
  /// For each selector, the next one of its name in the same way; 0 behind the last.
  let next: [UInt32]

  /// Those up to `last` that are wanted.
  init(of sheet: Sheet, upTo last: Int, where isWanted: (Sheet.SelectorRow) -> Bool) {
    let rows = sheet.selectorRows
    var first = [UInt32](repeating: 0, count: sheet.nameCount)
    var next = [UInt32](repeating: 0, count: last + 1)
    for number in (0...last).reversed() where isWanted(rows[number]) {
      let name = Int(rows[number].name)
      next[number] = first[name]
      first[name] = UInt32(number) + 1
    }
    self.first = first
    self.next = next
  }

  /// The next selector of the same name; nil behind the last.
  func next(after number: UInt32) -> UInt32? {
    let next = next[Int(number)]
    return next == 0 ? nil : next - 1
  }
}

extension Inspection {
  /// Hands over selectors that have the same text, with all their places, in the order of the first ones;
  /// each by itself if comments silence the rule of this id somewhere.
  ///
  /// - Complexity: O(n) in the number of selectors, with four bytes for each and for each name.
  func eachSelectorUse(
    for id: String, where isWanted: (Sheet.SelectorRow) -> Bool,
    _ body: (Sheet.SelectorRow, NameUses) -> Void
  ) {
    let rows = sheet.selectorRows
    guard let last = rows.lastIndex(where: isWanted) else { return }
    let chains = SelectorChains(of: sheet, upTo: last, where: isWanted)
    let isAlone = isSilenced(id)
    for number in 0...last
    where isAlone
      ? isWanted(rows[number]) : chains.first[Int(rows[number].name)] == UInt32(number) + 1
    {
      body(rows[number], NameUses(of: UInt32(number), in: chains, isAlone: isAlone, sheet))
    }
  }

  /// True if a comment silences a rule somewhere, so that what it reports is reported place by place.
  func isSilenced(_ id: String) -> Bool {
    suppressions.silences.contains { $0.name.text == id }
  }
}
