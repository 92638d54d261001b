extension FormState {
  /// Handles an event in any phase, and returns its effects in order.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - screen: The screen that shows the form; without one, there is no pointer, and keys have the
  ///     reading direction left to right.
  /// - Returns: The effects, in the order in which they happened.
  /// - Complexity: A change evaluates the conditions that depend on it. A submission, a reset and the
  ///   like take O(*n*) in the number of fields.
  public mutating func handle(_ event: FormEvent, on screen: FormScreen? = nil) -> [FormEffect] {
    var turn = FormTurn(screen: screen)
    let focus = focusedField
    handle(event, &turn)
    if focusedField != nil { focusStart = nil }
    if focus != focusedField { turn.updated.formUnion([focus, focusedField].compactMap(\.self)) }
    if !turn.updated.isEmpty {
      turn.effects.append(.updated(turn.updated.sorted().map { plan.entries[$0].key }))
    }
    return turn.effects
  }

  mutating func handle(_ event: FormEvent, _ turn: inout FormTurn) {
    switch (phase, event) {
    case (_, .input(let key, let input)):
      // The action of a hidden button can end.
      if let field = plan.places[key],
        fields[field].terms.isVisible || (controls[field].isButton && input.origin == .program),
        endEdit(before: input, in: field, &turn)
      {
        take(input, field, &turn)
      } else {
        turn.effects.append(.ignored(key, input))
      }
    case (_, .tab(let isBackward)):
      if let field = focusedField {
        take(.tab(isBackward: isBackward), field, &turn)
      } else {
        moveFocus(by: isBackward ? -1 : 1, withButtons: true, &turn)
        if focusedField == nil { turn.effects.append(.ignored(nil, .tab(isBackward: isBackward))) }
      }
    case (_, .pointer(let phase, let x, let y, let time)): point(phase, x, y, time, &turn)
    case (_, .next): moveFocus(by: 1, &turn)
    case (_, .previous): moveFocus(by: -1, &turn)

    case (.editing, .submit), (.submitted, .submit), (.failed, .submit): submit(&turn)
    case (.editing, .load), (.submitted, .load), (.failed, .load): load(&turn)
    // The values that are sent are submitted already; newer ones wait.
    case (.submitting, .submit): if stage == .editing || isChanging { submit(&turn) }
    // A request is pending already.
    case (.loading, .submit), (.validating, .submit), (.loading, .load),
      (.validating, .load), (.submitting, .load):
      break

    case (_, .checked(let verdict, let ticket)): settle(verdict, ticket, &turn)
    case (.loading, .loaded(let reply, let ticket)): take(loaded: reply, ticket, &turn)
    case (.submitting, .answered(let reply, let ticket)): take(reply, ticket, &turn)
    case (.loading, .unanswered(let ticket)), (.submitting, .unanswered(let ticket)):
      let notices = pass(.unanswered(ticket), &turn)
      submitWaiting(insteadOf: notices, &turn)
    // The answer is unexpected or late.
    case (.editing, .loaded), (.validating, .loaded), (.submitting, .loaded),
      (.submitted, .loaded), (.failed, .loaded), (.loading, .answered), (.editing, .answered),
      (.validating, .answered), (.submitted, .answered), (.failed, .answered),
      (.editing, .unanswered), (.validating, .unanswered), (.submitted, .unanswered),
      (.failed, .unanswered):
      break
    case (_, .connectionChanged(let isOnline)):
      pass(.connectionChanged(isOnline: isOnline), &turn)

    case (_, .apply): apply(&turn)
    case (_, .cancel): restore(\.applied, &turn)
    case (_, .reset):
      attempts = 0
      restore(\.initial, &turn)
    case (_, .undo):
      // A pick that is not committed is the last change.
      if cancelOptions(&turn) { return }
      revise(.undo, &turn)
    case (_, .redo): revise(.redo, &turn)
    case (_, .set(let values)): put(rows(of: values.values), &turn)
    case (_, .setMessages(let key, let messages)):
      if let field = plan.places[key] {
        change(field, &turn) { state in
          state.notes.removeAll { $0.source == .program }
          state.notes += messages.map { FormMessage($0.text, $0.kind, from: .program) }
        }
      }
    }
  }

  /// Changes the messages of a field, and notes if it looks different.
  mutating func change(
    _ field: Int, _ turn: inout FormTurn, _ body: (inout FormFieldState) -> Void
  ) {
    let before = fields[field].messages.shown
    body(&fields[field])
    if fields[field].messages.shown != before { turn.updated.insert(field) }
  }
}
