import Foundation
import StyleSheet
import Testing

@testable import stylecheck

/// Exports, checked by other programs if they are installed, and by a second implementation of the
/// rules.
@Suite struct ExportValidityTests {
  private static func subjects() throws -> [RoundTripTests.Subject] {
    try Package.files(in: "Examples/styles").map { path in
      let source = SourceText(bytes: try Package.bytes(of: path), name: path)
      return RoundTripTests.Subject(name: path, sheet: Sheet(parsing: source))
    } + [RoundTripTests.odd(for: .sapfiori)]
  }

  private static func export(
    _ subject: RoundTripTests.Subject, _ format: ExportFormat, _ environment: ThemeEnvironment
  ) -> ThemeExport {
    format.export(ExportedTheme(of: [subject.sheet], in: environment, for: .sapfiori))
  }

  @Test func tokensFollowTheRulesOfTheFormat() throws {
    for subject in try Self.subjects() {
      let text = Self.export(subject, .tokens, ThemeEnvironment()).files[0].text
      let rules = try TokenRules(text)
      #expect(rules.problems == [], "\(subject.name)")
      #expect(!rules.values.isEmpty, "\(subject.name)")
    }
  }

  /// Values that depend on appearance, level and contrast are right in all eight situations.
  @Test func resolverHasTheTokensOfEachSituation() throws {
    let subjects = try Self.subjects().filter { subject in
      ["palette", "lantern", "odd"].contains { subject.name.contains($0) }
    }
    try #require(subjects.count == 3)
    for subject in subjects {
      let export = Self.export(subject, .resolver, ThemeEnvironment())
      let document = try TokenRules.object(export.files[0].text)
      let lost = export.omissions.map(\.what)
      #expect(document["version"] as? String == "2025.10")
      for context in PaletteContext.all {
        let environment = ThemeEnvironment().with(context)
        let input = [
          "appearance": environment.appearance.word, "level": environment.level.word,
          "contrast": environment.contrast.word,
        ]
        let resolved = TokenRules.resolved(document, input)
        #expect(resolved.problems == [], "\(subject.name) \(input)")
        let own = try TokenRules(Self.export(subject, .tokens, environment).files[0].text)
        let classes = own.values.filter { !$0.key.hasPrefix("variables.") }
        for (path, value) in classes {
          let name = path.split(separator: ".").last ?? ""
          if lost.contains(where: { $0.hasPrefix("'\(name)' of") }) { continue }
          #expect(resolved.values[path] == value, "\(subject.name) \(input) \(path)")
        }
      }
    }
  }

  private static func run(_ line: String) throws -> (Run, code: Int32) {
    let environment = ProcessInfo.processInfo.environment
    return try Tool.shell(
      line,
      [
        "PATH": environment["PATH"] ?? "", "HOME": environment["HOME"] ?? "/tmp",
        "PYTHONUTF8": "1",
      ])
  }

  /// Prints the errors of files by the schemas in a folder, which is the first argument.
  private static let schemaScript = #"""
    import json, pathlib, sys
    try:
        import jsonschema, referencing
    except ImportError:
        sys.exit(42)

