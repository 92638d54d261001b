import StyleSheet

extension ButtonCell: DescribedCell {
  package init() { self.init(FormField()) }

  package static let fields: [Field<ButtonCell>] =
    sharedFields + [
      Field("rank", \.rank, "the importance of the action"),
      Field("tone", \.tone, "the meaning of the action"),
      Field("image", \.imageName, "the name of the image before the title"),
      Field("name", \.name, "the spoken name of the action"),
      Field("alignment", \.alignment, "the horizontal place of the button"),
      Field("staysSelected", \.staysSelected, "true if the button stays selected after a tap"),
      Field("isSelected", \.isSelected, "true if a button that stays selected is selected"),
      Field("activity", \.activity, "the progress of the action"),
      Field("outline", \.outline, "the outline of the button"),
      Field("minimumHeight", \.minimumHeight, .points, "the least height of the button"),
    ]

  package static let stateFields: [Field<ButtonCell>] = [
    Field("phase", \.phase, "the phase of a touch")
  ]

  private var imageName: String? {
    get { image?.name }
    set { image = newValue.map { ImageName($0) } }
  }

  package static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState] {
    situations.states(
      of: ButtonRank.allCases, ButtonTone.allCases, ButtonState.allCases, covering: coverage
    ) { rank, tone, state in
      let cell = ButtonCell(rank, tone, state)
      return CellState(
        CellState.Group(word: "\(rank) buttons", title: "Button, \(rank)"), "\(tone), \(state)",
        at: ["button", "\(rank)", "\(tone)", "\(state)"],
        shows: { _, part in part == kind.className || part == "\(kind.className)_button" },
        present: { cell.presentation(in: $0) })
    }
  }

  private init(_ rank: ButtonRank, _ tone: ButtonTone, _ state: ButtonState) {
    let access: FormField.Access = state == .disabled ? .disabled : .normal
    self.init(FormField(title: "Submit", access: access), rank, tone)
    switch state {
    case .normal, .disabled: break
    case .selected: _ = handle(.press)
    case .processing: _ = handle(.setActivity(.processing))
    case .success: _ = handle(.setActivity(.success))
    }
  }
}

extension ButtonStrings: CellStrings {
  package static let fields: [Field<ButtonStrings>] =
    [
      Field("processing", \.processing, "the value of a button whose action is running"),
      Field("success", \.success, "the value of a button whose action has succeeded"),
    ] + sharedFields
}
