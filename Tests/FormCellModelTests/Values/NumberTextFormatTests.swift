import FormCellModel
import Testing

@Suite struct NumberTextFormatTests {
  static let formats: [NumberTextFormat] = [
    .upToOneDecimal, .oneDecimal, .upToTwoDecimals, .cutToTwoDecimals, .cutToOneDecimal,
  ]

  @Test(
    arguments: [
      (0, ["0", "0.0", "0", "0", "0.0"]), (4, ["4", "4.0", "4", "4", "4.0"]),
      (4.25, ["4.3", "4.3", "4.25", "4.25", "4.2"]),
      (4.99, ["5", "5.0", "4.99", "4.99", "4.9"]),
      (1.555, ["1.6", "1.6", "1.56", "1.55", "1.5"]),
      (-0.5, ["-0.5", "-0.5", "-0.5", "-0.5", "-0.5"]),
      (-1.555, ["-1.6", "-1.6", "-1.55", "-1.55", "-1.5"]),
    ] as [(FixedDecimal, [String])])
  func formatsRoundTheRating(_ value: FixedDecimal, _ texts: [String]) {
    #expect(Self.formats.map { $0(value) } == texts)
  }

  @Test func decimalsAreFilledUpWithZeros() {
    let format = NumberTextFormat(
      fewestDecimals: 3, mostDecimals: 6, decimalSeparator: ",")
    #expect(
      [4, 4.5, 4.25, 4.123456].map { format($0) } == ["4,000", "4,500", "4,250", "4,123456"])
  }

  /// Impossible numbers of decimals are clamped, and a number with decimals has a separator.
  @Test func theFormatIsPossible() {
    let format = NumberTextFormat(fewestDecimals: 2, mostDecimals: 1, decimalSeparator: "")
    #expect([4, 4.125].map { format($0) } == ["4.00", "4.13"])
    let clamped = NumberTextFormat(fewestDecimals: -1, mostDecimals: 9)
    #expect([4, 4.123456].map { clamped($0) } == ["4", "4.123456"])
    #expect(NumberTextFormat(mostDecimals: -1)(4.5) == "5")
  }

  @Test(
    arguments: [
      (0, "0"), (999, "999"), (1_160, "1,160"), (1_234_567, "1,234,567"), (-1_000, "-1,000"),
      (-999, "-999"),
    ])
  func thousandsAreGroupedIfASeparatorIsSet(_ count: Int, _ text: String) {
    #expect(NumberTextFormat(groupSeparator: ",")(count) == text)
    #expect(NumberTextFormat()(count) == String(count))
  }
}
