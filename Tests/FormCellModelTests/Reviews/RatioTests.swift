import FormCellModel
import Testing

@Suite struct RatioTests {
  @Test func aRatioIsInLowestTerms() throws {
    let ratio = try #require(Ratio(4, over: 6))
    #expect((ratio.numerator, ratio.denominator) == (2, 3))
    #expect(Ratio(0, over: 9) == Ratio.zero)
  }

  @Test(arguments: [(-1, 2), (1, 0), (1, -2), (.min, .min)] as [(Int64, Int64)])
  func negativeAndUndefinedRatiosAreRejected(_ numerator: Int64, _ denominator: Int64) {
    #expect(Ratio(numerator, over: denominator) == nil)
  }

  @Test(
    arguments: [
      (1, 3, 1, 0.3, 0.3, 0.4), (2, 3, 1, 0.7, 0.6, 0.7), (1, 2, 0, 1, 0, 1),
      (77, 20, 2, 3.85, 3.85, 3.85),
      (5, 1, -4, 5, 5, 5), (1, 3, 9, 0.333333, 0.333333, 0.333334),
    ] as [(Int64, Int64, Int, FixedDecimal, FixedDecimal, FixedDecimal)])
  func valueIsRoundedByTheRule(
    _ numerator: Int64, _ denominator: Int64, _ decimals: Int, _ halfUp: FixedDecimal,
    _ down: FixedDecimal, _ up: FixedDecimal
  ) throws {
    let ratio = try #require(Ratio(numerator, over: denominator))
    #expect(ratio.value(decimals: decimals) == halfUp)
    #expect(ratio.value(decimals: decimals, .down) == down)
    #expect(ratio.value(decimals: decimals, .up) == up)
  }

  @Test func aTieGoesToTheEvenDigit() throws {
    for (numerator, value) in [(1, 0.2), (3, 0.8), (5, 1.2)] as [(Int64, FixedDecimal)] {
      let ratio = try #require(Ratio(numerator, over: 4))
      #expect(ratio.value(decimals: 1, .halfEven) == value)
    }
    #expect(try #require(Ratio(26, over: 100)).value(decimals: 1, .halfEven) == 0.3)
  }

  /// 3.8449999996 is less than 3.845; rounded to millionths first, it would become 3.85.
  @Test func valueIsRoundedOnce() throws {
    let ratio = try #require(Ratio(3_844_999_999_6, over: 10_000_000_000))
    #expect(ratio.value(decimals: 6) == 3.845)
    #expect(ratio.value(decimals: 2) == 3.84)
  }

  @Test func tooLargeValuesAreClamped() throws {
    #expect(try #require(Ratio(.max, over: 1)).value() == .max)
    #expect(try #require(Ratio(.max, over: 1)).percentage(decimals: 0, .up) == .max)
    #expect(try #require(Ratio(.max, over: .max)).percentage() == 100)
    #expect(try #require(Ratio(1, over: .max)).value(decimals: 6, .up) == 0.000001)
  }
}
