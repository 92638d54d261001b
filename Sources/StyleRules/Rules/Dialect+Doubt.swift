import StyleSheet

extension Dialect {
  /// What is said behind a fact that is inferred and was not read.
  ///
  /// See `Documentation/Decisions/0061-doubt-is-said-in-the-same-words.md`.
  static let doubt = ", so far as is known"

  /// Whose ways a message speaks of where those of a closed engine are not known.
  static let kin = "engines such as \(nui.name)"

  /// How far what is said of a question can be trusted; empty where the engine's source was read.
  func doubt(_ question: DialectQuestion) -> String {
    assumed.contains(question) ? Self.doubt : ""
  }
}
