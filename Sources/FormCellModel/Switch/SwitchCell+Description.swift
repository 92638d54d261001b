import StyleSheet

extension SwitchCell: DescribedCell {
  package init() { self.init(title: "") }

  package static var english: SwitchStrings { SwitchStrings() }

  package static var fields: [CellField<SwitchCell>] {
    [
      CellField("title", .text(\.title), "the title before the switch"),
      CellField("isOn", .flag(\.isOn), "the value"),
      CellField(
        "stateLabel", .optionalText(\.stateLabel),
        "the words for the value while the cell is read-only"),
      CellField("information", .optionalText(\.information), "the words below the title"),
      CellField(
        "informationKind", \.informationKind,
        [
          ("none", .none), ("info", .info), ("success", .success), ("error", .error),
          ("warning", .warning),
        ], "the kind of the words below the title"),
      CellField(
        "access", \.access,
        [("normal", .normal), ("disabled", .disabled), ("readOnly", .readOnly)],
        "the way in which a person can use the cell"),
      CellField(
        "isEnabled", .flag(\.isEnabled), "false if everything around the cell is disabled"),
    ]
  }

  package static var stringFields: [CellField<SwitchStrings>] {
    [
      CellField("on", .text(\.on), "the value of a switch that is on"),
      CellField("off", .text(\.off), "the value of a switch that is off"),
      CellField(
        "listSeparator", .text(\.listSeparator), "the text between two things that are spoken"),
    ]
  }

  package static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState] {
    let (accesses, values) = (Access.allCases, [true, false])
    return situations.combinations(with: [accesses.count, values.count], coverage).map { row in
      let (access, isOn) = (accesses[row.places[0]], values[row.places[1]])
      let cell = SwitchCell(title: "Notify me", isOn: isOn, access: access)
      return CellState(
        access.group, isOn ? "on" : "off", at: ["switch", "\(access)", isOn ? "on" : "off"],
        row.environment, row.direction,
        shows: { _, part in
          part == kind.className || part == "\(kind.className)_title"
        },
        present: { cell.presentation(in: $0) })
    }
  }
}

extension SwitchCell.Access {
  fileprivate var group: CellState.Group {
    switch self {
    case .normal: CellState.Group("normal", title: "Switch")
    case .disabled: CellState.Group("disabled", title: "Switch, disabled")
    case .readOnly: CellState.Group("readOnly", title: "Switch, read-only")
    }
  }
}
