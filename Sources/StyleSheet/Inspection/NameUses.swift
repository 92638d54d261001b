/// The places where one name stands, so that what is wrong with it is said once.
struct NameUses {
  /// In the order of the text; there is one at least.
  let ranges: [Range<Int>]

  /// Where it stands first.
  var first: Range<Int> { ranges[0] }

  /// How many further places are shown.
  private static let mostShown = 3

  /// A finding at the first place, with notes at the next ones.
  func noted(on finding: Diagnostic) -> Diagnostic {
    ranges.dropFirst().prefix(Self.mostShown).reduce(finding) { $0.note("here too", at: $1) }
  }

  /// The last `count` bytes of each place.
  func suffix(_ count: Int) -> NameUses {
    NameUses(ranges: ranges.map { $0.upperBound - count..<$0.upperBound })
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
    return fixIt("write '\(word)'", as: safety(word), uses.ranges.map { SourceEdit($0, word) })
  }
}

extension Inspection {
  /// Selectors that have the same text, each with all its places, in the order of the first ones.
  func selectorUses(
    where isWanted: (Sheet.SelectorRow) -> Bool
  ) -> [(row: Sheet.SelectorRow, uses: NameUses)] {
    var places: [NameTable.ID: Int] = [:]
    var found: [(row: Sheet.SelectorRow, ranges: [Range<Int>])] = []
    for row in sheet.selectorRows where isWanted(row) {
      if let place = places[row.name] {
        found[place].ranges.append(sheet.selectorRange(row))
      } else {
        places[row.name] = found.count
        found.append((row, [sheet.selectorRange(row)]))
      }
    }
    return found.map { ($0.row, NameUses(ranges: $0.ranges)) }
  }
}
