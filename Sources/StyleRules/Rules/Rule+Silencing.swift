import StyleSheet

// Which rules a comment can silence.

extension Rule {
  /// Rules on comments that silence; no comment silences them.
  private static let ofSuppressions: Set<String> = [
    "blanket-suppression", "forbidden-suppression", "unexplained-suppression",
    "unknown-suppression", "unused-suppression",
  ]

  /// Faults of the text, over which an engine may lose the whole sheet, and that it is no text at all.
  ///
  /// What only some engines cannot read is for authors to judge, who know theirs.
  private static let ofText = Set(
    all.filter { $0.isFault || $0.stopsReading && $0.group == .syntax }.map(\.id))

  /// Why findings of that name cannot be silenced; nil if they can, or if there are none.
  static func reasonNotToSilence(_ name: String) -> String? {
    if ofText.contains(name) { return "it keeps the sheet from being read" }
    return ofSuppressions.contains(name) ? "it is about such comments" : nil
  }

  /// The names of all that a comment can silence, in their order.
  static let silenceable: [String] = all.map(\.id).filter { reasonNotToSilence($0) == nil }

  private static let silenceableSet = Set(silenceable)

  /// Whether a comment can silence findings of that name.
  static func canSilence(_ name: String) -> Bool { silenceableSet.contains(name) }
}

extension Suppressions {
  /// The names in all comments that ask for something, those that can be silenced and others.
  var namesOfRules: [Suppression.Name] {
    comments.filter { $0.kind != nil }.flatMap(\.names)
  }
}
