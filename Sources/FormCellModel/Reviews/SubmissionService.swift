/// A server that keeps one value for each person, and a tally of all values.
///
/// A flow asks it for its requests and for the meaning of its answers; ``SkillService`` is one.
public protocol SubmissionService: Hashable, Sendable {
  /// The value that a person gives.
  associatedtype Value: Hashable, Sendable
  /// The values of all people.
  associatedtype Tally: Hashable, Sendable
  /// A request as the caller sends it.
  associatedtype Request: Hashable, Sendable
  /// The answer to a request for the person's own value.
  associatedtype LoadAnswer: Hashable, Sendable
  /// The answer to a request with a value.
  associatedtype SubmitAnswer: Hashable, Sendable

  /// The request for the person's own value.
  var loadRequest: Request { get }

  /// Returns the request that gives a value, a first time or instead of an earlier one.
  func submitRequest(_ value: Value) -> Request

  /// Returns the person's own value, nil if there is none.
  func outcome(of answer: LoadAnswer) -> SubmissionOutcome<Value?>

  /// Returns the tally after a value was sent.
  func outcome(
    of answer: SubmitAnswer, to value: Value, insteadOf own: Value?, in tally: Tally
  ) -> SubmissionOutcome<Tally>

  /// Returns a tally with a value more, or with the person's earlier value moved.
  func tally(_ tally: Tally, with value: Value, insteadOf own: Value?) -> Tally
}

/// The meaning of an answer of a server.
public enum SubmissionOutcome<Result> {
  case accepted(Result)
  /// The server refuses, and may give a reason.
  case refused(message: String?)
}
