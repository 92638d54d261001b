/// The state of a form for storing: its values and what the user has done, without the definition.
///
/// Interactions in progress, requests and messages of checks are not stored: a restored form has cells
/// at rest, is in the phase ``FormPhase/editing``, and checks its values again.
public struct FormSnapshot: Hashable, Sendable {
  /// The stored state of a field.
  struct Field: Hashable, Sendable {
    var initial: FormValue
    var applied: FormValue
    var value: FormValue
    var isTouched = false
    var isChecked = false
    /// The messages of the server and the app; nil for those of a new form.
    var notes: [FormMessage]?
  }

  var fields: [FormKey: Field]
  var attempts = 0
  var history = FormHistory()
  /// The greatest number of a ticket, so that a late answer does not meet a new question.
  var lastTicket = 0
}

extension FormState {
  /// The state for storing.
  public var snapshot: FormSnapshot {
    var settled = self
    settled.settle()
    let stored = fields.map { state in
      FormSnapshot.Field(
        initial: state.initial, applied: state.applied, value: state.value,
        isTouched: state.isTouched, isChecked: state.isChecked, notes: state.notes)
    }
    return FormSnapshot(
      fields: Dictionary(uniqueKeysWithValues: zip(plan.entries.map(\.key), stored)),
      attempts: attempts, history: settled.history,
      lastTicket: max(lastTicket.number, flow.ticket.number))
  }

  /// Creates a form with a stored state; fields that it does not have keep their initial values.
  ///
  /// - Throws: The faults of the definition.
  public init(_ definition: FormDefinition, restoring snapshot: FormSnapshot) throws(FormProblems) {
    try self.init(definition)
    var turn = FormTurn(isChecked: false)
    for field in Set([openField, focusedField].compactMap(\.self)) { release(field, &turn) }
    focusStart = nil
    restore(snapshot)
  }

  private mutating func restore(_ snapshot: FormSnapshot) {
    let stored = fields.indices.compactMap { place in
      let entry = plan.entries[place]
      return snapshot.fields[entry.key].map { field in
        var field = field
        (field.initial, field.applied) = (
          entry.reduced(field.initial), entry.reduced(field.applied)
        )
        return (place, field)
      }
    }
    var turn = FormTurn(isChecked: false)
    // The initial values fit the options that they lead to.
    set(Dictionary(uniqueKeysWithValues: stored.map { ($0, $1.initial) }), .program, &turn)
    for (place, field) in stored where controls[place].canHave(field.initial) {
      fields[place].setInitial(controls[place].settled(field.initial))
    }
    set(Dictionary(uniqueKeysWithValues: stored.map { ($0, $1.value) }), .program, &turn)
    for (place, field) in stored {
      // The cell may have been of another kind, or have had other bounds.
      let control = controls[place]
      if control.canHave(field.applied) { fields[place].applied = control.settled(field.applied) }
      fields[place].isTouched = field.isTouched
      fields[place].isChecked = field.isChecked
      if let notes = field.notes { fields[place].notes = notes }
    }
    (attempts, history) = (snapshot.attempts, snapshot.history)
    lastTicket = SubmissionTicket(number: snapshot.lastTicket)
    flow.ticket = lastTicket
    checkAgain()
  }

  /// Creates a form with other initial values.
  ///
  /// - Throws: The faults of the definition.
  public init(_ definition: FormDefinition, initial values: FormValues) throws(FormProblems) {
    let snapshot = FormSnapshot(
      fields: values.values.mapValues { FormSnapshot.Field(initial: $0, applied: $0, value: $0) })
    try self.init(definition)
    var turn = FormTurn(isChecked: false)
    outsideOfEdits(&turn) { form, _ in
      form.restore(snapshot)
      form.settleInitialValues()
    }
  }
}

// MARK: - Coding

extension FormSnapshot.Field: Codable {
  /// Decodes a field; what is missing is as in a new form.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    value = try fields.decode(FormValue.self, forKey: .value)
    // Null is no value, and not a missing one.
    initial =
      fields.contains(.initial) ? try fields.decode(FormValue.self, forKey: .initial) : value
    applied =
      fields.contains(.applied) ? try fields.decode(FormValue.self, forKey: .applied) : value
    isTouched = try fields.decodeIfPresent(Bool.self, forKey: .isTouched) ?? false
    isChecked = try fields.decodeIfPresent(Bool.self, forKey: .isChecked) ?? false
    notes = try fields.decodeIfPresent([FormMessage].self, forKey: .notes)
  }
}

extension FormSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, fields, attempts, history, lastTicket
  }

  /// Decodes a state of a known version.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    try members.requireVersion(1, forKey: .version)
    fields = try members.decode([FormKey: Field].self, forKey: .fields)
    func count(_ key: CodingKeys) throws -> Int {
      max(0, min(try members.decodeIfPresent(Int.self, forKey: key) ?? 0, 1 << 30))
    }
    attempts = try count(.attempts)
    lastTicket = try count(.lastTicket)
    history = try members.decodeIfPresent(FormHistory.self, forKey: .history) ?? FormHistory()
  }

  /// Encodes the version and the state.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(1, forKey: .version)
    try members.encode(fields, forKey: .fields)
    try members.encode(attempts, forKey: .attempts)
    try members.encode(history, forKey: .history)
    try members.encode(lastTicket, forKey: .lastTicket)
  }
}
