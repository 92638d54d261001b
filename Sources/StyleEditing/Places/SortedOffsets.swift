import StyleSheet

/// Byte offsets, sorted for look-ups by range.
struct SortedOffsets {
  /// The offsets in the order of the caller, which numbers them.
  let all: [Int]
  /// The numbers of the offsets, the smallest offset first.
  private let order: [Int]

  init(_ offsets: [Int]) {
    all = offsets
    order = offsets.indices.sorted { offsets[$0] < offsets[$1] }
  }

  /// Returns the numbers of the offsets in a range or at its end.
  func numbers(touching range: Range<Int>) -> ArraySlice<Int> {
    order[order.firstPlace { all[$0] >= range.lowerBound }...]
      .prefix { all[$0] <= range.upperBound }
  }
}
