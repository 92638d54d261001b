/// The number of a question to a server, by which its answer is known.
///
/// An answer to a question that nobody waits for any longer has another number, and changes nothing.
public struct SubmissionTicket: Hashable, Sendable {
  /// 1 for the first question of a flow, and one more for each.
  public let number: Int

  /// The ticket of the given number.
  public init(number: Int) {
    self.number = number
  }

  var next: SubmissionTicket { SubmissionTicket(number: number &+ 1) }
}
