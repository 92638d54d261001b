/// The server of a form in a submission flow: it has a record, which the form loads and replaces.
public struct FormService: SubmissionService {
  /// A request that the app sends.
  public enum Request: Hashable, Sendable {
    /// The values that the server has.
    case load
    /// New values.
    case submit(FormValues)
  }

  /// The server's answer to a request.
  public enum Reply: Hashable, Sendable {
    /// The values as the server has them now; nil if they are those that were sent.
    case accepted(FormValues?)
    /// The server refuses, with an optional message, and messages by key.
    case refused(message: String?, [FormKey: [FormMessage]])
  }

  /// The request for the values that the server has.
  public var loadRequest: Request { .load }

  /// Returns the request that submits values.
  public func submitRequest(_ values: FormValues) -> Request { .submit(values) }

  /// Returns the loaded values.
  public func outcome(of reply: Reply) -> SubmissionOutcome<FormValues?> {
    switch reply {
    case .accepted(let values): .accepted(values)
    case .refused(let message, _): .refused(message: message)
    }
  }

  /// Returns the values of the server after a submission.
  public func outcome(
    of reply: Reply, to values: FormValues, insteadOf own: FormValues?, in record: FormValues
  ) -> SubmissionOutcome<FormValues> {
    switch reply {
    case .accepted(let stored): .accepted(stored ?? values)
    case .refused(let message, _): .refused(message: message)
    }
  }

  /// Returns the submitted values, which replace the record.
  public func tally(
    _ record: FormValues, with values: FormValues, insteadOf own: FormValues?
  ) -> FormValues { values }
}
