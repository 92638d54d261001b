import StyleSheet

/// The changes from one list of lines to another.
///
/// Lines that occur once in both lists, in the same order, are anchors ("patience diff", Bram
/// Cohen); between two anchors, the shortest change is searched for, unless that would be slow;
/// then all lines between them are replaced.
package struct LineChanges: Hashable {
  /// A range of old lines and the new lines that replace it.
  package struct Change: Hashable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// The changes, in order, separated by at least one common line.
  package private(set) var changes: [Change] = []

  /// The maximum number of lines for the search of a shortest change.
  private static let fewLines = 1_500

  /// Computes the changes from `old` to `new`.
  ///
  /// - Complexity: O(n log n).
  package init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func numbered(_ lines: [ArraySlice<UInt8>]) -> [Int] {
      lines.map { line in
        if let number = numbers[line] { return number }
        numbers[line] = numbers.count
        return numbers.count - 1
      }
    }
    let old = numbered(old)
    let new = numbered(new)
    var before = (old: 0, new: 0)
    for anchor in Self.anchors(old, new) + [(old.count, new.count)] {
      compare(old[before.old..<anchor.0], new[before.new..<anchor.1])
      before = (anchor.0 + 1, anchor.1 + 1)
    }
  }

  // MARK: - Anchors

  /// Returns the index pairs of anchors, ascending in both lists.
  private static func anchors(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    let places = uniquePlaces(new)
    let pairs = uniquePlaces(old).compactMap { line, place in
      places[line].map { (place, $0) }
    }
    return longestAscending(pairs.sorted { $0.0 < $1.0 })
  }

  private static func uniquePlaces(_ lines: [Int]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for (place, line) in lines.enumerated()
    where places.updateValue(place, forKey: line) != nil { repeated.insert(line) }
    for line in repeated { places[line] = nil }
    return places
  }

  /// Returns the longest subsequence of `pairs`, sorted by the first index, that ascends in the
  /// second.
  private static func longestAscending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var tops: [Int] = []
    var previous = pairs.map { _ in -1 }
    for index in pairs.indices {
      let low = tops.firstPlace { pairs[$0].1 >= pairs[index].1 }
      previous[index] = low > 0 ? tops[low - 1] : -1
      if low < tops.count { tops[low] = index } else { tops.append(index) }
    }
    var found: [(Int, Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      found.append(pairs[index])
      index = previous[index]
    }
    return found.reversed()
  }

  // MARK: - Between anchors

  private mutating func compare(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    var old = old
    var new = new
    old.removeCommonEnds(with: &new)
    guard !old.isEmpty, !new.isEmpty, old.count + new.count <= Self.fewLines else {
      return add(old.indices, new.indices)
    }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for step in new.difference(from: old) {
      switch step {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
      }
    }
    var place = (old: old.startIndex, new: new.startIndex)
    while place.old < old.endIndex || place.new < new.endIndex {
      let start = place
      while removed.contains(place.old) { place.old += 1 }
      while inserted.contains(place.new) { place.new += 1 }
      add(start.old..<place.old, start.new..<place.new)
      place = (place.old + 1, place.new + 1)
    }
  }

  /// Adds a change; adjacent changes are merged.
  private mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
    guard !old.isEmpty || !new.isEmpty else { return }
    if let last = changes.last, last.old.upperBound == old.lowerBound,
      last.new.upperBound == new.lowerBound
    {
      changes[changes.count - 1] = Change(
        old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
    } else {
      changes.append(Change(old: old, new: new))
    }
  }
}

extension ArraySlice where Element: Equatable {
  /// Removes the elements with which both slices begin, and then those with which both end.
  mutating func removeCommonEnds(with other: inout Self) {
    while let first, first == other.first {
      removeFirst()
      other.removeFirst()
    }
    while let last, last == other.last {
      removeLast()
      other.removeLast()
    }
  }
}
