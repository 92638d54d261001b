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

  /// Returns the index of the element whose range contains an offset, in a list in the order of
  /// ranges that do not overlap; nil if there is none.
  ///
  /// - Complexity: O(log n).
  @inlinable
  package func place(around offset: Int, _ range: (Element) -> Range<Int>) -> Int? {
    let place = firstPlace { range($0).lowerBound > offset } - 1
    return place >= startIndex && range(self[place]).contains(offset) ? place : nil
  }
}
