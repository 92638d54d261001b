/// An event of a submission: from the user, the server or the connection.
public enum SubmissionEvent<Service: SubmissionService>: Hashable, Sendable {
  /// The screen appears; the flow requests the user's own value.
  case appeared
  /// The user chooses a value.
  case chosen(Service.Value)
  /// The user retries after a failure.
  case retried
  /// The server answers with the user's own value.
  case loaded(Service.LoadAnswer, SubmissionTicket)
  /// The server answers a submitted value.
  case answered(Service.SubmitAnswer, SubmissionTicket)
  /// A request fails: no connection, a timeout, or an unreadable answer.
  case unanswered(SubmissionTicket)
  /// The connection is established or lost.
  case connectionChanged(isOnline: Bool)
}
