import Foundation
import StyleSheet
import Testing

@testable import stylecheck

/// Editors check configurations by schemas, so these must agree with the tool.
@Suite struct ConfigurationSchemaTests {
  private static let configuration = "Documentation/Schemas/configuration.schema.json"
  private static let classes = "Documentation/Schemas/classes.schema.json"

  @Test func schemaMatchesTable() throws {
    try Golden.expect(ConfigurationSchema.json.description, at: Self.configuration)
  }

  private static let good = [
    "{}", #"{"$schema": "x", "extends": "a.json"}"#, #"{"extends": ["a.json", "b.json"]}"#,
    #"{"targets": ["all"], "rules": {"unused-variable": "off", "hygiene": "remark"}}"#,
    #"{"schemas": ["a.json"], "roots": ["..", "/tmp"], "baseline": "known.txt"}"#,
    #"{"assets": ["App", "../Kit/Media.xcassets"]}"#, #"{"assets": null}"#,
    #"{"fmt": {"indent": "tab", "hexCase": "lower", "blankLines": 0, "order": "catalog"}}"#,
    #"{"ignore": ["Pods/**", "old-*"]}"#, #"{"ignore": null}"#,
    #"{"fmt": {"indent": 64, "lineEnd": "crlf"}, "targets": null, "overrides": null}"#,
    #"{"fmt": {"indent": 4.0, "blankLines": 1e0}}"#, #"{"baseline": "a.nss.known"}"#,
    #"{"requiredVersion": ">=0.1.0"}"#, #"{"requiredVersion": null}"#,
    #"{"ignore": ["./a", "a..b", "..a/b", "a/b.."]}"#,
    #"{"overrides": [{"files": "a/", "fmt": {"indent": 8}}, {"files": [], "roots": null}]}"#,
  ]

  private static let bad = [
    #"{"requiredVersion": "1"}"#, #"{"requiredVersion": ">= 0.1.0"}"#, #"{"requiredVersion": 1}"#,
    #"{"requiredVersion": "~>0.1.0"}"#, #"{"requiredVersion": "0.1.x"}"#,
    #"{"ignore": "Pods/**"}"#, #"{"ignore": [""]}"#, #"{"ignore": [3]}"#,
    #"{"overrides": [{"files": "a", "ignore": ["b"]}]}"#,
    #"{"overrides": [{"files": null}]}"#, #"{"baseline": "a.nss"}"#, #"{"baseline": "x/A.NSS"}"#,
    #"{"baseline": ""}"#,
    #"{"baseline": "a\u0000b"}"#, #"{"extends": "a\u0000.json"}"#, #"{"roots": ["\u0000"]}"#,
    #"{"ignore": ["/a"]}"#, #"{"ignore": ["../a"]}"#, #"{"ignore": ["a/../b"]}"#,
    #"{"ignore": ["a/.."]}"#, #"{"ignore": ["a[bc]"]}"#, #"{"ignore": ["!a"]}"#,
    #"{"ignore": ["{a,b}"]}"#, #"{"ignore": ["a\\b"]}"#,
    #"{"overrides": [{"files": "/a"}]}"#, #"{"overrides": [{"files": ["../a"]}]}"#,
    #"{"overrides": [{"files": ""}]}"#, #"{"overrides": [null]}"#, #"{"overrides": [3]}"#,
    #"{"extends": ""}"#, #"{"extends": [null]}"#, #"{"schemas": [null]}"#, #"{"schemas": [""]}"#,
    #"{"rules": {"unused-variable": null}}"#, #"{"$schema": 3}"#, #"{"fmt": {"indent": 65}}"#,
    #"{"fmt": {"blankLines": -1}}"#, #"{"fmt": {"hexCase": "UPPER"}}"#, #"{"targets": [null]}"#,
    "[]", "7", #"{"target": "nui"}"#, #"{"targets": "nui"}"#, #"{"targets": ["nuj"]}"#,
    #"{"rules": {"unused-variable": "warn"}}"#, #"{"rules": {"unused": "off"}}"#,
    #"{"rules": {"missing-semicolon": "off"}}"#, #"{"rules": ["unused-variable"]}"#,
    #"{"fmt": {"indent": 0}}"#, #"{"fmt": {"indent": 2.5}}"#, #"{"fmt": {"indent": "tabs"}}"#,
    #"{"fmt": {"tabs": 1}}"#, #"{"fmt": 3}"#, #"{"roots": [""]}"#, #"{"baseline": 3}"#,
    #"{"assets": "App"}"#, #"{"assets": [3]}"#,
    #"{"overrides": [{"fmt": {}}]}"#, #"{"overrides": [{"files": "a", "baseline": "b"}]}"#,
    #"{"overrides": {"files": "a"}}"#, #"{"overrides": [{"files": 3}]}"#, #"{"extends": 3}"#,
  ]

