import StyleSheet

extension Dialect {
  /// The suffix of a message for an inferred fact.
  ///
  /// See `Documentation/Decisions/0061-doubt-is-said-in-the-same-words.md`.
  static let doubt = ", as far as is known"

  /// The engines that a message describes if the target's own behavior is unknown.
  static let kin = "engines such as \(nui.name)"

  /// Returns the suffix for an answer to a question; empty if it was read in the engine's source.
  func doubt(_ question: DialectQuestion) -> String {
    assumed.contains(question) ? Self.doubt : ""
  }
}
