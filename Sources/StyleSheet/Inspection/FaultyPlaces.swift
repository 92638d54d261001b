/// Where faults of a text are.
struct FaultyPlaces {
  private let starts: [Int]

  init(of sheet: Sheet) { starts = sheet.tree.problems.map { Int($0.start) }.sorted() }

  func has(in range: ClosedRange<Int>) -> Bool {
    let next = starts.firstPlace { $0 >= range.lowerBound }
    return next < starts.count && starts[next] <= range.upperBound
  }
}

extension Array {
  /// The first place from which on `isBehind` holds, if it holds from some place on.
  ///
  /// - Complexity: O(log n).
  func firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
