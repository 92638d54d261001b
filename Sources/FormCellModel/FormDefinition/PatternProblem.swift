/// A fault in a pattern.
package struct PatternProblem: Error, Hashable, Sendable {
  /// The index of the character at which the fault is.
  package let place: Int
  /// The fault, as a sentence without a full stop.
  package let reason: String
}
