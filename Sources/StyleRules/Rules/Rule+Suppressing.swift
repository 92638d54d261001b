import StyleSheet

// The rules that comments can suppress.

extension Rule {
  /// The rules on suppressions, which cannot be suppressed.
  private static let ofSuppressions: Set<String> = [
    "blanket-suppression", "forbidden-suppression", "unexplained-suppression",
    "unknown-suppression", "unused-suppression",
  ]

  /// The rules on syntax faults of all engines, and on text that cannot be decoded.
  private static let ofText = Set(
    all.filter { $0.isFault || $0.stopsReading && $0.group == .syntax }.map(\.id))

  /// Returns the reason why findings of a rule cannot be suppressed; nil if they can.
  static func reasonNotToSuppress(_ name: String) -> String? {
    if ofText.contains(name) { return "it keeps the sheet from being read" }
    return ofSuppressions.contains(name) ? "it is about such comments" : nil
  }

  private static let suppressibleGroups = Dictionary(
    uniqueKeysWithValues: all.filter { reasonNotToSuppress($0.id) == nil }.map { ($0.id, $0.group) }
  )

  /// The names of all rules that can be suppressed, and of all groups, in order.
  static let suppressible: [String] =
    all.map(\.id).filter(canSuppress) + Group.allCases.map(\.rawValue)

  package static func canSuppress(_ id: String) -> Bool { suppressibleGroups[id] != nil }

  /// The groups of the rules, except those over which an engine loses the sheet.
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

extension SyntaxTree {
  /// The comments that suppress findings, valid or not.
  package var suppressionComments: [SuppressionComment] { Suppressions(ofRulesIn: self).comments }
}

extension Suppressions {
  /// Collects the suppressions of a sheet, with reasons that lack their two hyphens.
  init(ofRulesIn tree: SyntaxTree) {
    var speller = Speller()
    self.init(in: tree) { Self.reason(in: $0, &speller) }
  }

  /// Returns the index of the name that begins a reason, behind a rule; nil if there is none.
  ///
  /// It is the first dash of an editor, or behind the last rule a hyphen, or a word without one, as
  /// all rules have one, that resembles no name.
  private static func reason(
    in names: [SuppressionComment.Name], _ speller: inout Speller
  ) -> Int? {
    func isRule(_ name: SuppressionComment.Name) -> Bool {
      Rule.canSuppress(name.text) || Rule.reasonNotToSuppress(name.text) != nil
    }
    func isGroup(_ name: SuppressionComment.Name) -> Bool { Rule.Group(rawValue: name.text) != nil }
    guard let first = names.firstIndex(where: { isRule($0) || isGroup($0) }) else { return nil }
    let dash =
      names.indices[(first + 1)...].first { names[$0].isDash && names[$0].text != "-" }
      ?? names.endIndex
    let last = names[..<dash].lastIndex(where: isRule) ?? first
    return names.indices[(last + 1)...].first { index in
      let name = names[index]
      return name.isDash
        || !name.text.utf8.has(UInt8(ascii: "-")) && !isGroup(name)
          && speller.nearestRule(to: name) == nil
    }
  }

  /// The names of rules and groups in all suppressions, valid or not.
  var namesOfRules: [SuppressionComment.Name] {
    comments.filter { $0.kind != nil }.flatMap(\.names)
  }
}
