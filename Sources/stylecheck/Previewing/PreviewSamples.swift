import FormCellModel

/// A cell of the sample form.
struct PreviewSample: Sendable {
  let kind: CellKind
  let present: @Sendable (CellContext) -> CellPresentation

  init<Cell: DescribedCell>(_ cell: Cell) {
    kind = Cell.kind
    present = { cell.presentation(in: $0, strings: .english) }
  }

  /// Creates a rating cell; in the styles that are read-only, the value is an average of reviews.
  init(_ title: String, _ style: RatingStyle, _ value: FixedDecimal) {
    var cell = RatingCell(keyName: title, style: style)
    if style.isReadOnly {
      cell.average = value
      cell.reviewCount = 12
      cell.showsTrailingLabel = true
    } else {
      _ = cell.handle(.setValue(value))
    }
    let shown = cell
    kind = .rating
    present = { shown.presentation(in: $0) }
  }

  /// The sections of the sample form; a kind of cell without a sample is not in it.
  static let sections: KeyValuePairs<String, [PreviewSample]> = [
    "Rating": [
      PreviewSample("Service", .editable, 4), PreviewSample("Food", .editableDisabled, 3),
      PreviewSample("Comfort", .standard, FixedDecimal(millionths: 3_500_000)),
      PreviewSample("Overall", .accented, FixedDecimal(millionths: 4_500_000)),
    ],
    "Texts": [
      PreviewSample(TextCell(FormField(title: "Title"), style: .title, text: "Spring visit")),
      PreviewSample(TextCell(FormField(title: "Berth"), text: "North quay")),
      PreviewSample(TextCell(FormField(title: "Captain"), style: .keyValue, text: "Ida Lund")),
      PreviewSample(
        TextCell(FormField(title: "Note"), style: .note, placeholder: "Anything to add?")),
    ],
    "Choices": [
      PreviewSample(SwitchCell(FormField(title: "Notify me"), isOn: true)),
      PreviewSample(SwitchCell(FormField(title: "Share my answers"))),
      PreviewSample(choice("Priority", .segments)), PreviewSample(choice("Area", .chips)),
      PreviewSample(choice("Urgency", .picker)),
    ],
    "Numbers": [
      PreviewSample(SliderCell(FormField(title: "Volume"), value: 60)),
      PreviewSample(RangeSliderCell(FormField(title: "Price"), value: ScaleRange(20, 80))),
      PreviewSample(StepperCell(FormField(title: "Guests"), value: 3)),
    ],
    "Actions": [
      PreviewSample(ButtonCell(FormField(title: "Submit"))),
      PreviewSample(ButtonCell(FormField(title: "Save as draft"), .secondary)),
      PreviewSample(ButtonCell(FormField(title: "Delete"), .tertiary, .negative)),
    ],
  ]

  private static func choice(_ title: String, _ style: ChoiceStyle) -> ChoiceCell {
    ChoiceCell(FormField(title: title), style, options: ["Low", "Medium", "High"], selection: [1])
  }
}
