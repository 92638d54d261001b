import Testing

@testable import StyleSheet

@Suite struct WordShelfTests {
  /// A name without its number matches the names with a number; the search is counted as effort.
  @Test func aSeriesIsReturnedInOrder() throws {
    let words = ["Row10", "Row2", "Row3", "Row4", "Rows5"]
    var effort = 0
    #expect(
      WordShelf(words).series(of: "row", atLeast: 4, &effort) == ["Row10", "Row2", "Row3", "Row4"])
    #expect(WordShelf(words).series(of: "row", atLeast: 5, &effort) == nil)
    #expect(effort == 2 * words.count)
  }
}
