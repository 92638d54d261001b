/// What a person is told of a rating of theirs.
public enum SubmissionNotice: Hashable, Sendable {
  /// It counts.
  case submitted
  /// It does not count, as far as anybody knows.
  case notSubmitted(SubmissionFailure)
  /// Whether there is one could not be found out.
  case notLoaded(SubmissionFailure)
}

extension ReviewStrings {
  /// The words for a notice.
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
    return refusedWithMessage { slot in
      switch slot {
      case .message: message
      case .stars, .count, .percentage, .average, .total, .maximum: ""
      }
    }
  }
}
