extension ChoiceCell {
  /// A selection, and the phase of a picker.
  fileprivate enum Variant: String, CaseIterable {
    case nothing, first, more
  }

  package static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState] {
    situations.states(
      of: ChoiceStyle.allCases, FormField.Access.allCases, Variant.allCases, covering: coverage
    ) { style, access, variant in
      let cell = ChoiceCell(style, access, variant)
      let className = style.kind.className
      return CellState(
        access.group(of: style.title), cell.name(of: variant),
        at: ["choice", "\(style)", "\(access)", variant.rawValue],
        shows: { _, part in part == className || part == "\(className)_title" },
        present: { cell.presentation(in: $0) })
    }
  }

  private init(_ style: ChoiceStyle, _ access: FormField.Access, _ variant: Variant) {
    let selection: [Int] =
      switch variant {
      case .nothing: []
      case .first: [0]
      case .more: style.allowsMultiple ? [2, 1] : [1]
      }
    self.init(
      FormField(title: "Priority", access: access), style, options: ["Low", "Medium", "High"],
      selection: selection)
    if style == .picker, variant == .more { _ = handle(.open(.program)) }
  }

  /// The selection as it is drawn; a picker that cannot be changed is never open.
  fileprivate func name(of variant: Variant) -> String {
    switch (variant, style) {
    case (.nothing, _): "no option"
    case (.first, _): "the first option"
    case (.more, .chips): "two options"
    case (.more, .picker) where phase != .closed: "open"
    case (.more, .segments), (.more, .picker): "the second option"
    }
  }
}

extension ChoiceStyle {
  fileprivate var title: String {
    switch self {
    case .segments: "Segments"
    case .chips: "Chips"
    case .picker: "Picker"
    }
  }
}
