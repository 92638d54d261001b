/// A notification or a task for the app after an event; the form itself has changed already.
public enum FormEffect: Hashable, Sendable {
  /// An effect of a cell that the form does not handle itself.
  case cell(FormKey, CellEffect)
  /// A value changed, possibly only for the moment of an interaction.
  case changed(FormKey, from: FormValue, to: FormValue, EventOrigin)
  /// These fields look different than before, in the order of the form; draw them again.
  case updated([FormKey])
  /// Check a value, and report the answer with the same ticket.
  case check(String, FormKey, FormValue, SubmissionTicket)
  /// Send this request, and report the answer with the same ticket.
  case send(FormService.Request, SubmissionTicket)
  /// Move the keyboard focus to this field; nil for none.
  case focus(FormKey?)
  /// Announce this to the user, on the screen and through assistive technologies.
  case announce(FormNotice)
  /// The current values are the applied ones.
  case applied(FormValues)
  /// Nothing takes an input, for the cell with the key if there is one; pass it on to the view around the
  /// form.
  case ignored(FormKey?, CellInput)
}

/// A notice of a form to the user.
public enum FormNotice: Hashable, Sendable {
  /// The form was not submitted: the first field with an error, its message, and the number of
  /// fields with errors.
  case invalid(FormKey, FormMessage, count: Int)
  /// The result of a submission, or of loading.
  case submission(SubmissionNotice)
}
