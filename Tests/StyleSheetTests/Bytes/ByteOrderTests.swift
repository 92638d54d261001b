import Testing

@testable import StyleSheet

@Suite struct ByteOrderTests {
  static let words = [
    "", "a", "A", "ab", "é", "e\u{301}", "z", "😀", "fdlFUI", "fdlFUI_x", "\u{FFFD}",
  ]

  @Test func wordsAreSortedByBytes() {
    for left in Self.words {
      for right in Self.words {
        #expect(left.precedes(right) == left.utf8.lexicographicallyPrecedes(right.utf8))
      }
    }
    #expect(Self.words.inByteOrder == Self.words.reversed().inByteOrder)
  }

  @Test func sortingByAWordIsStable() {
    let rows = [("b", 1), ("a", 2), ("b", 0), ("a", 1)]
    #expect(rows.inOrder(of: \.0).map(\.1) == [2, 1, 1, 0])
  }
}
