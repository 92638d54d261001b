import FormCellModel
import Testing

@Suite struct ScaleBoundsTests {
  @Test(arguments: [(0...5, 5), (1...5, 4), (-5...5, 10), (3...3, 0), (0...100, 100)])
  func eachRatingAboveTheLowestHasAnItem(_ range: ClosedRange<Int>, _ items: Int) throws {
    let bounds = try #require(ScaleBounds(range))
    #expect(bounds.items == items)
    #expect(bounds == ScaleBounds(clamping: range))
    let values = FixedDecimal(clamping: range.lowerBound)...FixedDecimal(clamping: range.upperBound)
    #expect(bounds.values == values)
  }

  @Test(arguments: [
    (0...101, 0, 100), (Int.min...Int.max, -1_000_000_000, -999_999_900),
    (Int.max...Int.max, 1_000_000_000, 1_000_000_000),
    (0...Int.max, 0, 100), (Int.min...Int.min, -1_000_000_000, -1_000_000_000),
  ])
  func tooLargeBoundsAreRejectedOrClamped(_ range: ClosedRange<Int>, _ lower: Int, _ upper: Int) {
    #expect(ScaleBounds(range) == nil)
    #expect(ScaleBounds(clamping: range) == ScaleBounds(lower...upper))
  }
}
