extension FormState {
  /// Passes an input to a cell, and handles its effects.
  mutating func take(_ input: CellInput, _ field: Int, _ turn: inout FormTurn) {
    switch input {
    case .focus where canChange(field): setFocus(field, &turn)
    case .blur:
      if focusedField == field { focusedField = nil }
      leave(field, &turn)
      return
    case .pointer, .key, .tab, .text, .cursor, .action, .focus, .set: break
    }
    let key = plan.entries[field].key
    let before = controls[field]
    guard let effects = pass(input, to: field, in: turn.screen?[key]) else {
      if case .key(let pressed, _) = input { turn.effects.append(.ignored(key, pressed)) }
      if case .tab(let isBackward) = input {
        moveFocus(by: isBackward ? -1 : 1, withButtons: true, &turn)
      }
      return
    }
    if controls[field] != before { turn.updated.insert(field) }
    take(effects, field, &turn)
    if case .set = input { set([field: controls[field].value], .program, &turn) }
  }

  /// Handles the effects of a cell.
  mutating func take(_ effects: [CellEffect], _ field: Int, _ turn: inout FormTurn) {
    for effect in effects {
      switch effect {
      case .live(_, let origin): note(field, origin, &turn)
      case .commit(_, let origin), .cancelled(_, let origin):
        note(field, origin, &turn)
        // A cell that another change ends belongs to the step of that change.
        if !turn.isRecorded, !turn.isRevision { settle() }
      case .opened:
        closeOptions(except: field, &turn)
        openField = field
      case .closed: if openField == field { openField = nil }
      case .focus(.here): if focusedField != field { moveFocus(to: field, &turn) }
      case .focus(.away): if focusedField == field { moveFocus(to: nil, &turn) }
      case .focus(.next): moveFocus(to: nextField(after: field, by: 1), &turn)
      case .perform: perform(plan.entries[field].action, &turn)
      case .announce, .tick, .hindered: break
      }
      if case .focus = effect { continue }
      turn.effects.append(.cell(plan.entries[field].key, effect))
    }
  }

  private mutating func perform(_ action: FormAction?, _ turn: inout FormTurn) {
    switch action {
    case .submit: handle(.submit, &turn)
    case .apply: handle(.apply, &turn)
    case .cancel: handle(.cancel, &turn)
    case .reset: handle(.reset, &turn)
    case nil: break
    }
  }

  // MARK: Pointers

  /// Passes a pointer to the cell in which it went down, or over which it hovers.
  mutating func point(
    _ phase: CellInput.Pointer, _ x: Double, _ y: Double, _ time: Double?, _ turn: inout FormTurn
  ) {
    guard let screen = turn.screen else { return }
    let under = screen.hit(atX: x, y: y).flatMap { plan.places[$0.key] }
      .flatMap { fields[$0].terms.isVisible ? $0 : nil }
    switch phase {
    case .down:
      // There is one pointer; the end of the last touch was not reported.
      if let old = trackedField { take(.pointer(.cancel, x: x, y: y, time: time), old, &turn) }
      trackedField = under
    case .hover, .leave:
      let next = phase == .hover ? under : nil
      if let old = hoveredField, old != next {
        take(.pointer(.leave, x: x, y: y, time: time), old, &turn)
      }
      hoveredField = next
    case .move, .up, .cancel: break
    }
    guard let field = phase == .hover ? hoveredField : trackedField, phase != .leave,
      let hit = screen.hit(in: plan.entries[field].key, atX: x, y: y)
    else { return }
    if phase == .up || phase == .cancel { trackedField = nil }
    take(.pointer(phase, x: hit.x, y: hit.y, time: time), field, &turn)
  }
}
