import StyleRules
import StyleSheet

/// The formats of rules and explanations.
///
/// Documentation/Schemas has a JSON Schema for each command.
enum ListFormat: String, OutputFormat {
  case text, json
}

extension JSONText {
  /// Creates an object with everything about a rule except its examples.
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
      "url": .string(Release.page(ofRule: rule.id)),
    ]
  }

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
