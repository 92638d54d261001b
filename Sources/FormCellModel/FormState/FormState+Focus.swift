extension FormState {
  /// The key of the keyboard for a field: Next, or Done in the last one.
  public enum ReturnKey: String, Hashable, Sendable, CaseIterable, Codable {
    case next = "next"
    case done = "done"
  }

  /// Returns the return key of a field; nil if there is no such key.
  public func returnKey(of key: FormKey) -> ReturnKey? {
    plan.places[key].map { nextField(after: $0, by: 1) == nil ? .done : .next }
  }

  /// True if the user can see a field, and it can have the keyboard focus.
  func canTakeFocus(_ field: Int) -> Bool {
    fields[field].terms.isVisible && controls[field].cell.canTakeFocus
  }

  /// Returns the next field that the user can fill in, or with `withButtons` also a button; nil at
  /// the end.
  func nextField(after field: Int, by step: Int, withButtons: Bool = false) -> Int? {
    stride(from: field + step, to: step > 0 ? fields.count : -1, by: step).first {
      canTakeFocus($0) && (withButtons || !controls[$0].isButton)
    }
  }

  mutating func moveFocus(by step: Int, withButtons: Bool = false, _ turn: inout FormTurn) {
    func next(after field: Int) -> Int? {
      nextField(after: field, by: step, withButtons: withButtons)
    }
    let old = focusedField
    guard let start = old ?? focusStart else {
      return moveFocus(
        to: next(after: step > 0 ? -1 : fields.count), fromEnd: withButtons && step < 0, &turn)
    }
    // The value of the old field may show or hide the next one.
    (focusedField, focusStart) = (nil, nil)
    if let old { leave(old, &turn) }
    if let next = next(after: start) {
      moveFocus(to: next, fromEnd: withButtons && step < 0, &turn)
    } else {
      turn.effects.append(.focus(nil))
    }
  }

  /// Moves the focus, and tells the cells and the app; Shift and Tab enter a cell at its end.
  mutating func moveFocus(to field: Int?, fromEnd: Bool = false, _ turn: inout FormTurn) {
    guard focusedField != field else { return }
    setFocus(field, &turn)
    // The value of the old field may hide the new one.
    guard focusedField == field else { return }
    turn.effects.append(.focus(focus))
    guard let field,
      let effects = pass(
        fromEnd ? .focusFromEnd : .focus, to: field, in: turn.screen?[plan.entries[field].key])
    else { return }
    turn.updated.insert(field)
    take(effects, field, &turn)
  }

  /// Notes that a field has the focus; the field that had it is left.
  mutating func setFocus(_ field: Int?, _ turn: inout FormTurn) {
    let old = focusedField
    focusedField = field
    if let field { closeOptions(except: field, &turn) }
    if let old, old != field { leave(old, &turn) }
  }

  /// Ends the editing of a cell, and checks its value.
  mutating func leave(_ field: Int, _ turn: inout FormTurn) {
    if openField == field { close(field, by: .close(.key), &turn) }
    let before = controls[field]
    let effects = pass(.blur, to: field) ?? []
    if controls[field] != before { turn.updated.insert(field) }
    take(effects, field, &turn)
    fields[field].isTouched = true
    check(field, at: .blur, &turn)
  }

  /// Takes the focus and the pointer from a field that the user can no longer change.
  mutating func release(_ field: Int, _ turn: inout FormTurn) {
    if openField == field { close(field, by: .close(.program), &turn) }
    if press?.field == field { press = nil }
    takeBackTouch(of: field, &turn)
    // A renderer can send the pointer to the cell itself.
    end(.pointer(.cancel, x: 0, y: 0, time: nil), field, &turn)
    if hoveredField == field {
      hoveredField = nil
      end(.pointer(.leave, x: 0, y: 0, time: nil), field, &turn)
    }
    if focusedField == field {
      (focusedField, focusStart) = (nil, field)
      fields[field].isTouched = true
      end(.blur, field, &turn)
      turn.effects.append(.focus(nil))
    }
  }

  /// Restores the value of a rating before a touch, whatever its policy for a canceled touch is.
  private mutating func takeBackTouch(of field: Int, _ turn: inout FormTurn) {
    guard case .rating(var cell) = controls[field], cell.isTracking else { return }
    let isEditable = cell.isEditable
    let effects = cell.handle(.setEditable(false)).map(cell.generic)
    _ = cell.handle(.setEditable(isEditable))
    controls[field] = .rating(cell)
    take(effects, field, &turn)
    noteSilentChange(of: field, .program, &turn)
  }

  /// Passes the end of an interaction to a cell.
  private mutating func end(_ input: CellInput, _ field: Int, _ turn: inout FormTurn) {
    take(pass(input, to: field) ?? [], field, &turn)
  }

  // MARK: Options

  /// Closes the options of the other cells: only one cell is open at a time.
  ///
  /// The option that the user has picked counts, as a typed text does when its field loses the focus.
  mutating func closeOptions(except field: Int?, _ turn: inout FormTurn) {
    if let open = openField, open != field { close(open, by: .close(.key), &turn) }
  }

  /// Closes options without the option that the user has picked; returns false if there is none.
  mutating func cancelOptions(_ turn: inout FormTurn) -> Bool {
    guard let open = openField else { return false }
    let isTurned = controls[open].hasPick || isChanged(open)
    close(open, by: .revert(.program), &turn)
    return isTurned
  }

  private mutating func close(_ field: Int, by event: ChoiceEvent, _ turn: inout FormTurn) {
    openField = nil
    turn.updated.insert(field)
    take(controls[field].close(by: event), field, &turn)
  }
}
