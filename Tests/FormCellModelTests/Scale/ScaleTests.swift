@testable import FormCellModel
import Testing

@Suite struct ScaleTests {
  @Test(
    arguments: [
      (ValueScale(), 0.304, 30), (ValueScale(), 0.305, 31), (ValueScale(), 0, 0),
      (ValueScale(), 1, 100),
      (ValueScale(), -3, 0), (ValueScale(), 7, 100), (ValueScale(), .nan, 0),
      (ValueScale(), .infinity, 100),
      (ValueScale(3...13, step: 4), 0.5, 8), (ValueScale(3...13, step: 4), 0, 3),
      (ValueScale(3...13, step: 4), 1, 13),
      (ValueScale(3...13, step: 4, anchor: .lowerBound), 0.5, 7),
      (ValueScale(0...96, step: 10), 0.99, 96), (ValueScale(4...96, step: 10), 0.003, 4),
      (ValueScale(-50...50, step: 5), 0.475, -5), (ValueScale(-50...50, step: 5), 0.525, 5),
      (ValueScale(0...1, step: 0.1), 0.3, 0.3), (ValueScale(0...1, step: 0), 0.4, 0),
      (ValueScale(0...1, step: 0, decimals: 2), 0.333, 0.33), (ValueScale(5...5), 0.5, 5),
      (ValueScale(.min ... .max), 1, 1_000_000_000),
    ] as [(ValueScale, Double, FixedDecimal)])
  func shareMapsToAValue(_ scale: ValueScale, _ share: Double, _ value: FixedDecimal) {
    #expect(scale.value(at: share) == value)
  }

  /// The shown value is the stored one; a tie is rounded to the even digit.
  @Test(
    arguments: [
      (ValueScale(), 1.5, 2), (ValueScale(), 2.5, 2), (ValueScale(), 99.9, 100),
      (ValueScale(), -3, 0), (ValueScale(step: 0.5), 1.5, 1.5), (ValueScale(step: 0.5), 0.25, 0.2),
      (ValueScale(step: 0.5, decimals: 0), 1.5, 1.5), (ValueScale(decimals: 2), 1.234, 1.23),
      (ValueScale(0.25...9), 0.25, 0.25), (ValueScale(0.25...9), 0.1, 0.25),
    ] as [(ValueScale, FixedDecimal, FixedDecimal)])
  func aValueHasTheDecimalsOfItsScale(
    _ scale: ValueScale, _ value: FixedDecimal, _ held: FixedDecimal
  ) {
    var (slider, stepper) = (SliderCell(FormField(), scale), StepperCell(FormField(), scale))
    var range = RangeSliderCell(FormField(), scale)
    _ = slider.handle(.setValue(value))
    _ = stepper.handle(.setValue(value))
    _ = range.handle(.setValue(ScaleRange(value, value)))
    #expect(slider.value == held && stepper.value == held)
    #expect(range.value == ScaleRange(held, held))
    #expect(SliderCell(FormField(), scale, value: value) == slider)
    let texts = [slider.text(), stepper.text].map { slider.writing.number(in: $0) }
    #expect(texts == [held, held])
  }

  @Test func valueMapsToAShare() {
    let scale = ValueScale(-50...150)
    let values: [FixedDecimal] = [-60, -50, 0, 50, 150, 151]
    #expect(values.map { scale.share(of: $0) } == [0, 0, 0.25, 0.5, 1, 1])
    #expect(ValueScale(5...5).share(of: 5) == 0)
  }

  @Test(
    arguments: [
      (ValueScale(), 0, 10), (ValueScale(0...100, step: 25), 0, 25),
      (ValueScale(0...100, step: 3), 0, 12),
      (ValueScale(0...1, step: 0.05), 2, 0.1), (ValueScale(0...99.5), 1, 10),
      (ValueScale(step: 0), 0, 0),
      (ValueScale(step: 1, decimals: 9), 6, 10), (ValueScale(step: 0.25, decimals: -1), 2, 10),
    ] as [(ValueScale, Int, FixedDecimal)])
  func decimalsAndPagesFollowTheStep(_ scale: ValueScale, _ decimals: Int, _ page: FixedDecimal) {
    #expect(scale.writtenDecimals == decimals)
    #expect(scale.pageStep == page)
  }
}