    texts = [json.loads(path.read_text()) for path in pathlib.Path(sys.argv[1]).rglob("*.json")]
    schemas = {text["$id"]: text for text in texts if "$id" in text}
    registry = referencing.Registry().with_resources(
        (name, referencing.Resource.from_contents(text)) for name, text in schemas.items())
    for name in sys.argv[2:]:
        text = json.load(open(name))
        checker = jsonschema.Draft7Validator(schemas[text["$schema"]], registry=registry)
        for error in checker.iter_errors(text):
            print(name, error.json_path, error.message[:200])
    """#

  /// DTCG_SCHEMAS names a folder that contains the schemas of 2025.10 (Documentation/Export.md).
  ///
  /// No package manager distributes these schemas of the Design Tokens Community Group.
  @Test func tokensMatchThePublishedSchemas() throws {
    guard let schemas = ProcessInfo.processInfo.environment["DTCG_SCHEMAS"] else {
      print(
        "SKIPPED: tokens are not held against the published schemas, which no package manager has; "
          + "DTCG_SCHEMAS may name the folder 'schemas' of a clone of design-tokens/community-group"
      )
      return
    }
    let folder = try TemporaryFolder()
    for (number, subject) in try Self.subjects().enumerated() {
      for format in [ExportFormat.tokens, .resolver] {
        let text = Self.export(subject, format, ThemeEnvironment()).files[0].text
        try folder.write(text, to: "\(number)\(format.fileExtension)")
      }
    }
    try folder.write(Self.schemaScript, to: "check.py")
    let (run, code) = try Self.run(
      "cd '\(folder.url.path())' && python3 check.py '\(schemas)' *.json")
    guard code != 42, code != 127 else {
      print("SKIPPED: no program for schemas: 'pip install jsonschema' brings one")
      return
    }
    #expect(code == 0, "\(run.error)")
    #expect(run.output.isEmpty, "\(run.output)")
  }

  @Test func swiftIsCompiled() throws {
    let folder = try TemporaryFolder()
    for (number, subject) in try Self.subjects().enumerated() {
      let text = Self.export(subject, .swift, ThemeEnvironment()).files[0].text
      // All themes are in one module, so each needs its own name.
      try folder.write(
        text.replacing("enum Theme {", with: "enum Theme\(number) {"), to: "Theme\(number).swift")
    }
    let (run, code) = try Self.run(
      "swiftc -typecheck -swift-version 6 -warnings-as-errors '\(folder.url.path())'/*.swift")
    guard code != 127 else {
      print("SKIPPED: no 'swiftc' in the path to compile the constants with")
      return
    }
    #expect(code == 0, "\(run.error)")
  }

  /// Prints the errors of CSS files.
  private static let script = #"""
    import sys
    try:
        import tinycss2
    except ImportError:
        sys.exit(42)

    def declarations(rule, name):
        found = {}
        for part in tinycss2.parse_blocks_contents(rule.content, skip_whitespace=True):
            if part.type == "error":
                print(name, part.message)
            elif part.type == "declaration":
                if not part.name.startswith("--"): print(name, part.name)
                if part.name in found: print(name, "twice", part.name)
                found[part.name] = part
            else:
                print(name, part.type)
        if not found: print(name, "an empty block")

    for name in sys.argv[1:]:
        text = open(name, newline="").read()
        for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
            if rule.type == "error":
                print(name, rule.message)
            elif rule.type == "at-rule":
                assert rule.lower_at_keyword == "media"
                for inner in tinycss2.parse_rule_list(rule.content, skip_whitespace=True):
                    declarations(inner, name)
            else:
                declarations(rule, name)
    """#

  @Test func cssIsParsedByAnotherParser() throws {
    let folder = try TemporaryFolder()
    for (number, subject) in try Self.subjects().enumerated() {
      try folder.write(
        Self.export(subject, .css, ThemeEnvironment()).files[0].text, to: "\(number).css")
    }
    try folder.write(Self.script, to: "check.py")
    let (run, code) = try Self.run("cd '\(folder.url.path())' && python3 check.py *.css")
    guard code != 42, code != 127 else {
      print("SKIPPED: CSS is not read by another parser: 'pip install tinycss2' brings one")
      return
    }
    #expect(code == 0, "\(run.error)")
    #expect(run.output.isEmpty, "\(run.output)")
  }

  /// A color set as Xcode reads it.
  private struct ColorSet: Decodable {
    struct Appearance: Decodable, Hashable {
      let appearance: String
      let value: String
    }
    struct Item: Decodable {
      struct Color: Decodable {
        let components: [String: String]
      }
      let idiom: String
      let appearances: [Appearance]?
      let color: Color
    }
    let colors: [Item]
    let info: Info
  }
  private struct Info: Decodable {
    let author: String
    let version: Int
  }

  @Test func colorSetsHaveOneColorForEachAppearance() throws {
    for subject in try Self.subjects() {
      let files = Self.export(subject, .xcassets, ThemeEnvironment()).files
      #expect(Set(files.map { $0.path.lowercased() }).count == files.count)
      for file in files.dropFirst() {
        #expect(file.path.hasSuffix(".colorset/Contents.json"))
        #expect(file.path.split(separator: "/").count == 2)
        let set = try JSONDecoder().decode(ColorSet.self, from: Data(file.text.utf8))
        #expect(set.colors.first?.appearances == nil)
        #expect(Set(set.colors.map { Set($0.appearances ?? []) }).count == set.colors.count)
        #expect(set.colors.allSatisfy { $0.color.components.count == 4 && $0.idiom == "universal" })
        #expect(set.info.author == "stylecheck")
      }
    }
  }
}
