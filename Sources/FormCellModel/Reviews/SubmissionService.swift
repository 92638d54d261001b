/// A server that stores one value for each user, and a tally of all values.
///
/// A flow gets its requests and the meaning of answers from it. `Examples/reviews` has one.
public protocol SubmissionService: Hashable, Sendable {
  /// The value that a user gives.
  associatedtype Value: Hashable, Sendable
  /// The values of all users.
  associatedtype Tally: Hashable, Sendable
  /// A request that the caller sends.
  associatedtype Request: Hashable, Sendable
  /// The answer to a request for the user's own value.
  associatedtype LoadAnswer: Hashable, Sendable
  /// The answer to a request with a value.
  associatedtype SubmitAnswer: Hashable, Sendable

  /// The request for the user's own value.
  var loadRequest: Request { get }

  /// Returns the request that submits a first or a new value.
  func submitRequest(_ value: Value) -> Request

  /// Returns the user's own value; nil if there is none.
  func outcome(of answer: LoadAnswer) -> SubmissionOutcome<Value?>

  /// Returns the tally after a submission.
  func outcome(
    of answer: SubmitAnswer, to value: Value, insteadOf own: Value?, in tally: Tally
  ) -> SubmissionOutcome<Tally>

  /// Returns a tally with a value added, or with the user's earlier value moved.
  func tally(_ tally: Tally, with value: Value, insteadOf own: Value?) -> Tally
}

/// The meaning of a server's answer.
public enum SubmissionOutcome<Result> {
  case accepted(Result)
  /// The server refuses, with an optional message.
  case refused(message: String?)
}
