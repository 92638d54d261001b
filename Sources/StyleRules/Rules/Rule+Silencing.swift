import StyleSheet

// The rules that comments can suppress.

extension Rule {
  /// The rules on suppressions, which cannot be suppressed.
  private static let ofSuppressions: Set<String> = [
    "blanket-suppression", "forbidden-suppression", "unexplained-suppression",
    "unknown-suppression", "unused-suppression",
  ]

  /// The rules on syntax faults, over which an engine may lose the sheet, and on text that cannot
  /// be decoded.
  ///
  /// Rules on syntax that only some engines cannot read can be suppressed.
  private static let ofText = Set(
    all.filter { $0.isFault || $0.stopsReading && $0.group == .syntax }.map(\.id))

  /// Returns the reason why findings of a rule cannot be suppressed, or nil if they can or there is
  /// no such rule.
  static func reasonNotToSilence(_ name: String) -> String? {
    if ofText.contains(name) { return "it keeps the sheet from being read" }
    return ofSuppressions.contains(name) ? "it is about such comments" : nil
  }

  /// The names of all rules that can be suppressed, in order.
  static let silenceable: [String] = all.map(\.id).filter { reasonNotToSilence($0) == nil }

  private static let silenceableSet = Set(silenceable)

  /// Returns true if findings of a rule can be suppressed.
  static func canSilence(_ name: String) -> Bool { silenceableSet.contains(name) }
}

extension Suppressions {
  /// The rule names in all suppressions, valid or not.
  var namesOfRules: [Suppression.Name] {
    comments.filter { $0.kind != nil }.flatMap(\.names)
  }
}
