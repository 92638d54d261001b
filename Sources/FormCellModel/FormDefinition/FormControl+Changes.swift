extension FormControl {
  /// Handles an input; without a presentation, no point is in the cell.
  ///
  /// Returns the effects in order; nil if the cell does not take the input.
  mutating func handle(
    _ input: CellInput, _ interaction: inout CellInteraction, in shown: CellPresentation?
  ) -> [CellEffect]? {
    let blank = CellPresentation(
      kind, .leftToRight, Extent(width: 0, height: 0), items: [], accessibility: [])
    return cell.handle(input, &interaction, in: shown ?? blank)
  }

  /// Sets a value of the form; a stored text beyond its limit is kept.
  mutating func set(_ value: FormValue, _ interaction: inout CellInteraction) {
    let limit = textLimit
    textLimit = TextLimit()
    _ = handle(.set(value), &interaction, in: nil)
    textLimit = limit
  }

  /// The limit of a text cell; none for other cells.
  var textLimit: TextLimit {
    get { if case .text(let cell) = self { cell.limit } else { TextLimit() } }
    set {
      guard case .text(var cell) = self else { return }
      cell.limit = newValue
      self = .text(cell)
    }
  }

  /// True if a value is a text beyond the limit of the cell, which is then in error.
  func isBeyondLimit(_ value: FormValue) -> Bool {
    if case .text(let text) = value { textLimit.isExceeded(by: text) } else { false }
  }

  mutating func set(access: FormField.Access, isRequired: Bool) {
    if cell.access != access { cell.access = access }
    if cell.isRequired != isRequired { cell.isRequired = isRequired }
  }

  mutating func setOptions(_ options: [String]) {
    guard case .choice(var choice) = self else { return }
    _ = choice.handle(.setOptions(options))
    self = .choice(choice)
  }

  mutating func close(by event: ChoiceEvent) -> [CellEffect] {
    guard case .choice(var choice) = self else { return [] }
    let effects = choice.handle(event).map(choice.generic)
    self = .choice(choice)
    return effects
  }

  func presentation(in context: CellContext, _ strings: FormStrings) -> CellPresentation {
    func present<Cell: OwnedCell>(_ cell: Cell) -> CellPresentation {
      cell.presentation(in: context, strings: Cell.strings(in: strings))
    }
    return present(cell)
  }
}
