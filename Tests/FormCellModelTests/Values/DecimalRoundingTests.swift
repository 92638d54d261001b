import FormCellModel
import Testing

@Suite struct DecimalRoundingTests {
  /// A value and its result under each named rule.
  struct Row: CustomTestStringConvertible {
    let value: FixedDecimal
    let whole: FixedDecimal
    let fui: FixedDecimal
    let guideline: FixedDecimal
    let nearestHalf: FixedDecimal
    var testDescription: String { value.description }

    init(
      _ value: FixedDecimal, whole: FixedDecimal, fui: FixedDecimal, guideline: FixedDecimal,
      nearestHalf: FixedDecimal
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
  func namedRulesRound(_ row: Row) {
    #expect(DecimalRounding.exact(row.value) == row.value)
    #expect(DecimalRounding.whole(row.value) == row.whole)
    #expect(DecimalRounding.fui(row.value) == row.fui)
    #expect(DecimalRounding.guideline(row.value) == row.guideline)
    #expect(DecimalRounding.nearestHalf(row.value) == row.nearestHalf)
  }

  /// ".3 to .7" and ".25 and .75" are the same rule for averages with one decimal.
  @Test func vendorRulesAgreeAfterRoundingToOneDecimal() {
    let fui = DecimalRounding(DecimalRounding.fui.grid, preRoundDecimals: 1)
    for thousandth in Int64(0)...5_000 {
      let value = FixedDecimal(millionths: thousandth * 1_000)
      #expect(fui(value) == DecimalRounding.nearestHalf(value))
    }
  }

  @Test(arguments: [FixedDecimal.min, .max])
  func nothingOverflows(_ value: FixedDecimal) {
    for rule in [DecimalRounding.exact, .whole, .fui, .guideline, .nearestHalf] {
      #expect(abs(rule(value).millionths / 1_000_000 - value.millionths / 1_000_000) <= 1)
    }
  }

  /// The table of decision 0020: the ratings of six touch positions under each rule.
  @Test(
    arguments: [
      (.ceilingHalf, [2, 2.5, 2.5, 3, 3, 3]),
      (.halves(.above(0), .from(0.5)), [2, 2.5, 3, 3, 3, 3]),
      (.halves(.above(0), .from(0.5), atWhole: -0.5), [1.5, 2.5, 3, 3, 3, 2.5]),
      (.halves(.above(0), .from(0.5), atWhole: 0.5), [2.5, 2.5, 3, 3, 3, 3.5]),
      (.halves(.above(0.25), .above(0.75)), [2, 2, 2.5, 2.5, 3, 3]),
      (.halves(.from(0.05), .from(0.55)), [2, 2.5, 2.5, 3, 3, 3]),
      (.ceiling, [2, 3, 3, 3, 3, 3]),
      (.wholes(.above(0), atWhole: 1), [3, 3, 3, 3, 3, 4]),
      (.ceiling(to: 0.3), [2.1, 2.1, 2.7, 2.7, 3, 3]),
      (.nearest(0.3), [2.1, 2.1, 2.4, 2.7, 2.7, 3]),
      (.floor(to: 0.3), [1.8, 2.1, 2.4, 2.4, 2.7, 3]),
      (.ceiling(to: 0), [2, 2.1, 2.5, 2.6, 2.8, 3]),
      (.ceiling(to: -1), [2, 2.1, 2.5, 2.6, 2.8, 3]),
    ] as [(DecimalRounding, [FixedDecimal])])
  func rulesRoundTouchPositions(_ rule: DecimalRounding, _ ratings: [FixedDecimal]) {
    #expect([2, 2.1, 2.5, 2.6, 2.8, 3].map { rule($0) } == ratings)
  }

  @Test func stepsOfAnyLengthDoNotOverflow() {
    for step in [FixedDecimal(millionths: 1), 0.3, 7, .max] {
      for value in [FixedDecimal.min, -1, 0, 3, .max] {
        for rule in [DecimalRounding.ceiling(to: step), .nearest(step), .floor(to: step)] {
          _ = rule(value)
        }
      }
    }
    #expect(DecimalRounding.nearest(.max)(FixedDecimal(millionths: .max / 2 + 1)) == .max)
    #expect(DecimalRounding.nearest(.max)(FixedDecimal(millionths: .max / 2)) == 0)
  }

  @Test(
    arguments: [(1.5, 50, 1.515152), (0.5, 5, 0.5), (5, 5, 5), (0, 5, nil), (-1.5, 50, nil)]
      as [(FixedDecimal, Int, FixedDecimal?)])
  func aStepIsFittedIntoTheRow(_ step: FixedDecimal, _ items: Int, _ fitted: FixedDecimal?) {
    #expect(DecimalRounding.fittedStep(step, items: items) == fitted)
    #expect(DecimalRounding.fittedStep(50.1, items: 50) == nil)
  }
}

extension DecimalRounding {
  fileprivate static func halves(
    _ half: Threshold, _ whole: Threshold, atWhole: FixedDecimal = 0
  ) -> Self {
    Self(.halves(halfFrom: half, wholeFrom: whole), atWhole: atWhole)
  }

  fileprivate static func wholes(_ whole: Threshold, atWhole: FixedDecimal) -> Self {
    Self(.wholes(wholeFrom: whole), atWhole: atWhole)
  }
}