  private static let goodClasses = [
    "{}", #"{"classes": {"A": {}}, "properties": null}"#,
    #"{"classes": {"A": {"inherits": "Label", "properties": {"a": "Color", "b": null}}}}"#,
    #"{"classes": {"A": {"properties": {"a": {"type": "UIColor", "variants": ["x", "y-z"]}}}}}"#,
    #"{"classes": {"*": {"properties": {"a": {"variants": "x"}}}}, "properties": {"b": "Number"}}"#,
  ]

  private static let badClasses = [
    "[]", #"{"classes": []}"#, #"{"classes": {"A B": {}}}"#, #"{"classes": {"A": []}}"#,
    #"{"classes": {"A": {"inherit": "Label"}}}"#, #"{"classes": {"A": {"inherits": 3}}}"#,
    #"{"properties": {"a": "Colour"}}"#, #"{"properties": {"1": "Color"}}"#,
    #"{"properties": {"a": {"variants": ["-x"]}}}"#, #"{"properties": {"a": 3}}"#,
    #"{"properties": {"a": {"kind": "Color"}}}"#, #"{"property": {}}"#,
  ]

  @Test func toolAgrees() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "Sheets/a.json")
    try folder.write("{}", to: "Sheets/b.json")
    try folder.makeFolder("Sheets/App")
    try folder.makeFolder("Kit/Media.xcassets")
    for text in Self.good + Self.bad {
      try folder.write(text, to: "Sheets/c.json")
      let isTaken = ConfigurationReader.reading(of: folder.path("Sheets/c.json")).problems.isEmpty
      #expect(isTaken == Self.good.contains(text), "\(text)")
    }
    for text in Self.goodClasses + Self.badClasses {
      try folder.write(text, to: "c.json")
      var reader = SchemaReader()
      reader.read(folder.path("c.json"))
      #expect(reader.problems.isEmpty == Self.goodClasses.contains(text), "\(text)")
    }
  }

  @Test func anotherValidatorAgrees() throws {
    let good = Self.good.map { ($0, Self.configuration, true) }
    let bad = Self.bad.map { ($0, Self.configuration, false) }
    let goodClasses = Self.goodClasses.map { ($0, Self.classes, true) }
    let badClasses = Self.badClasses.map { ($0, Self.classes, false) }
    let files = [
      ("Examples/configuration/.stylecheck.json", Self.configuration),
      ("Examples/configuration/house.json", Self.configuration),
      ("Examples/configuration/orders.classes.json", Self.classes),
    ]
    try SchemaCase.expect(
      (good + bad + goodClasses + badClasses).map { SchemaCase($0.1, $0.0, $0.2) }
        + files.map { try SchemaCase($0.1, Package.text(of: $0.0), true) })
  }

  /// The page lists every key, and its first two examples are valid.
  @Test func thePageIsUpToDate() throws {
    let page = try Package.text(of: "Documentation/Configuration.md")
    for key in ConfigurationKey.all {
      #expect(page.contains("| `\(key.path)` | `\(key.option.word)` |"), "\(key.path)")
    }
    let blocks = page.components(separatedBy: "```json\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    let folder = try TemporaryFolder()
    try folder.write(blocks[0], to: "c.json")
    #expect(ConfigurationReader.reading(of: folder.path("c.json")).problems == [])
    try folder.write(blocks[1], to: "s.json")
    var reader = SchemaReader()
    reader.read(folder.path("s.json"))
    #expect(reader.problems == [])
    #expect(reader.classes.count == 3)
  }

  @Test func schemaHasAllTypes() throws {
    let names = ValueType.allCases.flatMap(\.spellings).map { "\"\($0)\"" }
    #expect(try Package.text(of: Self.classes).contains("[\(names.joined(separator: ", "))]"))
  }
}
