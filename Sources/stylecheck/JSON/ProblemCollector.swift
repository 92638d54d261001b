import StyleSheet

/// The kinds of problems in JSON files, besides syntax errors.
enum JSONFault: String {
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongType = "wrong-type"
  case unknownWord = "unknown-word"
  case outOfRange = "out-of-range"
  // Descriptions of cells.
  case unknownColor = "unknown-color"
  case uselessTint = "useless-tint"
  case uselessImage = "useless-image"
  case unusedKey = "unused-key"
  case misplacedKey = "misplaced-key"
  case faultyForm = "faulty-form"
  // Configurations and schemas.
  case malformedPattern = "malformed-pattern"
  case malformedPath = "malformed-path"
  case malformedName = "malformed-name"
  case unknownRule = "unknown-rule"
  case fixedRule = "fixed-rule"
  case missingFile = "missing-file"
  case circle = "circle"
  case malformedVersion = "malformed-version"
  case otherVersion = "other-version"
  // Design tokens.
  case tokenName = "token-name"
  case missingValue = "missing-value"
  case twoValues = "two-values"
  case missingType = "missing-type"
  case unknownType = "unknown-type"
  case unknownAlias = "unknown-alias"
  case aliasCycle = "alias-cycle"
  case olderForm = "older-form"
  case otherSpace = "other-color-space"
  case otherUnit = "other-unit"
  case leftOut = "left-out"
}

/// A reader of a JSON file that collects problems and continues.
protocol ProblemCollector {
  var problems: [Diagnostic] { get set }
}

extension ProblemCollector {
  mutating func report(
    _ fault: JSONFault, _ severity: Diagnostic.Severity = .error, at range: Range<Int>,
    _ message: String, _ suggestion: Suggestion.Match? = nil
  ) {
    problems.append(.json(fault, severity, at: range, message, suggestion))
  }

  /// Adds a problem and returns nil.
  mutating func rejected<Value>(
    _ fault: JSONFault, at range: Range<Int>, _ message: String,
    _ suggestion: Suggestion.Match? = nil
  ) -> Value? {
    report(fault, at: range, message, suggestion)
    return nil
  }

  /// Adds a warning that something is left out of the result.
  mutating func leaveOut(at range: Range<Int>, _ message: String) {
    report(.leftOut, .warning, at: range, message)
  }

  mutating func check(_ members: [JSON.Member], _ known: [String]) {
    for member in members where !known.contains(member.name) {
      problems.append(.unknownKey(member, among: known))
    }
  }
}

extension Diagnostic {
  static func json(
    _ fault: JSONFault, _ severity: Severity = .error, at range: Range<Int>, _ message: String,
    _ suggestion: Suggestion.Match? = nil
  ) -> Self {
    let question = suggestion.map { $0.only == nil ? "; \($0.question())" : "" } ?? ""
    let finding = Finding(at: range, "\(message)\(question)")
    guard let word = suggestion?.only else { return Self(severity, fault.rawValue, finding) }
    return Self(
      severity, fault.rawValue,
      finding.fixIt("write \"\(word)\"", as: .safe, SourceEdit(range, "\"\(word)\"")))
  }

  static func unknownKey(_ member: JSON.Member, among known: [String]) -> Self {
    .json(
      .unknownKey, at: member.nameRange, "unknown key '\(member.name)'",
      Suggestion.match(member.name, among: known))
  }
}
