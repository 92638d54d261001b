/// Something that happens to a submission: by a person, by a server, by the connection.
public enum SubmissionEvent<Service: SubmissionService>: Hashable, Sendable {
  /// The screen appears, and the server is asked for the person's own value.
  case appeared
  /// The person chooses a value.
  case chosen(Service.Value)
  /// The person tries once more what failed.
  case retried
  /// The server answers with the person's own value.
  case loaded(Service.LoadAnswer, SubmissionTicket)
  /// The server answers to a value that was sent.
  case answered(Service.SubmitAnswer, SubmissionTicket)
  /// A request fails: no connection, no answer in time, or one that cannot be read.
  case unanswered(SubmissionTicket)
  /// The connection comes or goes.
  case connectionChanged(isOnline: Bool)
}
