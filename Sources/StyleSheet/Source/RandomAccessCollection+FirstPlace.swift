extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which `isBehind` is true, or the end index; `isBehind` must stay
  /// true after that.
  ///
  /// - Complexity: O(log n).
  @inlinable
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
