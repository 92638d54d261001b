/// A task for the caller after an event; the flow itself has no side effects.
public enum SubmissionEffect<Service: SubmissionService>: Hashable, Sendable {
  /// Send this request, and report the answer with the same ticket.
  ///
  /// At most one pending request has an answer that counts.
  case send(Service.Request, SubmissionTicket)
  /// The tally has changed; update every list that shows it.
  case updated(Service.Tally)
  /// The shown value was rejected; show this one again. Nil means no value.
  case reverted(to: Service.Value?)
  /// Announce this to the user, on the screen and through assistive technologies.
  case announce(SubmissionNotice)
}
