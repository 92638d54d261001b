/// A check of a field, and the message about its result.
public struct FormRule: Hashable, Sendable {
  package var check: FormCheck
  /// The message; nil for the text of the strings.
  package var message: String?
  /// The kind of the message.
  ///
  /// An error prevents a submission. The message of a success is shown if a value passes, all others
  /// if it fails.
  package var kind: Validation.Kind

  /// Creates a rule.
  public init(_ check: FormCheck, _ message: String? = nil, kind: Validation.Kind = .error) {
    self.check = check
    self.message = message
    self.kind = kind
  }

  /// True if the rule prevents a submission without a value.
  var isRequirement: Bool { check == .required && kind == .error }
}
