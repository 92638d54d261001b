import StyleSheet

/// The kinds of problems in token files, besides syntax errors.
enum TokenFault: String {
  case wrongType = "wrong-type"
  case unknownKey = "unknown-key"
  case name = "token-name"
  case missingValue = "missing-value"
  case twoValues = "two-values"
  case missingType = "missing-type"
  case unknownType = "unknown-type"
  case unknownAlias = "unknown-alias"
  case aliasCycle = "alias-cycle"
  case outOfRange = "out-of-range"
  case unknownWord = "unknown-word"
  case olderForm = "older-form"
  case otherSpace = "other-color-space"
  case otherUnit = "other-unit"
  case leftOut = "left-out"
}

/// A reader that collects problems and continues.
protocol TokenReader {
  var problems: [Diagnostic] { get set }
}

extension TokenReader {
  /// Adds a problem.
  mutating func tell(
    _ fault: TokenFault, _ severity: Diagnostic.Severity = .error, at range: Range<Int>,
    _ message: String
  ) {
    problems.append(.token(fault, severity, at: range, message))
  }

  /// Adds a warning that something is left out of the sheet.
  mutating func leaveOut(at range: Range<Int>, _ message: String) {
    tell(.leftOut, .warning, at: range, message)
  }

  /// Adds a problem for each unknown key of an object.
  mutating func check(_ members: [JSON.Member], _ known: [String]) {
    for member in members where !known.contains(member.name) {
      problems.append(.unknownKey(member, known))
    }
  }
}

extension Diagnostic {
  /// Returns a diagnostic for a token file.
  fileprivate static func token(
    _ fault: TokenFault, _ severity: Severity = .error, at range: Range<Int>, _ message: String
  ) -> Self {
    Diagnostic(severity, fault.rawValue, at: range, message)
  }

  /// Returns a diagnostic for an unknown key, with suggestions.
  static func unknownKey(_ member: JSON.Member, _ known: [String]) -> Self {
    let match = Suggestion.match(member.name, among: known)
    let question = match.map { $0.only == nil ? "; \($0.question())" : "" } ?? ""
    let finding = token(
      .unknownKey, at: member.nameRange, "there is no key '\(member.name)' here\(question)")
    guard let word = match?.only else { return finding }
    return finding.fixIt("write \"\(word)\"", SourceEdit(member.nameRange, "\"\(word)\""))
  }
}
