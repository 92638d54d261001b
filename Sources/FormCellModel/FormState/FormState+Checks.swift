extension FormState {
  private func isDue(_ field: Int, at moment: FormTiming.Moment) -> Bool {
    let timing = definition.timing
    switch (fields[field].isChecked ? timing.again : timing.first, moment) {
    case (.change, _), (.blur, .blur), (_, .submit): return true
    case (.blur, .change), (.submit, .change), (.submit, .blur): return false
    }
  }

  mutating func check(_ field: Int, at moment: FormTiming.Moment, _ turn: inout FormTurn) {
    if isDue(field, at: moment) { check(field, &turn) }
  }

  /// Checks fields with new values, and the fields whose checks or conditions read them.
  mutating func checkAfterChanges(of changed: [Int], _ turn: inout FormTurn) {
    for field in changed { check(field, at: .change, &turn) }
    let evaluated = Set(turn.evaluated)
    let readers = Set((changed + turn.evaluated).flatMap { plan.readers[$0] ?? [] })
    for field in evaluated.union(readers).sorted() where fields[field].isChecked {
      check(field, &turn)
    }
  }

  /// Checks the fields of a restored form that were checked; the app is asked at the next check.
  mutating func checkAgain() {
    var turn = FormTurn()
    for field in fields.indices where fields[field].isChecked {
      check(field, &turn)
      dropQuestions(of: field)
    }
  }

  /// Checks the current value of a field, and asks what only the app can decide.
  ///
  /// Source: HTML, "barred from constraint validation": a disabled or read-only control is not
  /// checked. Neither is a choice without options (decision 0111). A field that cannot be checked is as if
  /// it had not been.
  private mutating func check(_ field: Int, _ turn: inout FormTurn) {
    guard canChange(field) else {
      dropQuestions(of: field)
      change(field, &turn) { state in (state.isChecked, state.findings) = (false, []) }
      return
    }
    let state = fields[field]
    let entry = plan.entries[field]
    let results = entry.rules(isRequired: state.terms.isRequired).map { rule in
      let isPassed = rule.check.isPassed(by: state.value, of: entry.control) { key in
        plan.control(of: key).map { (read(key), $0) }
      }
      return (rule, isPassed)
    }
    // A server is not asked about a value that is wrong already.
    let isBeyondLimit = entry.control.isBeyondLimit(state.value)
    let isWrong = isBeyondLimit || results.contains { $0.kind == .error && $1 == false }
    for case (let rule, nil) in results {
      if case .custom(let name) = rule.check, !isWrong { ask(name, field, &turn) }
    }
    var findings = results.compactMap { rule, isPassed -> FormMessage? in
      guard case .custom(let name) = rule.check, isPassed == nil else {
        // An empty value passes, which is no success.
        return isPassed == true && state.value.isEmpty ? nil : rule.message(isPassed ?? true, nil)
      }
      switch fields[field].questions[name] {
      case .answered(.passed): return rule.message(true, nil)
      case .answered(.failed(let text)): return rule.message(false, text)
      case .answered(.unknown), .asked, nil: return nil
      }
    }
    if isBeyondLimit, !findings.haveErrorOfLength {
      findings.append(FormMessage(entry.control.textLimit.exceededMessage, from: .limit))
    }
    change(field, &turn) { state in (state.isChecked, state.findings) = (true, findings) }
  }

  // MARK: Custom checks

  private mutating func ask(_ name: String, _ field: Int, _ turn: inout FormTurn) {
    switch fields[field].questions[name] {
    case .asked, .answered(.passed), .answered(.failed): return
    case .answered(.unknown), nil: break
    }
    lastTicket = lastTicket.next
    fields[field].questions[name] = .asked(lastTicket)
    pending[lastTicket] = field
    let entry = plan.entries[field]
    turn.effects.append(.check(name, entry.key, fields[field].value, lastTicket))
  }

  /// Forgets the questions about an old value.
  mutating func dropQuestions(of field: Int) {
    for ticket in fields[field].tickets { pending[ticket] = nil }
    fields[field].questions = [:]
  }

  /// Takes the answer to a question; a late one is ignored.
  mutating func settle(
    _ verdict: FormVerdict, _ ticket: SubmissionTicket, _ turn: inout FormTurn
  ) {
    guard let field = pending.removeValue(forKey: ticket),
      let name = fields[field].questions.first(where: { $0.value == .asked(ticket) })?.key
    else { return }
    fields[field].questions[name] = .answered(verdict)
    // An unknown answer is asked for at the next check, not by this one.
    if verdict != .unknown { check(field, &turn) }
    if stage == .validating { submitIfChecked(&turn) }
  }
}

extension FormRule {
  fileprivate func message(_ isPassed: Bool, _ text: String?) -> FormMessage? {
    guard isPassed == (kind == .success) else { return nil }
    return FormMessage(text ?? message, kind, from: .check(check))
  }
}
