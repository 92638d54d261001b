/// A fault in a pattern.
public struct PatternProblem: Error, Hashable, Sendable {
  /// The index of the character at which the fault is.
  public let place: Int
  /// The fault, as a sentence without a full stop.
  public let reason: String
}
