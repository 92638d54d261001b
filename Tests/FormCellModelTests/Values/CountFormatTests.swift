import FormCellModel
import Testing

@Suite struct CountFormatTests {
  static let groups = NumberTextFormat(groupSeparator: ",")

  @Test(arguments: [
    (0, "0", "0", "0"), (87, "87", "87", "87"), (999, "999", "999", "999"),
    (1_000, "1000", "1,000", "1K"), (1_099, "1099", "1,099", "1K"),
    (1_160, "1160", "1,160", "1.1K"),
    (9_999, "9999", "9,999", "9.9K"), (10_999, "10999", "10,999", "10K"),
    (999_999, "999999", "999,999", "999K"), (1_000_000, "1000000", "1,000,000", "1M"),
    (2_050_000, "2050000", "2,050,000", "2M"),
    (7_800_000_000, "7800000000", "7,800,000,000", "7.8B"),
    (1_234_000_000_000, "1234000000000", "1,234,000,000,000", "1234B"),
    (-1_160, "-1160", "-1,160", "-1.1K"),
    (.max, "9223372036854775807", "9,223,372,036,854,775,807", "9223372036B"),
    (.min, "-9223372036854775808", "-9,223,372,036,854,775,808", "-9223372036B"),
  ])
  func countIsFormattedInFullInGroupsOrShort(
    _ count: Int, _ full: String, _ grouped: String, _ short: String
  ) {
    #expect(CountFormat.full(count) == full)
    #expect(CountFormat(.full, Self.groups)(count) == grouped)
    #expect(CountFormat.short(count) == short)
  }

  @Test func unitsAndSeparatorsAreConfigurable() {
    let number = NumberTextFormat(decimalSeparator: ",", groupSeparator: ".")
    let format = CountFormat(.short, number, units: [" Tsd."])
    #expect(format(1_160) == "1,1 Tsd.")
    #expect(format(2_345_678) == "2.345 Tsd.")
    #expect(CountFormat(.short, number, units: [])(2_345_678) == "2.345.678")
  }
}
