import StyleSheet

extension Dialect {
  /// The suffix of a message for an inferred fact.
  ///
  /// See `Documentation/Decisions/0061-doubt-is-said-in-the-same-words.md`.
  static let doubt = " (inferred)"

  /// Returns the suffix for an answer to a question; empty if it was read in the engine's source.
  func doubt(_ question: DialectQuestion) -> Message {
    assumed.contains(question) ? .doubt : ""
  }

  /// The suffix for a fact about the engine as a whole; empty if its source can be read.
  var doubtIfClosed: Message { isReadInSource ? "" : .doubt }
}

extension Finding {
  /// Returns a copy whose messages name the engines to which it applies.
  ///
  /// `kin` is the name of one engine that others are like; nil to speak of engines like NUI.
  func naming(_ engines: [String], kin: String? = nil, doubt: String = Dialect.doubt) -> Self {
    filled { place in
      switch place {
      case .engine: (engines.joined(with: "and"), engines.count > 1)
      case .kin: (kin ?? "engines such as \(Dialect.nui.name)", kin == nil)
      case .doubt: (doubt, false)
      }
    }
  }
}
