/// The localizable texts of sliders and steppers.
///
/// The shown values are properties of a cell, because they have its unit: `ScaleWriting`.
public struct ScaleStrings: Hashable, Sendable {
  /// The spoken name of a slider.
  public var slider: Phrase<ScaleSlot> = "{title}"
  /// The spoken name of a slider with a text field.
  public var sliderWithField: Phrase<ScaleSlot> = "{title}"
  /// The spoken name of a slider with a text field that cannot be changed.
  public var fixedSlider: Phrase<ScaleSlot> = "{title}"
  /// The spoken value of a slider or a stepper.
  public var value: Phrase<ScaleSlot> = "{value}"
  /// The spoken name of a range slider.
  public var range: Phrase<ScaleSlot> = "{title}"
  /// The spoken name of a range slider with text fields.
  public var rangeWithFields: Phrase<ScaleSlot> = "{title}"
  /// The spoken name of a range slider with text fields that cannot be changed.
  public var fixedRange: Phrase<ScaleSlot> = "{title}"
  /// The spoken values of a range slider.
  public var rangeValue: Phrase<ScaleSlot> = "{lower} to {upper}"

  /// The name of the lower thumb, which differs from that of its text field.
  public var lowerThumb: Phrase<ScaleSlot> = "Range start"
  /// The name of the upper thumb.
  public var upperThumb: Phrase<ScaleSlot> = "Range end"
  /// The result of adjusting the lower thumb.
  public var lowerHint = "Changes the lower value"
  /// The result of adjusting the upper thumb.
  public var upperHint = "Changes the upper value"

  /// The name of the text field of a slider.
  public var field: Phrase<ScaleSlot> = "Value"
  /// The name of the text field of the lower value.
  public var lowerField: Phrase<ScaleSlot> = "Lower value"
  /// The name of the text field of the upper value.
  public var upperField: Phrase<ScaleSlot> = "Upper value"
  /// The result of a double tap on a text field.
  public var fieldHint = "Edits the value"
  /// The spoken value of a text field, and of a slider with one.
  public var fieldValue: Phrase<ScaleSlot> = "{value}"

  /// The name of the minus button of a stepper.
  public var decrease: Phrase<ScaleSlot> = "Decrease"
  /// The spoken value of the minus button.
  public var decreaseValue: Phrase<ScaleSlot> = "by {step}"
  /// The name of the plus button of a stepper.
  public var increase: Phrase<ScaleSlot> = "Increase"
  /// The spoken value of the plus button.
  public var increaseValue: Phrase<ScaleSlot> = "by {step}"
  /// The name of the text field of a stepper.
  public var stepperField: Phrase<ScaleSlot> = "Value"
  /// The spoken value of a stepper without a value.
  public var empty = "No value"

  /// The rules that select the form of a phrase for a number.
  public var plurals = PluralRules.english
  /// The separator between two spoken texts.
  public var listSeparator = ", "
  /// The texts about required values and validations.
  public var validation = ValidationStrings.english

  /// Creates the English texts.
  public init() {}

  /// The English texts.
  public static let english = ScaleStrings()

  /// The spoken texts of SAP's SwiftUI port, in English.
  ///
  /// Source: cloud-sdk-ios-fiori, `FioriSliderStyle`, `StepperFieldStyle`.
  public static let fioriSwiftUI: ScaleStrings = {
    var strings = ScaleStrings()
    strings.slider =
      "This is {title} slider whose maximum value is {maximum} and minimum value is {minimum}"
    strings.value = "Current value is {value}"
    strings.listSeparator = ". "
    let bounds = "the minimum value is {minimum} and the maximum value is {maximum}"
    strings.sliderWithField = Phrase<ScaleSlot>("This is a slider that is editable, \(bounds)")
    strings.fixedSlider = Phrase<ScaleSlot>("This is a slider that can't be edited, \(bounds)")
    strings.range = Phrase<ScaleSlot>("This is a range slider, \(bounds)")
    strings.rangeWithFields = Phrase<ScaleSlot>(
      "This is a range slider that is editable, \(bounds)")
    strings.fixedRange = Phrase<ScaleSlot>("This is a range slider that can't be edited, \(bounds)")
    strings.rangeValue = "current lower value is {lower}, upper value is {upper}"
    strings.lowerThumb = "lower range slider thumb, current value is"
    strings.upperThumb = "upper range slider thumb, current value is"
    strings.lowerHint = "you can swipe up or down to change the lower value"
    strings.upperHint = "you can swipe up or down to change the upper value"
    strings.field = "slider value text field"
    strings.lowerField = "lower value text field"
    strings.upperField = "upper value text field"
    strings.fieldHint = "You can double tap to input a specific value"
    strings.fieldValue = "current value is {value}"
    strings.decrease = "Stepper decrease"
    strings.decreaseValue = "Decrease the value by {step}"
    strings.increase = "Stepper increase"
    strings.increaseValue = "Increase the value by {step}"
    strings.stepperField = "Select specific value"
    return strings
  }()
}
