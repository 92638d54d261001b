import StyleRules
import StyleSheet

/// The formats of what the tool knows: rules and explanations.
///
/// Documentation/Schemas has a JSON Schema for each command.
enum ListFormat: String, OutputFormat {
  case text, json
}

extension JSONText {
  /// A document of these members behind the version of its format.
  static func document(_ members: JSONText) -> JSONText {
    guard case .object(let members) = members else { return members }
    return .object([Member(versionName, version)] + members)
  }

  /// What the version of a format is called in all documents.
  static let versionName = "format_version"
  /// The second number grows with a new member, the first with any other change.
  private static let version: JSONText = "1.0"

  /// Returns the same with the version of its format at the end.
  func versioned(_ version: JSONText) -> JSONText { with(Self.versionName, version) }

  /// All that there is to know of a rule, but for its examples.
  init(_ rule: Rule) {
    self = [
      "rule": .string(rule.id),
      "group": .string(rule.group.rawValue),
      "severity": .string(rule.severity.rawValue),
      "is_fault": .bool(rule.isFault),
      "is_optional": .bool(rule.isOptional),
      "targets": .array(rule.targets.map { .string($0.name) }),
      "summary": .string(rule.summary),
      "rationale": .string(rule.rationale),
      "source": .string(rule.source),
    ]
  }

  /// The examples of a rule.
  static func examples(of rule: Rule) -> JSONText {
    .array(
      rule.examples.map { example in
        [
          "targets": .array(example.dialects.map { .string($0.name) }),
          "finds": .bool(example.findsSomething),
          "text": .string(example.text),
        ]
      })
  }
}
