extension ScaleStrings: CellStrings {
  package static let fields: [Field<ScaleStrings>] = sliders + steppers + sharedFields

  private static let sliders: [Field<ScaleStrings>] = [
    .plurals(\.plurals),
    Field("slider", \.slider, "the name of a slider, spoken"),
    Field("sliderWithField", \.sliderWithField, "the same, with a text field"),
    Field("fixedSlider", \.fixedSlider, "the same, where the field cannot be changed"),
    Field("value", \.value, "the value of a slider or a stepper, spoken"),
    Field("range", \.range, "the name of a range slider, spoken"),
    Field("rangeWithFields", \.rangeWithFields, "the same, with text fields"),
    Field("fixedRange", \.fixedRange, "the same, where the fields cannot be changed"),
    Field("rangeValue", \.rangeValue, "the values of a range slider, spoken"),
    Field("lowerThumb", \.lowerThumb, "the name of the lower thumb"),
    Field("upperThumb", \.upperThumb, "the name of the upper thumb"),
    Field("lowerHint", \.lowerHint, "the result of adjusting the lower thumb"),
    Field("upperHint", \.upperHint, "the result of adjusting the upper thumb"),
    Field("field", \.field, "the name of the text field of a slider"),
    Field("lowerField", \.lowerField, "the name of the text field of the lower value"),
    Field("upperField", \.upperField, "the name of the text field of the upper value"),
    Field("fieldHint", \.fieldHint, "the result of a double tap on a text field"),
    Field("fieldValue", \.fieldValue, "the value of a text field, spoken"),
  ]

  private static let steppers: [Field<ScaleStrings>] = [
    Field("decrease", \.decrease, "the name of the minus button"),
    Field("decreaseValue", \.decreaseValue, "the value of the minus button, spoken"),
    Field("increase", \.increase, "the name of the plus button"),
    Field("increaseValue", \.increaseValue, "the value of the plus button, spoken"),
    Field("stepperField", \.stepperField, "the name of the text field of a stepper"),
    Field("empty", \.empty, "a stepper without a value, spoken"),
  ]
}
