extension ChoiceCell: DescribedCell {
  package init() { self.init(FormField()) }

  package static let fields: [Field<ChoiceCell>] =
    sharedFields + [
      Field("style", \.styleWithDefaults, "the control that shows the options"),
      Field("options", \.options, .texts, "the texts of the options"),
      Field(
        "selection", \.givenSelection, .wholes,
        "the places of the selected options, 0 for the first one, in the order of selection"),
      Field("allowsMultiple", \.allowsMultiple, "true if several options can be selected"),
      Field("allowsEmpty", \.allowsEmpty, "true if the last selected option can be removed"),
      Field("sizing", \.arrangement.sizing, "the widths of segments or chips"),
      Field(
        "prefersTitleLine", \.arrangement.prefersTitleLine,
        "true if segments or chips are beside the title where there is room"),
      Field(
        "lineLimit", \.arrangement.lineLimit, .lineLimit, "the largest number of lines in a chip"),
      Field("outline", \.arrangement.outline, "the outline of segments or chips"),
      Field(
        "tracksLive", \.picker.tracksLive, "true if a picker reports each option it is turned to"),
      Field("staysOpen", \.picker.staysOpen, "true if the wheel of a picker is always shown"),
      Field("isOpen", \.hasOpened, "true if a picker is open"),
      Field(
        "selectionSpeech", \.selectionSpeech,
        "the way in which assistive technology learns which options are selected"),
    ]

  package static let stateFields: [Field<ChoiceCell>] = [
    Field("initialSelection", \.initialSelection, .wholes, "the selection after a reset"),
    Field("openedFrom", \.openedFrom, .wholes, "the selection when the picker was opened"),
    Field("focusedOption", \.focusedOption, .whole(0...Int.max), "the option with the focus"),
  ]

  // MARK: - Properties as a description sets them

  /// The style; setting it sets the defaults of the style.
  private var styleWithDefaults: ChoiceStyle {
    get { style }
    set {
      style = newValue
      allowsMultiple = newValue.allowsMultiple
      arrangement.sizing = newValue.sizing
    }
  }

  /// The selection; setting it sets the initial one.
  private var givenSelection: [Int] {
    get { selection }
    set { (selection, initialSelection) = (newValue, newValue) }
  }

  /// True if a picker is open, and closes again; without options, it stays closed.
  private var hasOpened: Bool {
    get { phase != .closed }
    set { phase = newValue && !options.isEmpty ? .open(from: selection) : .closed }
  }

  /// The selection when the picker was opened; no effect if it is closed.
  private var openedFrom: [Int] {
    get { if case .open(let start) = phase { start } else { selection } }
    set { if phase != .closed { phase = .open(from: newValue) } }
  }

  // MARK: - Faults

  package var valueFault: ValueFault? {
    fault(of: selection).map { ValueFault(key: "selection", reason: $0) }
  }

  /// Returns why a user could not choose a selection; nil if it is possible, even at a place without an
  /// option, because the options can change.
  func fault(of selection: [Int]) -> String? {
    if Set(selection).count < selection.count { return "an option is selected twice" }
    return !selectsSeveral && selection.count > 1 ? "only one option can be selected" : nil
  }
}

extension ChoiceStrings: CellStrings {
  package static let fields: [Field<ChoiceStrings>] =
    [
      Field("selected", \.selected, "the name of a selected option, in words"),
      Field("notSelected", \.notSelected, "the name of an option that is not selected"),
      Field("openHint", \.openHint, "the hint of a closed picker"),
      Field("closeHint", \.closeHint, "the hint of an open picker"),
    ] + sharedFields
}

extension Answer where Value == Int? {
  /// A number of lines, or `"none"`.
  fileprivate static var lineLimit: Self {
    Answer(
      words: [("none", nil)],
      plain: Plain(form: .whole(1...100), read: { $1.whole($0, in: 1...100) }, written: { $0 }))
  }
}
