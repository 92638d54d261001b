import FormCellModel
import Testing

@Suite struct RatingRoundingTests {
  /// One value, and what each rule with a name makes of it.
  struct Row: CustomTestStringConvertible {
    let value: RatingValue
    let whole: RatingValue
    let fui: RatingValue
    let guideline: RatingValue
    let nearestHalf: RatingValue
    var testDescription: String { value.description }

    init(
      _ value: RatingValue, whole: RatingValue, fui: RatingValue, guideline: RatingValue,
      nearestHalf: RatingValue
    ) {
      self.value = value
      self.whole = whole
      self.fui = fui
      self.guideline = guideline
      self.nearestHalf = nearestHalf
    }
  }

  static let rows = [
    Row(0, whole: 0, fui: 0, guideline: 0, nearestHalf: 0),
    Row(3, whole: 3, fui: 3, guideline: 3, nearestHalf: 3),
    Row(3.2, whole: 3, fui: 3, guideline: 3, nearestHalf: 3),
    Row(3.25, whole: 3, fui: 3, guideline: 3, nearestHalf: 3.5),
    Row(3.29, whole: 3, fui: 3, guideline: 3.5, nearestHalf: 3.5),
    Row(3.299999, whole: 3, fui: 3, guideline: 3.5, nearestHalf: 3.5),
    Row(3.3, whole: 3, fui: 3.5, guideline: 3.5, nearestHalf: 3.5),
    Row(3.5, whole: 4, fui: 3.5, guideline: 3.5, nearestHalf: 3.5),
    Row(3.6, whole: 4, fui: 3.5, guideline: 3.5, nearestHalf: 3.5),
    Row(3.7, whole: 4, fui: 3.5, guideline: 3.5, nearestHalf: 3.5),
    Row(3.700001, whole: 4, fui: 4, guideline: 3.5, nearestHalf: 3.5),
    Row(3.74, whole: 4, fui: 4, guideline: 3.5, nearestHalf: 3.5),
    Row(3.75, whole: 4, fui: 4, guideline: 4, nearestHalf: 4),
    Row(3.8, whole: 4, fui: 4, guideline: 4, nearestHalf: 4),
    Row(-0.7, whole: -1, fui: -0.5, guideline: -0.5, nearestHalf: -0.5),
    Row(-0.2, whole: 0, fui: 0, guideline: 0, nearestHalf: 0),
  ]

  @Test(arguments: rows)
  func showsWhatTheRuleSays(_ row: Row) {
    #expect(RatingRounding.exact(row.value) == row.value)
    #expect(RatingRounding.whole(row.value) == row.whole)
    #expect(RatingRounding.fui(row.value) == row.fui)
    #expect(RatingRounding.guideline(row.value) == row.guideline)
    #expect(RatingRounding.nearestHalf(row.value) == row.nearestHalf)
  }

  /// ".3 to .7" and ".25 and .75" are one rule for averages that have one decimal.
  @Test func theTwoRulesOfTheVendorAgreeAfterRoundingToOneDecimal() {
    let fui = RatingRounding(RatingRounding.fui.grid, preRoundDecimals: 1)
    for thousandth in Int64(0)...5_000 {
      let value = RatingValue(millionths: thousandth * 1_000)
      #expect(fui(value) == RatingRounding.nearestHalf(value))
    }
  }

  @Test(arguments: [RatingValue.min, .max])
  func nothingOverflows(_ value: RatingValue) {
    for rule in [RatingRounding.exact, .whole, .fui, .guideline, .nearestHalf] {
      #expect(abs(rule(value).millionths / 1_000_000 - value.millionths / 1_000_000) <= 1)
    }
  }
}
