extension SwitchCell: DescribedCell {
  package init() { self.init(FormField()) }

  package static let fields: [Field<SwitchCell>] =
    sharedFields + [
      Field("isOn", \.isOn, "the value"),
      Field("stateLabel", \.stateLabel, "the words for the value while the cell is read-only"),
    ]

  package static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState] {
    situations.states(
      of: FormField.Access.allCases, [true, false], covering: coverage
    ) { access, isOn in
      let cell = SwitchCell(FormField(title: "Notify me", access: access), isOn: isOn)
      return CellState(
        access.group(of: "Switch"), isOn ? "on" : "off",
        at: ["switch", "\(access)", isOn ? "on" : "off"],
        shows: { _, part in
          part == kind.className || part == "\(kind.className)_title"
        },
        present: { cell.presentation(in: $0) })
    }
  }
}

extension SwitchStrings: CellStrings {
  package static let fields: [Field<SwitchStrings>] =
    [
      Field("on", \.on, "the value of a switch that is on"),
      Field("off", \.off, "the value of a switch that is off"),
    ] + sharedFields
}
