// Edits that are not finished when the form changes.

extension FormState {
  /// Passes an input to the cell of a field; nil if the cell does not take it.
  mutating func pass(
    _ input: CellInput, to field: Int, in shown: CellPresentation? = nil
  ) -> [CellEffect]? { controls[field].handle(input, &interactions[field], in: shown) }

  /// Closes options, and takes over a value that is typed but not committed; the edit goes on if
  /// there is none.
  ///
  /// What the user does in the field `kept` goes on in any case.
  mutating func finishEdits(except kept: Int? = nil, _ turn: inout FormTurn) {
    closeOptions(except: kept, &turn)
    guard let field = focusedField, field != kept,
      let (control, interaction, effects) = finishedEdit
    else { return }
    let old = controls[field]
    (controls[field], interactions[field]) = (control, interaction)
    controls[field].focusThumb(editedIn: old)
    turn.updated.insert(field)
    take(effects, field, &turn)
  }

  /// The cell in focus as it is when its edit ends, and the effects, if that changes its value.
  var finishedEdit: (FormControl, CellInteraction, [CellEffect])? {
    guard let field = focusedField else { return nil }
    var (control, interaction) = (controls[field], interactions[field])
    guard let effects = control.handle(.blur, &interaction, in: nil),
      control.value != controls[field].value
    else { return nil }
    return (control, interaction, effects)
  }

  /// Changes values between the end of the edit in focus and its continuation, so that the end of
  /// an edit does not bring back an old value.
  mutating func outsideOfEdits(
    _ turn: inout FormTurn, _ change: (inout Self, inout FormTurn) -> Void
  ) {
    closeOptions(except: nil, &turn)
    let edited = focusedField.flatMap { controls[$0].cell.editedPart == nil ? nil : $0 }
    if let edited { take(pass(.blur, to: edited) ?? [], edited, &turn) }
    change(&self, &turn)
    guard let edited, focusedField == edited else { return }
    _ = pass(.focus, to: edited)
    turn.updated.insert(edited)
  }

  /// Sets values of the app or the server, to which an edit that goes on returns.
  mutating func put(_ values: [Int: FormValue], _ turn: inout FormTurn) {
    let isInUse = [focusedField, openField].compactMap(\.self).contains { field in
      values[field].map { $0 != fields[field].value || isChanged(field) || finishedEdit != nil }
        ?? false
    }
    guard isInUse else { return set(values, .program, &turn) }
    // A pick is dropped for a value of the app.
    if let openField, values[openField] != nil, controls[openField].hasPick {
      _ = cancelOptions(&turn)
    }
    outsideOfEdits(&turn) { form, turn in form.set(values, .program, &turn) }
  }

  /// Takes over open options and an edit of the definition, the first of each; others end.
  ///
  /// So does an edit that has changed the value, which would be a change of a new form. The message of a
  /// cell becomes one of the app, which can remove it.
  mutating func adoptStates(_ turn: inout FormTurn) {
    for field in fields.indices {
      if let validation = controls[field].cell.validation, let text = validation.message?.orNil {
        controls[field].cell.validation = nil
        fields[field].notes = [FormMessage(text, validation.kind, from: .program)]
      }
      if controls[field].isOpen {
        if openField == nil, canChange(field) { openField = field } else { end(field, &turn) }
      }
      if controls[field].isEdited, focusedField == nil, canTakeFocus(field) {
        focusedField = field
        if finishedEdit == nil { continue }
        focusedField = nil
      }
      if controls[field].isEdited { end(field, &turn) }
    }
  }

  /// Ends what a definition has begun in a cell, whose value is then the initial one.
  private mutating func end(_ field: Int, _ turn: inout FormTurn) {
    _ = controls[field].close(by: .close(.program))
    _ = pass(.blur, to: field)
    set([field: controls[field].value], .program, &turn)
  }

  /// Makes all values the initial and applied ones, so that values that conditions have changed do
  /// not make a new form dirty.
  mutating func settleInitialValues() {
    for field in fields.indices {
      let value = fields[field].value
      fields[field].setInitial(value)
      fields[field].applied = value
      fields[field].requested = FormFieldStart(fields[field])
    }
  }
}
