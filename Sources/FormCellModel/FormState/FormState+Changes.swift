extension FormState {
  func values(_ copy: KeyPath<FormFieldState, FormValue>) -> [Int: FormValue] {
    Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($0, $1[keyPath: copy]) })
  }

  /// Returns values by field, without those of unknown keys and of buttons, which have none.
  func rows(of values: [FormKey: FormValue]) -> [Int: FormValue] {
    let rows = values.compactMap { key, value in plan.places[key].map { ($0, value) } }
    return Dictionary(uniqueKeysWithValues: rows.filter { !controls[$0.0].isButton })
  }

  /// Sets the values of an earlier time.
  mutating func revise(_ values: [FormKey: FormValue], _ turn: inout FormTurn) {
    let rows = rows(of: values)
    (turn.isRevision, turn.revised) = (true, Set(rows.keys))
    set(rows, .program, &turn)
    (turn.isRevision, turn.revised) = (false, [])
  }

  /// Takes over the value that a user has set in a cell.
  mutating func note(_ field: Int, _ origin: EventOrigin, _ turn: inout FormTurn) {
    guard fields[field].value != controls[field].value else { return }
    let isNested = turn.isRecorded
    turn.isRecorded = !turn.isRevision
    set([field: controls[field].value], origin, &turn)
    turn.isRecorded = isNested
  }

  /// Sets values, with everything that follows from them by conditions.
  ///
  /// Fields are visited in the order of their dependencies, so that a value is set after the options
  /// that it needs. The conditions of the fields in `due` are evaluated in any case.
  mutating func set(
    _ values: [Int: FormValue], due: Set<Int> = [], _ origin: EventOrigin, _ turn: inout FormTurn
  ) {
    let graph = plan.graph
    var due = due
    var changed: [Int] = []
    for field in graph.order(of: values.keys) {
      let (old, read) = (fields[field].value, fields[field].read)
      if due.contains(field) {
        turn.evaluated.append(field)
        evaluate(field, &turn)
      }
      if let value = values[field] { set(value, field, origin, &turn) }
      if fields[field].value != old { changed.append(field) }
      if fields[field].read != read { due.formUnion(graph.dependants[field]) }
    }
    if !changed.isEmpty { stage = .editing }
    if turn.isChecked { checkAfterChanges(of: changed, &turn) }
  }

  /// Sets a value in its cell, which clamps it, and ignores one of another kind.
  mutating func set(
    _ value: FormValue, _ field: Int, _ origin: EventOrigin, _ turn: inout FormTurn
  ) {
    // A press ends where the program has set the value, and a pick is dropped.
    if controls[field].value != value || controls[field].hasPick
      || press?.field == field && origin == .program
    {
      let before = controls[field]
      _ = pass(.set(value), to: field)
      if controls[field] != before { turn.updated.insert(field) }
    }
    let (old, value) = (fields[field].value, controls[field].value)
    guard value != old else { return }
    if turn.isRecorded { remember(field) } else if !turn.isRevision { unsettled[field] = nil }
    turn.effects.append(.changed(plan.entries[field].key, from: old, to: value, origin))
    turn.updated.insert(field)
    fields[field].value = value
    fields[field].notes.removeAll { $0.source == .server }
    dropQuestions(of: field)
  }

  mutating func remember(_ field: Int) {
    if unsettled[field] == nil { unsettled[field] = FormFieldStart(fields[field]) }
  }

  /// True if a change in progress has changed the value of a field.
  func isChanged(_ field: Int) -> Bool {
    unsettled[field].map { $0.value != fields[field].value } ?? false
  }

  /// Adds the changes of the user to the history.
  mutating func settle() {
    if unsettled.keys.contains(where: isChanged) {
      let changes = unsettled.filter { isChanged($0.key) || isReplaced($0.key) }
      history.add(
        changes.sorted { $0.key < $1.key }.map { field, start in
          FormChange(key: plan.entries[field].key, from: start.value, to: fields[field].value)
        })
    }
    unsettled = [:]
  }

  /// True if the terms before a change in progress would replace the value of a field, even one that is
  /// the same as before.
  private func isReplaced(_ field: Int) -> Bool {
    guard let old = unsettled[field]?.terms else { return false }
    let new = fields[field].terms
    return old.options != new.options
      || old.isVisible != new.isVisible && definition.hiddenValues == .reset
  }

  /// Sets the initial or the applied values, as one step of the history.
  mutating func restore(_ copy: KeyPath<FormFieldState, FormValue>, _ turn: inout FormTurn) {
    _ = cancelOptions(&turn)
    outsideOfEdits(&turn) { form, turn in
      form.settle()
      (turn.isRecorded, turn.isChecked) = (true, false)
      form.set(form.values(copy), .program, &turn)
      form.settle()
      (turn.isRecorded, turn.isChecked) = (false, true)
      form.forget(&turn)
    }
  }

  /// Removes everything that the user and checks have left, except the values.
  mutating func forget(except edited: Set<Int> = [], _ turn: inout FormTurn) {
    stage = .editing
    for field in fields.indices where !edited.contains(field) {
      dropQuestions(of: field)
      change(field, &turn) { $0.forget() }
    }
  }

  mutating func apply(_ turn: inout FormTurn) {
    finishEdits(&turn)
    for field in fields.indices { fields[field].applied = fields[field].value }
    turn.effects.append(.applied(values))
  }
}
