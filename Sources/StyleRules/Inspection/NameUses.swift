import StyleSheet

/// The locations of a name, reported as one finding.
struct NameUses {
  fileprivate let head: UInt32
  fileprivate let chains: SelectorChains
  /// True if a suppression may suppress one of the locations: then each is reported separately.
  fileprivate let isAlone: Bool
  fileprivate let sheet: Sheet
  /// The length of the relevant suffix of each name; nil for the whole name.
  fileprivate var suffix: Int?

  /// The locations in order, at least one.
  var ranges: [Range<Int>] { ranges(upTo: .max) }

  /// Returns the first locations; a name can occur many times.
  private func ranges(upTo most: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var next: UInt32? = head
    while let number = next, ranges.count < most {
      ranges.append(range(of: number))
      next = isAlone ? nil : chains.next(after: number)
    }
    return ranges
  }

  var first: Range<Int> { range(of: head) }

  var areFirstOfName: Bool {
    chains.first[Int(sheet.selectorRows[Int(head)].name)] == head + 1
  }

  private func range(of number: UInt32) -> Range<Int> {
    let range = sheet.selectorRange(sheet.selectorRows[Int(number)])
    return suffix.map { range.upperBound - $0..<range.upperBound } ?? range
  }

  func finding(as severity: Finding.Severity? = nil, _ message: Message) -> Finding {
    noted(on: Finding(as: severity, at: first, message))
  }

  func noted(on finding: Finding) -> Finding {
    finding.notes("here too", at: Array(ranges(upTo: 1 + Finding.mostShown).dropFirst()))
  }

  func suffix(_ count: Int) -> NameUses {
    var uses = self
    uses.suffix = count
    return uses
  }
}

/// Linked lists of the selectors with the same name.
private struct SelectorChains {
  /// For each name, its first selector plus one; 0 if there is none.
  let first: [UInt32]
  /// For each selector, the next one of its name plus one; 0 after the last.
  let next: [UInt32]

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

  func next(after number: UInt32) -> UInt32? {
    let next = next[Int(number)]
    return next == 0 ? nil : next - 1
  }
}

extension Inspection {
  /// Calls `body` with groups of selectors that have the same text, in the order of the first ones;
  /// with each selector separately if a comment suppresses the rule with one of `names`.
  ///
  /// - Complexity: O(n) in the number of selectors, with four bytes for each and for each name.
  func eachSelectorUse(
    for names: @autoclosure () -> [String], where isWanted: (Sheet.SelectorRow) -> Bool,
    _ body: (Sheet.SelectorRow, NameUses) -> Void
  ) {
    let rows = sheet.selectorRows
    guard let last = rows.lastIndex(where: isWanted) else { return }
    let chains = SelectorChains(of: sheet, upTo: last, where: isWanted)
    let isAlone = isSuppressed(names())
    for number in 0...last
    where isAlone
      ? isWanted(rows[number]) : chains.first[Int(rows[number].name)] == UInt32(number) + 1
    {
      body(
        rows[number], NameUses(head: UInt32(number), chains: chains, isAlone: isAlone, sheet: sheet)
      )
    }
  }

  /// True if a comment suppresses a rule with one of these names: each location is one finding.
  ///
  /// Most sheets have no such comments, and then the names are not read.
  func isSuppressed(_ names: @autoclosure () -> [String]) -> Bool {
    guard !suppressions.rules.isEmpty else { return false }
    let names = names()
    return suppressions.rules.contains { names.contains($0.name.text) }
  }
}

extension Finding {
  /// The maximum number of further locations of a problem that are shown.
  static let mostShown = 3

  /// Returns a copy that asks for the suggested words, with a fix that writes a single one.
  func suggesting(
    _ match: Suggestion.Match?, as safety: FixIt.Safety = .safe, at range: Range<Int>
  ) -> Self {
    saying(Speller.question(match)).fixIt(writing: match, as: safety, at: [range])
  }

  /// Returns a copy that asks for the suggested words, with a fix that writes one everywhere.
  func suggesting(
    _ match: Suggestion.Match?, at uses: NameUses, as safety: (String) -> FixIt.Safety
  ) -> Self {
    saying(Speller.question(match))
      .fixIt(writing: match, as: match?.only.map(safety) ?? .safe, at: uses.ranges)
  }

  /// Returns a copy with a fix that writes the only suggestion; one several slips away is unsafe.
  func fixIt(
    writing suggestion: Suggestion.Match?, as safety: @autoclosure () -> FixIt.Safety,
    at ranges: @autoclosure () -> [Range<Int>]
  ) -> Self {
    guard let suggestion, let word = suggestion.only else { return self }
    return fixIt(writing: word, as: suggestion.isSafe ? safety() : .unsafe, at: ranges())
  }

  /// Returns a copy with a fix that writes a word at each location; the same without a word.
  func fixIt(
    writing word: String?, as safety: FixIt.Safety, at ranges: @autoclosure () -> [Range<Int>]
  ) -> Self {
    guard let word else { return self }
    return fixIt("write '\(word)'", as: safety, ranges().map { SourceEdit($0, word) })
  }
}
