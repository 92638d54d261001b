extension StepperCell: FieldCell {
  /// The kind of the stepper cell.
  public static let kind = CellKind("stepper", className: "fdlFUIStepperFormCell")

  /// Returns the layout of the cell, ready to draw: the title, a text between two buttons, the
  /// information and the validation.
  ///
  /// A read-only cell shows its value without buttons.
  public func presentation(
    in context: CellContext, strings: ScaleStrings = .english
  ) -> CellPresentation {
    var words = ScaleWords(
      title: field.title, scale: scale, writing: writing, plurals: strings.plurals)
    words.numbers = value.map { ScaleRange($0, $0) }
    words.value = value == nil ? strings.empty : text
    var layout = StepperLayout(of: self, context)
    layout.add(
      title: requirement.marked(field.title, strings.validation), text: text,
      widest: scale.widestValues.map { writing.number($0, scale) } + [text])
    let (notice, size) = layout.shared.addEnd(
      below: layout.bottom, requirement, strings.validation)
    var live = words
    live.value = spokenNumber
    let spoken = value == nil ? strings.empty : live(strings.value)
    return CellPresentation(
      Self.kind, context.direction, size, on: Self.kind.background(in: context.theme),
      items: layout.shared.items, hitAreas: hitAreas(layout),
      accessibility: elements(words, spoken, layout, size, strings),
      tooltip: field.isDimmed ? nil : words.value, announcement: canChange ? spoken : nil,
      message: notice, editing: layout.editedText)
  }

  /// The value as it is spoken and submitted: the text, unless a typed text is another number.
  private var spokenNumber: String {
    guard let value, writing.number(in: text) != value else { return text }
    return writing.number(value, scale)
  }

  private func hitAreas(_ layout: StepperLayout) -> [HitArea] {
    guard canChange else { return [] }
    let areas: [(CellPart, Frame?)] = [
      (.decrement, canDecrement ? layout.minus : nil), (.stepperText, layout.text),
      (.increment, canIncrement ? layout.plus : nil),
    ]
    let input = TextInputStyle(cursor: layout.cursor, keyboard: scale.keyboard)
    return areas.compactMap { part, frame in
      frame.map { HitArea(part, $0, part == .stepperText ? .edit(input) : .activate) }
    }
  }

  /// Returns the whole cell, and its buttons and text field unless it is read-only.
  private func elements(
    _ words: ScaleWords, _ spoken: String, _ layout: StepperLayout, _ size: Extent,
    _ strings: ScaleStrings
  ) -> [AccessibilityElement] {
    let isReadOnly = field.access == .readOnly
    func traits(
      _ own: AccessibilityElement.Traits, _ isEnabled: Bool
    ) -> AccessibilityElement.Traits { isEnabled ? own : own.union(.notEnabled) }
    let whole = whole(
      spoken, isReadOnly || scale.step <= 0 ? [] : .adjustable,
      range: AccessibilityRange(
        minimum: scale.bounds.lowerBound, now: value ?? scale.bounds.lowerBound,
        maximum: scale.bounds.upperBound, step: canChange && scale.step > 0 ? scale.step : nil),
      size, strings)
    guard !isReadOnly, let minus = layout.minus, let plus = layout.plus, let text = layout.text
    else { return [whole] }
    return [
      whole,
      AccessibilityElement(
        label: words(strings.decrease), value: scale.step > 0 ? words(strings.decreaseValue) : "",
        traits: traits(.button, canDecrement), frame: minus),
      AccessibilityElement(
        label: words(strings.stepperField), value: words.value,
        hint: canChange ? strings.fieldHint : nil, traits: traits(.textField, canChange),
        frame: text),
      AccessibilityElement(
        label: words(strings.increase), value: scale.step > 0 ? words(strings.increaseValue) : "",
        traits: traits(.button, canIncrement), frame: plus),
    ]
  }
}
