import Testing

@testable import StyleSheet

@Suite struct WordShelfTests {
  /// Of a name with a number left out, those with one are told, and the search for them counts.
  @Test func aSeriesIsToldInItsOrder() throws {
    let words = ["Row10", "Row2", "Row3", "Row4", "Rows5"]
    var effort = 0
    #expect(
      WordShelf(words).series(of: "row", atLeast: 4, &effort) == ["Row10", "Row2", "Row3", "Row4"])
    #expect(WordShelf(words).series(of: "row", atLeast: 5, &effort) == nil)
    #expect(effort == 2 * words.count)
  }
}
