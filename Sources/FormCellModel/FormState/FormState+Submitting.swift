extension FormState {
  /// Checks all fields, and sends the values if there is no error.
  mutating func submit(_ turn: inout FormTurn) {
    attempts += 1
    finishEdits(&turn)
    checkAll(&turn)
    submitIfChecked(&turn)
  }

  private mutating func checkAll(_ turn: inout FormTurn) {
    for field in fields.indices {
      // The server judges the values anew.
      change(field, &turn) { state in state.notes.removeAll { $0.source == .server } }
      check(field, at: .submit, &turn)
    }
  }

  /// Sends the values if all checks have passed, and waits if some are unanswered, or if older
  /// values are being sent.
  mutating func submitIfChecked(_ turn: inout FormTurn) {
    stage = .editing
    guard !refuse(&turn) else { return }
    if case .submitting(let sent, _, _, _) = flow.phase {
      settle()
      if submittedValues == sent { noteRequest() } else { stage = .waiting }
      return
    }
    guard pending.isEmpty else {
      stage = .validating
      return
    }
    settle()
    noteRequest()
    let values = submittedValues
    // The server has these values already.
    guard pass(.chosen(values), &turn).isEmpty, phase == .submitted else { return }
    setApplied(values)
    turn.effects.append(.announce(.submission(.submitted)))
  }

  /// Applies the values that the server has, and those that were not sent, such as hidden ones.
  private mutating func setApplied(_ values: FormValues) {
    for (field, entry) in plan.entries.enumerated() {
      fields[field].applied = values[entry.key] ?? fields[field].requested.value
    }
  }

  /// Moves the focus to the first field with an error, and announces it; returns false without one.
  ///
  /// A message of the app or of the server about a value that cannot be changed does not count: the
  /// user could do nothing about it.
  private mutating func refuse(_ turn: inout FormTurn) -> Bool {
    let invalid = invalidFields.filter { canChange($0) }
    guard let field = invalid.first, let message = fields[field].messages.shown else {
      return false
    }
    moveFocus(to: field, &turn)
    let key = plan.entries[field].key
    turn.effects.append(.announce(.invalid(key, message, count: invalid.count)))
    return true
  }

  // MARK: The server

  mutating func load(_ turn: inout FormTurn) {
    noteRequest()
    pass(.appeared, &turn)
  }

  private mutating func noteRequest() {
    stage = .sent
    for field in fields.indices { fields[field].requested = FormFieldStart(fields[field]) }
  }

  /// Passes an event on to the flow, whose effects are those of the form, and returns their places.
  @discardableResult mutating func pass(
    _ event: SubmissionEvent<FormService>, _ turn: inout FormTurn
  ) -> Range<Int> {
    let known = turn.effects.count
    for effect in flow.handle(event) {
      switch effect {
      case .send(let request, let ticket): turn.effects.append(.send(request, ticket))
      case .announce(let notice): turn.effects.append(.announce(.submission(notice)))
      // The form keeps its values, and takes those of the server itself.
      case .updated, .reverted: break
      }
    }
    return known..<turn.effects.count
  }

  mutating func take(
    loaded reply: FormService.Reply, _ ticket: SubmissionTicket, _ turn: inout FormTurn
  ) {
    guard case .loading(ticket, _, _) = flow.phase else { return }
    pass(.loaded(reply, ticket), &turn)
    guard case .accepted(let values?) = reply else { return }
    let (edited, taken) = accept(values, &turn)
    for field in taken { fields[field].setInitial(fields[field].applied) }
    restartHistory(with: edited)
    forget(except: edited, &turn)
  }

  /// Begins the history with the loaded values; a step leads from them to what was entered meanwhile.
  private mutating func restartHistory(with edited: Set<Int>) {
    let open = Set(unsettled.keys.filter(isChanged))
    func requested(_ changes: Set<Int>) -> [Int: FormFieldStart] {
      Dictionary(uniqueKeysWithValues: changes.map { ($0, fields[$0].requested) })
        .mapValues { FormFieldStart(value: $0.value, terms: $0.terms, isReplied: true) }
    }
    history = FormHistory()
    unsettled = requested(edited.subtracting(open))
    settle()
    unsettled = requested(edited.intersection(open))
  }

  mutating func take(
    _ reply: FormService.Reply, _ ticket: SubmissionTicket, _ turn: inout FormTurn
  ) {
    guard case .submitting(let sent, ticket, _, _) = flow.phase else { return }
    let notices = pass(.answered(reply, ticket), &turn)
    switch reply {
    case .accepted(let stored):
      let old = stage
      setApplied(sent)
      if let stored, stored.keys.contains(where: { stored[$0] != sent[$0] }) {
        flow.isCertain = false
      }
      if let stored { accept(stored, &turn) }
      if old != .editing { stage = old }
    case .refused(_, let messages):
      for (key, messages) in messages.sorted(by: { $0.key < $1.key }) {
        // A message about an old value does not concern the new one.
        guard let field = plan.places[key],
          (sent[key] ?? fields[field].value).withoutOrder == fields[field].value.withoutOrder
        else { continue }
        change(field, &turn) { state in
          state.notes += messages.map { FormMessage($0.text, $0.kind, from: .server) }
        }
      }
      if stage == .sent { _ = refuse(&turn) }
    }
    submitWaiting(insteadOf: notices, &turn)
  }

  /// Sends the values that have waited for the reply to older ones, which can have changed what
  /// checks read.
  ///
  /// Once they are sent, the notices about the older values say nothing about them.
  mutating func submitWaiting(insteadOf notices: Range<Int>, _ turn: inout FormTurn) {
    guard stage == .waiting, !flow.isBusy else { return }
    checkAll(&turn)
    submitIfChecked(&turn)
    if stage == .sent { turn.effects.removeSubrange(notices) }
  }

  /// Takes over values that the server has; a field that was edited since the request keeps its value,
  /// unless the new values of others change it.
  ///
  /// - Returns: The edited fields, and those of which the server has a value, itself or by conditions.
  @discardableResult private mutating func accept(
    _ values: FormValues, _ turn: inout FormTurn
  ) -> (edited: Set<Int>, taken: Set<Int>) {
    var edited = editedFields
    let old = fields.map(\.value)
    var rows = rows(of: values.values)
    turn.isChecked = false
    put(rows.filter { !edited.contains($0.key) }, &turn)
    let overwritten = edited.filter { fields[$0].value != old[$0] }
    put(rows.filter { overwritten.contains($0.key) }, &turn)
    edited.subtract(overwritten)
    for field in fields.indices where fields[field].value != old[field] {
      // Values that conditions have changed are added.
      if !edited.contains(field) { rows[field] = fields[field].value }
    }
    turn.isChecked = true
    for (field, value) in rows {
      let control = plan.entries[field].control
      if !edited.contains(field) {
        (fields[field].applied, unsettled[field]) = (fields[field].value, nil)
        fields[field].requested.terms = fields[field].terms
      } else if control.canHave(value) {
        fields[field].applied = control.settled(value)
        // Where the user goes back to by Escape; a pick, and an edit that is a step already, have
        // no start.
        if controls[field].hasPick || controls[field].isEdited {
          remember(field)
          inputField = field
        }
        unsettled[field]?.value = fields[field].applied
        unsettled[field]?.isReplied = true
      }
      fields[field].requested.value = fields[field].applied
    }
    // A check can read a field with a new value.
    for field in edited.sorted() where fields[field].isChecked { check(field, at: .submit, &turn) }
    return (edited, Set(rows.keys))
  }

  /// The fields with another value or with other options than at the last request, or with a value that
  /// is typed or picked but not committed.
  private var editedFields: Set<Int> {
    let changed = fields.indices.filter {
      controls[$0].value != fields[$0].requested.value
        || fields[$0].terms.options != fields[$0].requested.terms.options || controls[$0].hasPick
    }
    return Set(changed + (finishedEdit == nil ? [] : [focusedField].compactMap(\.self)))
  }
}
