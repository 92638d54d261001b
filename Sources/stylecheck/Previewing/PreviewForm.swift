import FormCellModel
import StyleSheet

/// A form in light and dark mode: one of the app, or samples of each kind of cell that the sheets change.
struct PreviewForm: Sendable {
  let pages: LightAndDark<FormPage>

  private static let width = 375.0

  /// Creates the first page of a form of the app.
  init(of form: any DescribedForm, in themes: LightAndDark<Theme>, _ options: PreviewOptions) {
    var page = form.pages[0]
    if options.direction == .rightToLeft { page.setting.direction = options.direction }
    page.setting.accessibility.formUnion(options.accessibility)
    pages = themes.map { [page] theme in form.page(page, in: theme) }
  }

  /// Creates a form of the samples of some kinds; nil if there are none.
  init?(
    of kinds: [CellKind], in themes: LightAndDark<Theme>, _ options: PreviewOptions
  ) {
    let sections = Self.sections.map { section in
      (header: section.header, samples: section.samples.filter { kinds.contains($0.kind) })
    }.filter { !$0.samples.isEmpty }
    guard !sections.isEmpty else { return nil }
    pages = themes.map { theme in
      var context = CellContext(
        theme, width: Self.width, options.direction, accessibility: options.accessibility)
      let page = context
      context.width = FormPage.cellWidth(ofPage: Self.width)
      return FormPage(
        of: sections.map { [context] section in
          FormSection(header: section.header, section.samples.map { $0.present(context) })
        }, in: page,
        title: "\(theme.environment.appearance.word) mode".withCapital)
    }
  }
}

/// A cell of the sample form.
private struct PreviewSample: Sendable {
  let kind: CellKind
  let present: @Sendable (CellContext) -> CellPresentation

  init<Cell: DescribedCell>(_ cell: Cell) {
    kind = Cell.kind
    present = { cell.presentation(in: $0, strings: Cell.english) }
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
}

extension PreviewForm {
  private static let sections: [(header: String, samples: [PreviewSample])] = [
    (
      "Rating",
      [
        PreviewSample("Service", .editable, 4), PreviewSample("Food", .editableDisabled, 3),
        PreviewSample("Comfort", .standard, FixedDecimal(millionths: 3_500_000)),
        PreviewSample("Overall", .accented, FixedDecimal(millionths: 4_500_000)),
      ]
    ),
    (
      "Texts",
      [
        PreviewSample(TextCell(FormField(title: "Title"), style: .title, text: "Spring visit")),
        PreviewSample(TextCell(FormField(title: "Berth"), text: "North quay")),
        PreviewSample(
          TextCell(FormField(title: "Captain"), style: .keyValue, text: "Ida Lund")),
        PreviewSample(
          TextCell(FormField(title: "Note"), style: .note, placeholder: "Anything to add?")),
      ]
    ),
    (
      "Choices",
      [
        PreviewSample(SwitchCell(FormField(title: "Notify me"), isOn: true)),
        PreviewSample(SwitchCell(FormField(title: "Share my answers"))),
        PreviewSample(choice("Priority", .segments)), PreviewSample(choice("Area", .chips)),
        PreviewSample(choice("Urgency", .picker)),
      ]
    ),
    (
      "Numbers",
      [
        PreviewSample(SliderCell(FormField(title: "Volume"), value: 60)),
        PreviewSample(RangeSliderCell(FormField(title: "Price"), value: ScaleRange(20, 80))),
        PreviewSample(StepperCell(FormField(title: "Guests"), value: 3)),
      ]
    ),
    (
      "Actions",
      [
        PreviewSample(ButtonCell(FormField(title: "Submit"))),
        PreviewSample(ButtonCell(FormField(title: "Save as draft"), .secondary)),
        PreviewSample(ButtonCell(FormField(title: "Delete"), .tertiary, .negative)),
      ]
    ),
  ]

  private static func choice(_ title: String, _ style: ChoiceStyle) -> ChoiceCell {
    ChoiceCell(
      FormField(title: title), style, options: ["Low", "Medium", "High"], selection: [1])
  }
}

extension String {
  /// The text with a capital letter at the start.
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
