import StyleSheet

/// The offsets of syntax errors.
struct FaultyPlaces {
  private let starts: [Int]

  init(of sheet: Sheet) { starts = sheet.tree.problems.map { Int($0.start) }.sorted() }

  func has(in range: ClosedRange<Int>) -> Bool {
    let next = starts.firstPlace { $0 >= range.lowerBound }
    return next < starts.count && starts[next] <= range.upperBound
  }
}
