extension FormState {
  /// Passes an input to a cell, and handles its effects.
  mutating func take(_ input: CellInput, _ field: Int, _ turn: inout FormTurn) {
    switch input {
    case .focus where canTakeFocus(field), .focusFromEnd where canTakeFocus(field):
      setFocus(field, &turn)
      // The value of the old field may hide the new one.
      guard focusedField == field else {
        return turn.effects.append(.ignored(plan.entries[field].key, input))
      }
    case .blur:
      if focusedField == field { focusedField = nil }
      leave(field, &turn)
      return
    case .pointer, .key, .tab, .text, .cursor, .action, .focus, .focusFromEnd, .set: break
    }
    if case .set = input, focusedField == field, controls[field].cell.editedPart != nil {
      return outsideOfEdits(&turn) { $0.take(input, field, &$1) }
    }
    let key = plan.entries[field].key
    let before = controls[field]
    guard let effects = pass(input, to: field, in: turn.screen?[key]) else {
      if case .tab(let isBackward) = input {
        setFocus(field, &turn)
        moveFocus(by: isBackward ? -1 : 1, withButtons: true, &turn)
        if focusedField != nil { return }
      }
      if input.givesFocus, focusedField == field { return }
      turn.effects.append(.ignored(key, input))
      return
    }
    if controls[field] != before { turn.updated.insert(field) }
    guard case .set = input else {
      take(effects, field, &turn)
      return noteSilentChange(of: field, input.origin, &turn)
    }
    // The app knows what it sets, which is no step.
    if effects.contains(where: \.isCancellation) { unsettled[field] = nil }
    take(effects.filter { !$0.isChange }, field, &turn)
    set([field: controls[field].value], .program, &turn)
  }

  mutating func take(_ effects: [CellEffect], _ field: Int, _ turn: inout FormTurn) {
    for effect in effects {
      switch effect {
      case .live(_, let origin): note(field, origin, &turn)
      case .commit(_, let origin), .cancelled(_, let origin):
        let start = unsettled[field]
        note(field, origin, &turn)
        // The server can have sent another value since the start.
        if effect.isCancellation, let start, start.isReplied, start.value != fields[field].value {
          set([field: start.value], .program, &turn)
        }
        // A cell that another change ends belongs to the step of that change.
        if !turn.isRecorded, inputField ?? field == field { settle() }
      case .opened:
        closeOptions(except: field, &turn)
        openField = field
      case .closed:
        if openField == field { openField = nil }
        // The user has changed nothing, and the server can have sent a value since the opening.
        if !effects.contains(where: \.isChange), let start = unsettled[field]?.value {
          set([field: start], .program, &turn)
        }
      case .focus(.here): if focusedField != field { moveFocus(to: field, &turn) }
      case .focus(.away):
        if focusedField == field {
          moveFocus(to: nil, &turn)
          focusStart = field
        }
      case .focus(.next): moveFocus(to: nextField(after: field, by: 1), &turn)
      case .perform:
        if let action = plan.entries[field].action {
          perform(action, &turn)
          continue
        }
      case .hovered, .announce, .tick, .hindered: break
      }
      if case .focus = effect { continue }
      turn.effects.append(.cell(plan.entries[field].key, effect))
    }
  }

  /// Takes over a value about which the policies of a cell send no effect.
  mutating func noteSilentChange(
    of field: Int, _ origin: EventOrigin, _ turn: inout FormTurn
  ) {
    note(field, origin, &turn)
    guard !turn.isRecorded, case .rating(let cell) = controls[field] else { return }
    if !cell.isTracking, isChanged(field) { settle() }
  }

  private mutating func perform(_ action: FormAction, _ turn: inout FormTurn) {
    switch action {
    case .submit: handle(.submit, &turn)
    case .apply: handle(.apply, &turn)
    case .cancel: handle(.cancel, &turn)
    case .reset: handle(.reset, &turn)
    }
  }

  // MARK: Pointers

  /// Passes a pointer to the cell in which it went down, or over which it hovers.
  mutating func point(
    _ phase: CellInput.Pointer, _ x: Double, _ y: Double, _ time: Double?, _ turn: inout FormTurn
  ) {
    let input = CellInput.pointer(phase, x: x, y: y, time: time)
    let hit = turn.screen?.hit(atX: x, y: y).flatMap { hit in
      plan.places[hit.key].flatMap { fields[$0].terms.isVisible ? (field: $0, hit: hit) : nil }
    }
    switch phase {
    case .down:
      // There is one pointer; the end of the last touch was not reported.
      if let old = press { take(.pointer(.cancel, x: x, y: y, time: time), old.field, &turn) }
      press = hit.map { FormPress(field: $0.field, x: x - $0.hit.x, y: y - $0.hit.y) }
    case .hover, .leave:
      let next = phase == .hover ? hit?.field : nil
      if let old = hoveredField, old != next {
        take(.pointer(.leave, x: x, y: y, time: time), old, &turn)
      }
      hoveredField = next
      if let hit, let next {
        take(.pointer(.hover, x: hit.hit.x, y: hit.hit.y, time: time), next, &turn)
      }
      return
    case .move, .up, .cancel: break
    }
    // The page can move during a press, which stays in its cell.
    guard let press else { return turn.effects.append(.ignored(nil, input)) }
    if phase == .up || phase == .cancel { self.press = nil }
    if !endEdit(before: input, in: press.field, &turn) {
      self.press = nil
      if !input.isPress, fields[press.field].terms.isVisible {
        take(.pointer(.cancel, x: x - press.x, y: y - press.y, time: time), press.field, &turn)
      }
      return turn.effects.append(.ignored(nil, input))
    }
    take(.pointer(phase, x: x - press.x, y: y - press.y, time: time), press.field, &turn)
  }

  /// Takes over the change in progress of another field before an input of the user takes effect, so that
  /// both are steps of the history; a press also moves the focus away.
  ///
  /// - Returns: False if that hides the cell, or gives it other options than the user has seen.
  mutating func endEdit(
    before input: CellInput, in field: Int, _ turn: inout FormTurn
  ) -> Bool {
    guard input.endsOtherChanges else { return true }
    let start = FormFieldStart(fields[field])
    finishEdits(except: field, &turn)
    if input.isPress, focusedField != field {
      moveFocus(to: nil, &turn)
      focusStart = field
    }
    if inputField != field { settle() }
    inputField = field
    return start.fits(fields[field].terms)
  }
}

extension CellEffect {
  /// True if the effect reports a value.
  fileprivate var isChange: Bool {
    switch self {
    case .live, .commit, .cancelled: true
    case .hovered, .announce, .tick, .opened, .closed, .focus, .perform, .hindered: false
    }
  }

  /// True if live changes were reverted.
  fileprivate var isCancellation: Bool { if case .cancelled = self { true } else { false } }
}
