extension FormState {
  func values(_ copy: KeyPath<FormFieldState, FormValue>) -> [Int: FormValue] {
    Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($0, $1[keyPath: copy]) })
  }

  /// Returns values by field, without those of unknown keys and of buttons, which have none.
  func rows(of values: [FormKey: FormValue]) -> [Int: FormValue] {
    let rows = values.compactMap { key, value in plan.places[key].map { ($0, value) } }
    return Dictionary(uniqueKeysWithValues: rows.filter { !controls[$0.0].isButton })
  }

  /// Reverts the last step, or makes the last reverted one again, without those that would change
  /// nothing.
  ///
  /// What this changes is then the step in the other direction, which sets it back to the values
  /// of now.
  mutating func revise(_ direction: FormHistory.Direction, _ turn: inout FormTurn) {
    let starts = unsettled.filter { isChanged($0.key) }
    outsideOfEdits(&turn) { form, turn in
      form.settle()
      // The end of the edit has taken back the change in progress.
      if !starts.isEmpty, starts.allSatisfy({ form.fields[$0].value == $1.value }) { return }
      while let step = form.history.removeNext(direction) {
        let changes = form.changes(by: step, &turn)
        if !changes.isEmpty { return form.history.add(changes, made: direction) }
      }
    }
  }

  /// Makes the changes of a step, and returns what has changed.
  private mutating func changes(by step: [FormChange], _ turn: inout FormTurn) -> [FormChange] {
    // A value that the step does not change, and that the app has set since, is not part of the
    // step.
    let own = step.filter { $0.from != $0.to || self[$0.key]?.value == $0.to }
    let rows = rows(of: Dictionary(own.map { ($0.key, $0.to) }) { $1 })
    (turn.isRecorded, turn.revised) = (true, Set(rows.keys))
    set(rows, .program, &turn)
    (turn.isRecorded, turn.revised) = (false, [])
    return settledChanges()
  }

  /// True if a step in a direction would change a value; the app can have set the values of all.
  func canRevise(_ direction: FormHistory.Direction) -> Bool {
    history.contains(direction) { change in
      guard change.from != change.to, let field = plan.places[change.key] else { return false }
      let (control, value) = (controls[field], fields[field].value)
      return change.to != value && control.canHave(change.to) && control.settled(change.to) != value
    }
  }

  /// Takes over the value that a user has set in a cell.
  mutating func note(_ field: Int, _ origin: EventOrigin, _ turn: inout FormTurn) {
    guard fields[field].value != controls[field].value else { return }
    let isNested = turn.isRecorded
    turn.isRecorded = true
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
      controls[field].set(value, &interactions[field])
      if controls[field] != before { turn.updated.insert(field) }
    }
    let (old, value) = (fields[field].value, controls[field].value)
    guard value != old else { return }
    if turn.isRecorded { remember(field) } else { unsettled[field] = nil }
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
  mutating func settle() { history.add(settledChanges()) }

  /// Returns the changes that are not in the history, and ends them; none if the values are as
  /// before.
  private mutating func settledChanges() -> [FormChange] {
    defer { unsettled = [:] }
    guard unsettled.keys.contains(where: isChanged) else { return [] }
    let changes = unsettled.filter { isChanged($0.key) || isReplaced($0.key) }
    return changes.sorted { $0.key < $1.key }.map { field, start in
      FormChange(key: plan.entries[field].key, from: start.value, to: fields[field].value)
    }
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
