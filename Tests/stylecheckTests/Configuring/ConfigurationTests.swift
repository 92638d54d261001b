import Foundation
import Testing

@testable import stylecheck

/// The configuration of a sheet and its effect; transcripts cover invalid configurations.
@Suite struct ConfigurationTests {
  private let folder: TemporaryFolder
  private static let sheet = "@unused: red;\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private func write(_ severity: String, _ more: String = "", to name: String) throws {
    try folder.write(#"{"rules": {"unused-variable": "\#(severity)"}\#(more)}"#, to: name)
  }

  /// Returns the names of the sheets, each with the severity of its finding.
  private func severities(_ options: String...) -> [String] {
    let words = options.map { SystemText($0) } + ["-q", "--remarks", "--format", "concise"]
    let run = folder.withoutPath(Run(words + [folder.path("")]))
    #expect(run.error == "")
    return run.output.split(separator: "\n").filter { $0.contains("unused-variable") }.map { line in
      let parts = line.split(separator: ":")
      return "\(parts[0]) \(parts[3].prefix { $0 != "[" }.dropFirst())"
    }
  }

  @Test func nearestConfigurationApplies() throws {
    try write("error", to: ".stylecheck.json")
    try write("remark", to: "a/.stylecheck.json")
    for name in ["s.nss", "a/s.nss", "a/b/s.nss", "c/d/s.nss"] {
      try folder.write(Self.sheet, to: name)
    }
    #expect(
      severities() == [
        "a/b/s.nss remark", "a/s.nss remark", "c/d/s.nss error", "s.nss error",
      ])
    #expect(severities("--no-config").allSatisfy { $0.hasSuffix("warning") })
    #expect(
      severities("--config", folder.text("a/.stylecheck.json")).allSatisfy {
        $0.hasSuffix("remark")
      })
    #expect(severities("--rule", "unused-variable=off") == [])
  }

  @Test func brokenLinkIsAFailure() throws {
    try folder.write(Self.sheet, to: "s.nss")
    try folder.link(".stylecheck.json", to: "gone.json")
    let run = folder.withoutPath(Run([folder.path("")]))
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains("cannot read '.stylecheck.json': it is a broken symbolic link"))
  }

  /// Opening a named pipe would block until another process writes to it.
  @Test func namedPipeIsIgnored() throws {
    try write("error", to: ".stylecheck.json")
    try folder.write(Self.sheet, to: "a/s.nss")
    #expect(mkfifo(folder.text("a/.stylecheck.json"), 0o600) == 0)
    #expect(severities() == ["a/s.nss error"])
  }

  @Test func searchEndsAtTheRepositoryRoot() throws {
    try write("error", to: ".stylecheck.json")
    try folder.makeFolder("module/.git")
    try folder.write(Self.sheet, to: "module/s.nss")
    try folder.write(Self.sheet, to: "s.nss")
    #expect(severities() == ["module/s.nss warning", "s.nss error"])
  }

  @Test func extendedConfigurationIsOverridden() throws {
    try write("error", #", "targets": ["nui"]"#, to: "shared/base.json")
    try folder.write(
      #"{"extends": "shared/base.json", "rules": {"hygiene": "remark"}}"#, to: ".stylecheck.json")
    try folder.write(Self.sheet, to: "s.nss")
    // A group in the extending file overrides a rule in the extended one.
    #expect(severities() == ["s.nss remark"])
    try folder.write(#"{"extends": ["shared/base.json"]}"#, to: ".stylecheck.json")
    #expect(severities() == ["s.nss error"])
  }

  @Test func overridesApplyToMatchingSheets() throws {
    try write(
      "error",
      #"""
      , "overrides": [
        {"files": ["old/", "*-x.nss"], "rules": {"unused-variable": "warning"}},
        {"files": "old/keep.nss", "rules": {"unused-variable": "remark"}}
      ]
      """#, to: ".stylecheck.json")
    for name in ["s.nss", "s-x.nss", "old/s.nss", "old/keep.nss"] {
      try folder.write(Self.sheet, to: name)
    }
    #expect(
      severities() == [
        "old/keep.nss remark", "old/s.nss warning", "s-x.nss warning", "s.nss error",
      ])
  }

  @Test func ruleOverridesItsGroupInAnyOrder() throws {
    try folder.write(Self.sheet, to: "s.nss")
    for rules in [
      #""unused-variable": "remark", "hygiene": "error""#,
      #""hygiene": "error", "unused-variable": "remark""#,
    ] {
      try folder.write("{\"rules\": {\(rules)}}", to: ".stylecheck.json")
      #expect(severities() == ["s.nss remark"])
    }
  }

  @Test func standardInputUsesTheConfigurationOfItsName() throws {
    try write("error", to: "a/.stylecheck.json")
    let words: [SystemText] = ["-q", "--format", "concise", "--stdin-name", folder.path("a/x.nss")]
    #expect(Run(words + ["-"], input: Self.sheet).output.contains("error[unused-variable]"))
    let elsewhere: [SystemText] = ["-q", "--stdin-name", folder.path("x.nss"), "-"]
    #expect(Run(elsewhere, input: Self.sheet).output.contains("warning[unused-variable]"))
  }

  @Test func invalidConfigurationIsReportedOnce() throws {
    try folder.write("{\"rulez\": {}}", to: "a/.stylecheck.json")
    for name in ["a/s.nss", "a/t.nss", "s.nss"] { try folder.write(Self.sheet, to: name) }
    let run = folder.withoutPath(Run(["--format", "concise", folder.path("")]))
    #expect(
      run
        == Run(
          output: """
            s.nss:1:1: warning[unused-variable]: '@unused' is never used
            1 warning in 1 sheet; warnings pass without --strict
            target nui: the sheets use no SAP class

            """,
          error: """
            a/.stylecheck.json:1:2: error[unknown-key]: unknown key 'rulez'; did you mean 'rules'?
               1 | {"rulez": {}}
                 |  ^^^^^^^ fix: write "rules"

            """.replacing("; did you mean 'rules'?", with: ""), status: .couldNotRun))
    #expect(Run(["fmt", "--check", folder.path("a")]).status == .couldNotRun)
    #expect(Run(["resolve", folder.path("a/s.nss")]).status == .couldNotRun)
  }

  @Test func pathsAreRelativeToTheConfiguration() throws {
    try folder.write("{\"roots\": [\"shared\", \"app\"]}", to: ".stylecheck.json")
    try folder.write("Label { font-size: 17; }\n", to: "shared/base.nss")
    try folder.write("@import \"../shared/base\";\n", to: "app/s.nss")
    let run = folder.withoutPath(Run(["--print-config", folder.path("app")]))
    #expect(run.output.contains("shared  .stylecheck.json:1:12\n"))
    let check: [SystemText] = ["-q", "--target", "sapfiori", folder.path("app")]
    #expect(!Run(check).output.contains("outside of"))
    try folder.write("{}", to: ".stylecheck.json")
    #expect(Run(check).output.contains("outside of"))
  }

  @Test func initOverwritesNothing() throws {
    let first = folder.withoutPath(Run(["init", folder.path("")]))
    #expect(first == Run(output: "wrote '.stylecheck.json'\n", status: .clean))
    let text = try folder.contents(of: ".stylecheck.json")
    try folder.write(Self.sheet, to: "s.nss")
    #expect(severities() == ["s.nss warning"])
    // The new configuration does not change the findings.
    let words: [SystemText] = ["--remarks", folder.path("")]
    #expect(Run(words) == Run(words + ["--no-config"]))
    let second = folder.withoutPath(Run(["init", folder.path(""), "--target", "nui"]))
    #expect(second.status == .couldNotRun)
    #expect(
      second.error == "stylecheck: '.stylecheck.json' already exists and is not overwritten\n")
    #expect(try folder.contents(of: ".stylecheck.json") == text)
  }

  @Test func initWritesASchemaOnRequest() throws {
    let run = folder.withoutPath(
      Run(["init", "--schema", "--target", "nui", "--target", "sapfiori", folder.path("")]))
    #expect(run.output == "wrote '.stylecheck.json'\nwrote '.stylecheck.schema.json'\n")
    let text = try folder.contents(of: ".stylecheck.json")
    #expect(
      text == """
        {
          "$schema": "./.stylecheck.schema.json",
          "targets": [
            "nui",
            "sapfiori"
          ],
          "rules": {},
          "fmt": {
            "indent": 2,
            "order": "kept"
          }
        }

        """)
  }
}
