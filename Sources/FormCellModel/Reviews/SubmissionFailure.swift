/// The reason why a rating could not be sent or loaded.
public enum SubmissionFailure: Hashable, Sendable {
  /// There is no connection, and nothing was sent.
  case offline
  /// The rating was sent, but no readable answer came; whether it counts is unknown.
  case unanswered
  /// The server refused it, with an optional message.
  case refused(message: String?)
}
