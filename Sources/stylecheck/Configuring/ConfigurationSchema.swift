import StyleRules
import StyleSheet

/// The JSON Schema of a configuration, generated from the table of keys.
///
/// The schema is for editors; the reader reports more problems.
enum ConfigurationSchema {
  static let json: JSONText = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": .string(Release.address + "schema:configuration"),
    "title": "Configuration of stylecheck",
    "description": .string(
      "The settings of the sheets in the folder of '.stylecheck.json' and below. Paths and "
        + "patterns are relative to the folder of the file. A null value counts as missing."),
    "type": "object",
    "properties": .object(
      [
        .init(
          "$schema",
          ["description": "The location of this schema.", "type": .array(["string", "null"])]),
        .init(
          "requiredVersion",
          [
            "description": "The version of stylecheck, '0.2.0', or the oldest one, '>=0.2.0'.",
            "type": .array(["string", "null"]), "pattern": #"^(>=)?[0-9]+\.[0-9]+\.[0-9]+$"#,
          ]),
        .init("extends", oneOrMany("path", "Base configurations, which this file overrides.")),
      ] + members(ConfigurationKey.all) + [.init("overrides", overrides)]),
    "additionalProperties": false,
    "$defs": [
      "severity": words(RuleSeverity.words),
      "path": ["type": "string", "pattern": #"^[^\u0000]+$"#],
      "pattern": ["type": "string", "pattern": #"^(?!/)(?!(.*/)?\.\.(/|$))[^{}\[\]!\\]+$"#],
    ],
  ]

  private static var overrides: JSONText {
    let files = oneOrMany(
      "pattern",
      "Patterns for the sheets, with '*', '?' and '**', relative to the folder of the file.",
      orNull: false)
    return [
      "description": "Settings for some sheets only; all that match a sheet apply, in their order.",
      "type": .array(["array", "null"]),
      "items": [
        "type": "object",
        "properties": .object(
          [.init("files", files)] + members(ConfigurationKey.all.filter(\.isForSomeSheets))),
        "required": .array(["files"]),
        "additionalProperties": false,
      ],
    ]
  }

  private static func oneOrMany(
    _ definition: String, _ description: String, orNull isOptional: Bool = true
  ) -> JSONText {
    let text = reference(to: definition)
    let parts: [JSONText] = [text, ["type": "array", "items": text]]
    return [
      "description": .string(description),
      "anyOf": .array(parts + (isOptional ? [["type": "null"]] : [])),
    ]
  }

  /// Returns the members for keys; the keys of a group are in an object of their own.
  private static func members(_ keys: [ConfigurationKey]) -> [JSONText.Member] {
    keys.groups(by: \.group).flatMap { group, keys in
      let inner = keys.map { JSONText.Member($0.name, schema(of: $0)) }
      guard let group else { return inner }
      let object: JSONText = [
        "description": .string("The options of '\(group)'."), "type": .array(["object", "null"]),
        "properties": .object(inner), "additionalProperties": false,
      ]
      return [.init(group, object)]
    }
  }

  private static func schema(of key: ConfigurationKey) -> JSONText {
    let parts: [JSONText] = alternatives(of: key) + [["type": "null"]]
    return ["description": .string(key.option.summary), "anyOf": .array(parts)]
  }

  private static func alternatives(of key: ConfigurationKey) -> [JSONText] {
    switch key.kind {
    case .word: return [words(of: key)]
    case .words: return [["type": "array", "items": words(of: key)]]
    case .path:
      // The output would overwrite a sheet.
      return [reference(to: "path").with("not", ["pattern": #"\.[nN][sS][sS]$"#])]
    case .paths: return [["type": "array", "items": reference(to: "path")]]
    case .patterns: return [["type": "array", "items": reference(to: "pattern")]]
    case .whole:
      guard let value = key.option.value, let bounds = value.bounds else { return [true] }
      let number: JSONText = [
        "type": "integer", "minimum": JSONText(bounds.lowerBound),
        "maximum": JSONText(bounds.upperBound),
      ]
      return [number] + (value.words.isEmpty ? [] : [words(of: key)])
    case .settings: return [["type": "object", "properties": rules, "additionalProperties": false]]
    }
  }

  private static func reference(to definition: String) -> JSONText {
    ["$ref": .string("#/$defs/\(definition)")]
  }

  private static func words(of key: ConfigurationKey) -> JSONText {
    words(key.option.value?.words ?? [])
  }

  private static func words(_ words: [String]) -> JSONText {
    ["enum": .array(words.map(JSONText.string))]
  }

  private static var rules: JSONText {
    .object(
      RuleChoice.names.map { name in
        let description = Rule(named: name)?.summary ?? "all enabled rules of the group '\(name)'"
        return JSONText.Member(
          name, ["description": .string(description), "$ref": "#/$defs/severity"])
      })
  }
}
