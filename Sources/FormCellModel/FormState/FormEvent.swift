/// An event of a form: from the user, the server or the app.
public enum FormEvent: Hashable, Sendable {
  /// An input to a cell.
  case input(FormKey, CellInput)
  /// A pointer at a point of the screen; the form finds the cell.
  case pointer(CellInput.Pointer, x: Double, y: Double, time: Double?)
  /// The Tab key: the keyboard focus moves within the cell that has it, or to the next or previous cell,
  /// also to a button, or into the form; without a focus, it goes on as for ``next``.
  case tab(isBackward: Bool)
  /// The keyboard focus moves to the next field, or away from the last one. Without a focus, it
  /// goes on from the field that was pressed, was hidden or disabled, or whose edit a key has
  /// ended.
  case next
  /// The keyboard focus moves to the previous field, or away from the first one; without a focus,
  /// it goes on as for ``next``.
  case previous
  /// The user submits the form; newer values than those that are being sent wait for the answer.
  case submit
  /// The app answers a custom check.
  case checked(FormVerdict, SubmissionTicket)
  /// The app wants the values that the server has.
  case load
  /// The server answers with these values.
  case loaded(FormService.Reply, SubmissionTicket)
  /// The server answers a submission.
  case answered(FormService.Reply, SubmissionTicket)
  /// A request to the server fails: no connection, a timeout, or an unreadable answer.
  case unanswered(SubmissionTicket)
  /// The connection is established or lost.
  case connectionChanged(isOnline: Bool)
  /// The current values become the applied ones.
  case apply
  /// The current values become the applied ones again.
  case cancel
  /// The form has its initial values, as if the user had not touched it.
  case reset
  /// The last change of the user is reverted; changes that the app has already reverted are
  /// skipped.
  case undo
  /// The last reverted change is made again; changes that the app has already made again are
  /// skipped.
  case redo
  /// The app sets values; others stay.
  case set(FormValues)
  /// The app replaces its messages about a field.
  case setMessages(FormKey, [FormMessage])
}

/// The app's answer to a custom check.
public enum FormVerdict: Hashable, Sendable {
  /// The value passes.
  case passed
  /// The value fails, with a message instead of that of the rule.
  case failed(message: String?)
  /// There is no answer; the value passes for now, and is checked again the next time.
  case unknown
}

/// The phase of a form.
public enum FormPhase: Hashable, Sendable {
  /// The values of the server are being loaded.
  case loading
  /// The user fills in the form.
  case editing
  /// The form is to be submitted, and waits for the answers to custom checks.
  case validating
  /// The values are being submitted.
  case submitting
  /// The server has accepted the current values.
  case submitted
  /// A submission or loading has failed, and the user has changed nothing since.
  case failed(SubmissionFailure)
}
