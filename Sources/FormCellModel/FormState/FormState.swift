/// A form that owns its cells: a value without views, a clock and a connection.
///
/// ```
///           load            loaded
/// editing ────────▶ loading ────────▶ editing
///    │ submit: checks find an error ──▶ editing, with the focus on the first error
///    │ submit, and a custom check is unanswered ──▶ validating ──▶ editing, or submitting
///    ▼ submit
/// submitting ──── answered ────▶ submitted ── a change ──▶ editing
///    │ submit newer values: they are sent after the answer
///    │ refused, unanswered, offline
///    ▼
/// failed ── a change ──▶ editing
/// ```
///
/// A field has three values: the initial, the applied and the current one. Only visible fields are
/// checked and submitted. Decision 0111.
public struct FormState: Hashable, Sendable {
  /// The stage of a submission, besides that of its flow.
  enum Stage: Hashable, Sendable {
    /// The user has changed the form since the last submission.
    case editing
    /// A submission waits for the answers to custom checks.
    case validating
    /// The current values were passed to the flow.
    case sent
    /// The current values wait for the reply to older ones.
    case waiting
  }

  private let shared: Shared<FormPlan>
  var controls: [FormControl]
  /// The pointer and the focus in each cell.
  var interactions: [CellInteraction]
  var fields: [FormFieldState]
  var flow = SubmissionFlow(FormService(), tally: FormValues(), onFailure: .keepsChoice)
  var stage = Stage.editing
  var history = FormHistory()
  /// The fields before a change that is not yet in the history.
  var unsettled: [Int: FormFieldStart] = [:]
  /// The fields of unanswered custom checks.
  var pending: [SubmissionTicket: Int] = [:]
  var lastTicket = SubmissionTicket(number: 0)
  var focusedField: Int?
  /// The field from which the focus moves on, if no field has it.
  ///
  /// Source: HTML, "sequential focus navigation starting point".
  var focusStart: Int?
  var openField: Int?
  /// The press of a pointer that is down in a cell.
  var press: FormPress?
  var hoveredField: Int?
  /// The field of the last input of the user, whose change can be in progress.
  var inputField: Int?
  /// The number of submissions that the user has tried.
  public internal(set) var attempts = 0

  /// Creates a form with its initial values.
  ///
  /// - Throws: The faults of the definition.
  public init(_ definition: FormDefinition) throws(FormProblems) {
    let plan = FormPlan(definition)
    let problems = plan.problems
    guard problems.isEmpty else { throw FormProblems(problems: problems) }
    shared = Shared(plan)
    controls = plan.entries.map { entry in
      var control = entry.control
      // A pick that is not committed would be a change of a new form.
      if control.hasPick { _ = control.close(by: .close(.program)) }
      return control
    }
    interactions = controls.map { _ in CellInteraction() }
    fields = controls.map { FormFieldState($0.value) }
    var turn = FormTurn(isChecked: false)
    set(values(\.initial), due: Set(fields.indices), .program, &turn)
    adoptStates(&turn)
    settleInitialValues()
  }

  var plan: FormPlan { shared.value }

  package var definition: FormDefinition { plan.definition }

  /// The current phase; see ``handle(_:on:)``.
  public var phase: FormPhase {
    switch (stage, flow.phase) {
    case (.validating, _): .validating
    case (_, .loading): .loading
    case (_, .submitting): .submitting
    case (.sent, .given): .submitted
    case (.sent, .failed(let failure, _, _)): .failed(failure)
    case (.sent, .notGiven), (.editing, _), (.waiting, _): .editing
    }
  }

  /// The state of a field; nil if there is no such key.
  public subscript(key: FormKey) -> FormFieldState? { plan.places[key].map { fields[$0] } }

  /// Returns the cell of a field; nil if there is no such key.
  public func control(of key: FormKey) -> FormControl? { plan.places[key].map { controls[$0] } }

  /// The field with the keyboard focus; nil for none.
  public var focus: FormKey? { focusedField.map { plan.entries[$0].key } }

  package var open: FormKey? { openField.map { plan.entries[$0].key } }

  /// True if a change can be reverted; one that the app has reverted does not count.
  ///
  /// - Complexity: O(*n*) in the changes of the history.
  public var canUndo: Bool { canRevise(.undo) || isChanging }

  /// True if a reverted change can be made again; a change that is not in the history prevents it.
  ///
  /// - Complexity: O(*n*) in the changes of the history.
  public var canRedo: Bool { canRevise(.redo) && !isChanging }

  /// True if a change is not yet in the history.
  var isChanging: Bool {
    unsettled.keys.contains(where: isChanged) || finishedEdit != nil
      || openField.map { controls[$0].hasPick } ?? false
  }

  /// True if a value differs from the applied one.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public var isDirty: Bool { fields.contains(where: \.isDirty) }

  /// The current values of all fields, also of hidden ones; a button has none.
  public var values: FormValues { values { _ in true } }

  /// The values that a submission sends: those of visible fields that are not disabled.
  ///
  /// Source: HTML, "constructing the entry list": a disabled control is not submitted, and a
  /// read-only one is.
  public var submittedValues: FormValues {
    values { fields[$0].terms.isVisible && controls[$0].cell.access != .disabled }
  }

  private func values(where isIncluded: (Int) -> Bool) -> FormValues {
    var values: [FormKey: FormValue] = [:]
    for (place, entry) in plan.entries.enumerated()
    where !entry.control.isButton && isIncluded(place) {
      values[entry.key] = fields[place].value
    }
    return FormValues(values)
  }

  /// The visible fields with an error, in the order of the form.
  public var invalidKeys: [FormKey] { invalidFields.map { plan.entries[$0].key } }

  var invalidFields: [Int] { fields.indices.filter { fields[$0].messages.haveError } }

  /// True if the user can see a field and change its value.
  ///
  /// A button has no value, and the value of a choice without options stays empty.
  func canChange(_ field: Int) -> Bool { canTakeFocus(field) && !controls[field].isButton }
}
