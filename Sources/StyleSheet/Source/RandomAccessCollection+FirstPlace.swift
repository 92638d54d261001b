extension RandomAccessCollection where Index == Int {
  /// The first place from which on `isBehind` holds, if it holds from some place on.
  ///
  /// - Complexity: O(log n).
  package func firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
