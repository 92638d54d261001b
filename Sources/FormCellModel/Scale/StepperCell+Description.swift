extension StepperCell: DescribedCell {
  package init() { self.init(FormField()) }

  package static let fields: [Field<StepperCell>] =
    sharedFields + ValueScale.fields.map { $0.at(\.scale) }
    + ScaleWriting.numbers.map { $0.at(\.writing) } + [
      Field(
        "policies", \.policies, ScalePolicies.fields(without: ["crossing"]), "the behavior"),
      Field("phase", \.phase, .phase, "the phase of an interaction"),
      Field(
        "value", [.number(ValueScale.limits)], "the value",
        read: { reader, cell in
          guard let value = reader.decimal("value", in: cell.scale.bounds) else { return }
          // A text that is edited can have more decimals.
          if !reader.has("text") { cell.scale.check(value, "value", &reader) }
          cell.hold(value)
        }, written: { $0.value }),
      Field(
        "text", [.text], "the text of the field, which can be unfinished while it is edited",
        read: { reader, cell in
          guard let text = reader.text("text") else { return }
          let given = reader.has("value") ? cell.value : nil
          cell.take(text: text)
          if reader.isFile, let reason = cell.fault(of: text, beside: given) {
            reader.report(
              .outOfRange, at: reader.place(of: "text"),
              "'text' cannot have this value: \(reason)")
          }
        }, written: { $0.text }),
    ]

  package static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState] {
    let values: [(word: String, value: FixedDecimal?)] = [
      ("none", nil), ("lowest", 0), ("middle", 3), ("highest", 100),
    ]
    return situations.states(
      of: FormField.Access.allCases, values, [false, true], covering: coverage
    ) { access, sample, isEdited in
      let (word, value) = sample
      var cell = StepperCell(FormField(title: "Stepper", access: access), value: value)
      if isEdited { _ = cell.handle(.focus) }
      let shown = cell
      let phase = isEdited ? "editing" : "resting"
      return CellState(
        access.group(of: "Stepper"),
        (value == nil ? "no value" : "\(word) value")
          + (shown.phase == .resting ? "" : ", editing"),
        at: ["stepper", "\(access)", word, phase],
        shows: { _, part in part == kind.className || part == "\(kind.className)_title" },
        present: { shown.presentation(in: $0) })
    }
  }

  /// Returns why a description cannot have a text beside a value; nil if it can.
  private func fault(of text: String, beside given: FixedDecimal?) -> String? {
    if written(text) != text { return "not all of it can be typed" }
    if let given, given != value { return "'value' is another number" }
    guard phase == .resting, !text.isEmpty else { return nil }
    guard let number = writing.number(in: text) else { return "it is no number" }
    return scale.bounds.contains(number) ? nil : "it is outside of the bounds"
  }

  /// Sets the text of a description: any filtered text while it is edited, else a number.
  private mutating func take(text new: String) {
    if isEditing { text = written(new) } else { hold(text: new) }
  }
}

extension Answer where Value == StepperCell.Phase {
  /// `"resting"`, or `{ "start": "3" }` while the text is edited.
  fileprivate static var phase: Self {
    Answer(words: [("resting", .resting)], orMember: "start", ofObject: "stepperPhase") {
      $0.text("start").map { .editing(start: $0) }
    } written: { phase in
      switch phase {
      case .resting: nil
      case .editing(let start): start
      }
    }
  }
}
