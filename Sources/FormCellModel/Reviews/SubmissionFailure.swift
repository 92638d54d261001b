/// Why a rating could not be sent or asked for.
public enum SubmissionFailure: Hashable, Sendable {
  /// There is no connection, and nothing was sent.
  case offline
  /// It was sent, and no answer came that could be read: whether it counts is not known.
  case unanswered
  /// The server does not want it, and may say why.
  case refused(message: String?)
}
