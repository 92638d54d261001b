/// Something that the caller has to do after an event; the flow itself does nothing.
public enum SubmissionEffect<Service: SubmissionService>: Hashable, Sendable {
  /// Send this, and report the answer with the same ticket.
  ///
  /// There is never more than one request on its way whose answer counts.
  case send(Service.Request, SubmissionTicket)
  /// The tally has changed, in every list that shows it too.
  case updated(Service.Tally)
  /// The value that was shown does not hold, and this one is shown again; nil is none.
  case reverted(to: Service.Value?)
  /// Tell the person, on the screen and by an assistive technology.
  case announce(SubmissionNotice)
}
