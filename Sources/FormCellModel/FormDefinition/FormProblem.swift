/// A fault in the definition of a form.
public struct FormProblem: Hashable, Sendable {
  /// The key of the entry; nil for a group.
  package let key: FormKey?
  /// The path in the definition: `groups[0].entries[2].rules[1]`.
  public let place: String
  /// The fault, as a sentence without a full stop.
  public let message: String
}

extension FormProblem: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(place): \(message)" }
}

/// The faults of a definition, from which no form can be made.
public struct FormProblems: Error, Hashable, Sendable {
  /// The faults in the order of their places; at least one.
  public let problems: [FormProblem]
}
