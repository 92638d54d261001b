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

  /// Returns the next field that the user can fill in; nil at the end.
  func nextField(after field: Int, by step: Int) -> Int? {
    var next = field + step
    while fields.indices.contains(next) {
      if canChange(next), !controls[next].isButton { return next }
      next += step
    }
    return nil
  }

  mutating func moveFocus(by step: Int, _ turn: inout FormTurn) {
    let start = focusedField ?? (step > 0 ? -1 : fields.count)
    moveFocus(to: nextField(after: start, by: step), &turn)
  }

  /// Moves the focus, and tells the cells and the app.
  mutating func moveFocus(to field: Int?, _ turn: inout FormTurn) {
    guard focusedField != field else { return }
    setFocus(field, &turn)
    turn.effects.append(.focus(focus))
    guard let field, let effects = pass(.focus, to: field) else { return }
    turn.updated.insert(field)
    take(effects, field, &turn)
  }

  /// Notes that a field has the focus; the field that had it is left.
  mutating func setFocus(_ field: Int?, _ turn: inout FormTurn) {
    guard let old = focusedField, old != field else {
      focusedField = field
      return
    }
    focusedField = field
    leave(old, &turn)
  }

  /// Ends the editing of a cell, and checks its value.
  mutating func leave(_ field: Int, _ turn: inout FormTurn) {
    let before = controls[field]
    let effects = pass(.blur, to: field) ?? []
    if controls[field] != before { turn.updated.insert(field) }
    take(effects, field, &turn)
    fields[field].isTouched = true
    check(field, at: .blur, &turn)
  }

  /// Takes the focus and the pointer from a field that the user can no longer change.
  mutating func release(_ field: Int, _ turn: inout FormTurn) {
    if openField == field { close(field, &turn) }
    if trackedField == field { trackedField = nil }
    if hoveredField == field { hoveredField = nil }
    if focusedField == field {
      focusedField = nil
      _ = pass(.blur, to: field)
      turn.effects.append(.focus(nil))
    }
  }

  // MARK: Options

  /// Closes the options of the other cells: only one cell is open at a time.
  mutating func closeOptions(except field: Int?, _ turn: inout FormTurn) {
    if let open = openField, open != field { close(open, &turn) }
  }

  private mutating func close(_ field: Int, _ turn: inout FormTurn) {
    openField = nil
    turn.updated.insert(field)
    take(controls[field].close(), field, &turn)
  }
}
