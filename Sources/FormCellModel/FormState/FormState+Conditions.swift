extension FormState {
  /// Evaluates the conditions of a field, and changes its cell and its value accordingly.
  mutating func evaluate(_ field: Int, _ turn: inout FormTurn) {
    let (old, new) = (fields[field].terms, terms(of: field))
    let entry = plan.entries[field]
    if turn.isRecorded, old != new { remember(field) }
    fields[field].terms = new
    let access = new.isEnabled ? entry.control.cell.access : .disabled
    var options: [String]?
    if case .choice(let own) = entry.control { options = new.options ?? own.options }
    let canChange = new.isVisible && access == .normal && options?.isEmpty != true
    // A cell that is disabled first would not report the end of a touch.
    if old != new, !canChange { release(field, &turn) }
    controls[field].set(access: access, isRequired: new.isRequired)
    guard old != new else { return }
    turn.updated.insert(field)
    let hasOtherOptions = old.options != new.options
    if let options, hasOtherOptions { controls[field].setOptions(options) }
    let isReset = !new.isVisible && definition.hiddenValues == .reset
    if hasOtherOptions || isReset && old.isVisible {
      // A selection has the places of its own options only.
      let isInitial = isReset && fields[field].initialOptions == new.options
      replace(field, by: isInitial ? fields[field].initial : .indexes([]), &turn)
    }
    // A change in progress that is reverted restores the values that it has replaced.
    if let start = unsettled[field], start.fits(new), !start.fits(old) {
      set(start.value, field, .program, &turn)
    }
  }

  /// Replaces a value that conditions no longer allow, unless it is one of an earlier time.
  private mutating func replace(_ field: Int, by value: FormValue, _ turn: inout FormTurn) {
    if !turn.revised.contains(field) { set(value, field, .program, &turn) }
    // The steps of the user do not fit what the app has changed.
    if !turn.isRecorded { history.forget(plan.entries[field].key) }
  }

  /// Returns the value of a field as conditions and checks read it.
  func read(_ key: FormKey) -> FormValue { plan.places[key].map { fields[$0].read } ?? .none }

  private func terms(of field: Int) -> FormTerms {
    let entry = plan.entries[field]
    func isFulfilled(_ condition: FormCondition?) -> Bool {
      condition?.isFulfilled(read, plan.control(of:)) ?? true
    }
    var terms = FormTerms()
    terms.isVisible = isFulfilled(plan.groupConditions[field]) && isFulfilled(entry.visible)
    terms.isEnabled = entry.control.cell.access != .disabled && isFulfilled(entry.enabled)
    terms.isRequired =
      !entry.control.isButton
      && (entry.required.map { isFulfilled($0) }
        ?? (entry.control.cell.isRequired || entry.hasRequiredRule))
    terms.options = entry.options.first { isFulfilled($0.when) }?.options
    return terms
  }
}