@Suite struct ScaleWritingTests {
  struct Typed: CustomTestStringConvertible {
    let text: String
    let kept: String
    let number: FixedDecimal?
    var scale = ValueScale(step: 0.01)
    var separator = "."
    var policies = ScalePolicies.slider
    var testDescription: String { text.prefix(20).debugDescription }
    /// True if digits or other characters of the text are dropped.
    var isPartial = true
  }

  @Test(arguments: [
    Typed(text: "12a", kept: "12", number: 12),
    Typed(text: "", kept: "", number: nil, isPartial: false),
    Typed(text: "1.234", kept: "1.23", number: 1.23),
    Typed(text: ".5", kept: ".5", number: 0.5, isPartial: false),
    Typed(text: "5.", kept: "5.", number: 5, isPartial: false),
    Typed(text: ".", kept: ".", number: nil, isPartial: false),
    Typed(text: "1.2.3", kept: "1.2", number: 1.2), Typed(text: "-5", kept: "5", number: 5),
    Typed(text: "1.5", kept: "1", number: 1, scale: ValueScale()),
    Typed(text: ".5", kept: "", number: nil, scale: ValueScale()),
    Typed(
      text: "7.5", kept: "7.5", number: 7.5, scale: ValueScale(), policies: .stepper,
      isPartial: false),
    Typed(text: "-5", kept: "-5", number: -5, scale: ValueScale(-9...9), isPartial: false),
    Typed(text: "5-3", kept: "5", number: 5, scale: ValueScale(-9...9)),
    Typed(text: "-", kept: "-", number: nil, scale: ValueScale(-9...9), isPartial: false),
    Typed(
      text: "\u{2212}.5", kept: "-.5", number: -0.5, scale: ValueScale(-9...9, step: 0.1),
      isPartial: false),
    Typed(text: "1,5", kept: "1", number: 1), Typed(text: ",5", kept: "", number: nil),
    Typed(text: "007", kept: "007", number: 7, isPartial: false),
    Typed(text: "1,5", kept: "1,5", number: 1.5, separator: ",", isPartial: false),
    Typed(
      text: "١٢٫٥", kept: "١٢٫٥", number: 12.5, separator: "\u{66B}", isPartial: false),
    Typed(text: "²½五", kept: "", number: nil), Typed(text: "1e5", kept: "1", number: 1),
    Typed(text: "about 30 km", kept: "30", number: 30),
    Typed(text: "No.5", kept: "5", number: 5), Typed(text: "$.5", kept: ".5", number: 0.5),
    Typed(text: "Rs. 5", kept: "5", number: 5, scale: ValueScale(), policies: .stepper),
    Typed(text: " 12 ", kept: "12", number: 12, isPartial: false),
    Typed(text: "1 234", kept: "1234", number: 1234, isPartial: false),
    Typed(text: "12 34", kept: "12", number: 12),
    Typed(
      text: String(repeating: "9", count: 10_000_000), kept: String(repeating: "9", count: 40),
      number: .max),
  ])
  func textIsFilteredAndParsed(_ row: Typed) {
    var writing = ScaleWriting()
    writing.decimalSeparator = row.separator
    let (kept, isPartial) = writing.filtered(row.text, row.scale, row.policies)
    #expect(kept == row.kept && isPartial == row.isPartial)
    #expect(writing.number(in: kept) == row.number)
    #expect(writing.filtered(kept, row.scale, row.policies).kept == kept)
  }

  @Test func numbersHaveTheDecimalsOfTheirScale() {
    var writing = ScaleWriting()
    let scale = ValueScale(step: 0.5)
    #expect(writing.number(6, scale) == "6.0")
    #expect(writing.number(0.25, scale) == "0.2" && writing.number(0.75, scale) == "0.8")
    writing.keepsZeros = false
    #expect(writing.number(6, scale) == "6")
    writing.take(LanguageNumbers(language: "fa") ?? LanguageNumbers())
    #expect(writing.number(6.5, scale) == "۶٫۵")
  }
}
