@testable import FormCellModel
import Testing

@Suite struct FixedDecimalTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("5", 5_000_000), ("+5", 5_000_000), ("-5", -5_000_000),
    ("3.3", 3_300_000), ("007.50", 7_500_000), ("0.000001", 1), ("0.0000005", 1),
    ("0.0000004999", 0), ("-0.0000005", -1), ("2.9999999999", 3_000_000),
    ("3.3333333333333333333333333333", 3_333_333), ("1e-05", 10), ("1E+3", 1_000_000_000),
    ("12.5e-1", 1_250_000), ("5e-324", 0), ("0e999999999999999999999", 0),
    ("9223372036854.775807", .max), ("-9223372036854.775808", .min),
  ])
  func parsesDecimals(_ text: String, _ millionths: Int64) {
    #expect(FixedDecimal(text) == FixedDecimal(millionths: millionths))
  }

  @Test(arguments: [
    "", "+", "-", ".", ".5", "5.", "1,5", " 5", "5 ", "0x5", "nan", "inf", "1e", "1e+", "1.2.3",
    "--5", "٣", "9223372036854.775808", "-9223372036854.775809", "18446744073709.5516155",
    "18446744073709551615.5", "1e13", "1e300", "1e999999999999999999999",
  ])
  func rejectsInvalidAndTooLargeDecimals(_ text: String) {
    #expect(FixedDecimal(text) == nil)
  }

  @Test(
    arguments: [
      ("5", 5_000_000, 5_000_000), ("1.9999995", 1_999_999, 2_000_000),
      ("-1.9999995", -2_000_000, -1_999_999), ("2.0000000", 2_000_000, 2_000_000),
      ("1e-9", 0, 1), ("-1e-9", -1, 0), ("0e-9", 0, 0), ("1e300", .max, .max),
      ("-1e300", .min, .min), ("9223372036854.775807", .max, .max),
      ("9223372036854.7758071", .max, .max), ("-9223372036854.7758081", .min, .min),
    ] as [(String, Int64, Int64)])
  func everyNumberHasNeighbors(_ text: String, _ lower: Int64, _ upper: Int64) {
    let neighbors = FixedDecimal(millionths: lower)...FixedDecimal(millionths: upper)
    #expect(FixedDecimal.neighbors(of: text) == neighbors)
  }

  @Test(arguments: [0, 1, -1, 499_999, -500_000, 3_300_000, .max, .min] as [Int64])
  func parsesItsDescription(_ millionths: Int64) {
    let value = FixedDecimal(millionths: millionths)
    #expect(FixedDecimal(value.description) == value)
  }

  /// In binary, 3.3 - 3 is less than 0.3, and 3.7 - 3 more than 0.7; that is why ratings are decimal.
  @Test(arguments: [(3.3, 3_300_000), (3.7, 3_700_000), (0.1 + 0.2, 300_000), (-0.0, 0)])
  func doubleConvertsToItsWrittenDecimal(_ number: Double, _ millionths: Int64) {
    #expect(FixedDecimal(number) == FixedDecimal(millionths: millionths))
  }

  @Test(arguments: [.nan, .signalingNaN, .infinity, -.infinity, 1e13, -1e13] as [Double])
  func rejectsNumbersOutsideTheRange(_ number: Double) {
    #expect(FixedDecimal(number) == nil)
  }

  @Test func integersOutsideTheRangeAreRejectedOrClamped() {
    #expect(FixedDecimal(exactly: 9_223_372_036_854) != nil)
    #expect(FixedDecimal(exactly: 9_223_372_036_855) == nil)
    #expect(FixedDecimal(clamping: .max) == .max)
    #expect(FixedDecimal(clamping: .min) == .min)
    #expect(FixedDecimal(integerLiteral: .max) == .max)
    #expect(FixedDecimal(floatLiteral: -.infinity) == .min)
  }

  @Test(
    arguments: [
      (4.25, 1, "4.3"), (4.35, 1, "4.4"), (4.24, 1, "4.2"), (4, 1, "4"), (3.96, 1, "4"),
      (4.05, 1, "4.1"), (4.005, 2, "4.01"), (-0.25, 1, "-0.2"), (-0.04, 1, "0"), (0.05, 6, "0.05"),
      (2.5, 0, "3"), (2.5, -3, "3"), (1.234567, 9, "1.234567"),
    ] as [(FixedDecimal, Int, String)])
  func formatsWithTheGivenDecimals(_ value: FixedDecimal, _ decimals: Int, _ text: String) {
    #expect(value.text(decimals: decimals) == text)
  }

  @Test func aSeparatorCanBeAnyText() {
    #expect(FixedDecimal(4.25).text(decimals: 2, separator: ",") == "4,25")
  }

  struct Rounded: CustomTestStringConvertible {
    let value: FixedDecimal
    let step: FixedDecimal
    let halfUp: FixedDecimal
    let down: FixedDecimal
    let up: FixedDecimal
    var testDescription: String { "\(value) on the grid of \(step)" }
  }

  @Test(arguments: [
    Rounded(value: 3.5, step: 1, halfUp: 4, down: 3, up: 4),
    Rounded(value: 3.499999, step: 1, halfUp: 3, down: 3, up: 4),
    Rounded(value: 3, step: 1, halfUp: 3, down: 3, up: 3),
    Rounded(value: -3.5, step: 1, halfUp: -3, down: -4, up: -3),
    Rounded(value: -3.6, step: 1, halfUp: -4, down: -4, up: -3),
    Rounded(value: 3.25, step: 0.5, halfUp: 3.5, down: 3, up: 3.5),
    Rounded(value: 3.7, step: 0.3, halfUp: 3.6, down: 3.6, up: 3.9),
    Rounded(value: 3.7, step: 0, halfUp: 3.7, down: 3.7, up: 3.7),
    Rounded(value: 3.7, step: -1, halfUp: 3.7, down: 3.7, up: 3.7),
    Rounded(value: .max, step: .max, halfUp: .max, down: .max, up: .max),
    Rounded(
      value: .min, step: 1, halfUp: .min, down: .min,
      up: FixedDecimal(millionths: -9_223_372_036_854_000_000)),
  ])
  func roundsByNamedRules(_ row: Rounded) {
    let results = [FixedDecimal.Rounding.halfUp, .down, .up].map {
      row.value.rounded(to: row.step, $0)
    }
    #expect(results == [row.halfUp, row.down, row.up])
  }

  @Test(
    arguments: [
      (0.25, 0.1, 0.2), (0.35, 0.1, 0.4), (49.5, 1, 50), (50.5, 1, 50), (-49.5, 1, -50),
      (-2.5, 1, -2),
      (2.5, 1, 2), (2.500001, 1, 3), (2.499999, 1, 2), (.max, .max, .max), (.min, 0, .min),
    ] as [(FixedDecimal, FixedDecimal, FixedDecimal)])
  func aTieGoesToTheEvenNeighbor(
    _ value: FixedDecimal, _ step: FixedDecimal, _ rounded: FixedDecimal
  ) {
    #expect(value.rounded(to: step, .halfEven) == rounded)
  }

  @Test func clampsToARange() {
    let values: [FixedDecimal] = [-1, 0, 2.5, 5, 5.000001]
    #expect(values.map { $0.clamped(to: 0...5) } == [0, 0, 2.5, 5, 5])
    #expect(values == values.sorted())
  }
}
