/// The number of a request, which identifies its answer.
///
/// An answer with an outdated number changes nothing.
public struct SubmissionTicket: Hashable, Sendable {
  /// The number of the request; 1 for the first request of a flow.
  package let number: Int

  /// Creates a ticket with a number, to compare effects with.
  public init(number: Int) { self.number = number }

  var next: SubmissionTicket { SubmissionTicket(number: number &+ 1) }
}
