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
  static func reasonNotToSuppress(_ name: String) -> String? {
    if ofText.contains(name) { return "it keeps the sheet from being read" }
    return ofSuppressions.contains(name) ? "it is about such comments" : nil
  }

  /// The groups of the rules that can be suppressed.
  private static let suppressibleGroups = Dictionary(
    uniqueKeysWithValues: all.filter { reasonNotToSuppress($0.id) == nil }.map { ($0.id, $0.group) }
  )

  /// The names of all rules that can be suppressed, and of all groups, in order.
  static let suppressible: [String] =
    all.map(\.id).filter(canSuppress) + Group.allCases.map(\.rawValue)

  /// Returns true if findings of a rule can be suppressed.
  package static func canSuppress(_ id: String) -> Bool { suppressibleGroups[id] != nil }

  /// The groups of the rules that the name of the group suppresses.
  ///
  /// A finding over which an engine loses the sheet is suppressed only by the name of its own rule.
  private static let groupsThatSuppress = Dictionary(
    uniqueKeysWithValues: all.filter { canSuppress($0.id) && !$0.stopsReading }
      .map { ($0.id, $0.group) })

  /// Returns the names by which a comment suppresses a rule: its own, and that of its group.
  static func names(suppressing id: String) -> [String] {
    [id] + (groupsThatSuppress[id].map { [$0.rawValue] } ?? [])
  }

  /// Returns the rules that a name in a comment suppresses: one, those of a group, or none.
  static func rules(suppressedBy name: String) -> Set<String> {
    if canSuppress(name) { return [name] }
    guard let group = Group(rawValue: name) else { return [] }
    return Set(groupsThatSuppress.filter { $0.value == group }.keys)
  }
}

extension Suppressions {
  /// The names of rules and groups in all suppressions, valid or not.
  var namesOfRules: [SuppressionComment.Name] {
    comments.filter { $0.kind != nil }.flatMap(\.names)
  }
}
