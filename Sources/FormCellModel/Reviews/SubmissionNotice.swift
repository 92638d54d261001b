/// A notice to the user about a submission.
public enum SubmissionNotice: Hashable, Sendable {
  /// The rating was accepted.
  case submitted
  /// The rating was not accepted, or no answer confirms it.
  case notSubmitted(SubmissionFailure)
  /// The user's value could not be loaded.
  case notLoaded(SubmissionFailure)
}

extension ReviewStrings {
  /// Returns the text of a notice.
  public func text(of notice: SubmissionNotice) -> String {
    switch notice {
    case .submitted: submitted
    case .notSubmitted(.offline): offline
    case .notSubmitted(.unanswered): unanswered
    case .notSubmitted(.refused(let message)): text(ofRefusal: message)
    case .notLoaded: notLoaded
    }
  }

  private func text(ofRefusal message: String?) -> String {
    guard let message, !message.isEmpty else { return refused }
    return refusedWithMessage { $0 == .message ? message : "" }
  }
}
