import Foundation
import StyleSheet
import Testing

@testable import stylecheck

/// The exit statuses for hooks and scripts.
@Suite struct ExitStatusTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let runs: [(line: String, sheet: String, status: Status)] = [
    ("fix a.nss", "Label { font-size: 12; }", .clean),
    ("fix a.nss", "Label { font-size: 12 }", .clean),
    ("fix a.nss", "Label { font-size: @none; }", .findings),
    ("fix a.nss", "Label { font-size: 12 } } View { border-color: @none; }", .findings),
    ("fix --quiet a.nss", "Label { font-size: @none; }", .findings),
    ("fix --diff a.nss", "Label { font-size: @none; }", .findings),
    ("fix --check a.nss", "Label { font-size: 12 }", .findings),
    ("fix --rule undefined-variable=warning a.nss", "Label { font-size: @none; }", .clean),
    ("fix --rule unused-variable=error a.nss", "@x: 1; Label { font-size: 12; }", .findings),
    ("fix a.nss none.nss", "Label { font-size: 12; }", .couldNotRun),
    ("fmt a.nss", "Label { font-size: }", .clean),
    ("fmt --check a.nss", "Label {font-size: 12;}", .findings),
    ("check a.nss", "Label { font-size: @none; }", .findings),
    ("coverage --component Nope --all a.nss", "Label { font-size: 12; }", .couldNotRun),
  ]

  @Test(arguments: runs) func statusReflectsRemainingFindings(
    _ line: String, _ sheet: String, _ status: Status
  ) throws {
    try folder.write(sheet, to: "a.nss")
    let words = line.split(separator: " ").map {
      $0.hasSuffix(".nss") ? folder.path(String($0)) : SystemText(String($0))
    }
    #expect(Run(words).status == status)
  }

  @Test func remainingErrorsAreCounted() throws {
    try folder.write("Label { font-size: @none }\n", to: "a.nss")
    try folder.write("Label { font-size: 12; }\n", to: "b.nss")
    let run = Run(["fix", folder.path("a.nss"), folder.path("b.nss")])
    #expect(run.error.contains("1 error left in 1 sheet; run 'stylecheck check'\n"))
    #expect(run.status == .findings)
  }

  /// Findings in the baseline do not stop a commit.
  @Test func errorsInTheBaselineAreIgnored() throws {
    try folder.write("Label { font-size: @none; }", to: "a.nss")
    let baseline = folder.text("known.baseline")
    try folder.write(#"{"baseline": "known.baseline"}"#, to: ".stylecheck.json")
    _ = Run([
      "check", "--baseline-update", "--baseline", SystemText(baseline), folder.path("a.nss"),
    ])
    #expect(Run(["fix", folder.path("a.nss")]).status == .clean)
    let given: [SystemText] = ["fix", "--no-config", folder.path("a.nss"), "--baseline"]
    #expect(Run(given + [SystemText(baseline)]).status == .clean)
    #expect(Run(given + [folder.path("none.baseline")]).status == .couldNotRun)
    try folder.write(#"{"baseline": "none.baseline"}"#, to: ".stylecheck.json")
    #expect(Run(["fix", folder.path("a.nss")]).status == .findings)
  }

  /// The sheets of a run know each other's variables, imports and roots, as in a check.
  @Test(arguments: [
    "Styles", "Styles base", "--rule unused-variable=error Styles base", "--root . Styles",
    "--root . --rule unused-variable=error Styles base",
  ])
  func remainingErrorsAreThoseOfACheck(_ line: String) throws {
    try folder.write("@import \"../base/base\";\nLabel { font-color: @ink; }\n", to: "Styles/a.nss")
    try folder.write("@import \"none\";\n@ink: red;\n", to: "base/base.nss")
    let words = "--no-config --target sapfiori \(line)".split(separator: " ").map {
      ["Styles", "base", "."].contains($0) ? folder.path(String($0)) : SystemText(String($0))
    }
    let left = Run(["fix"] + words).error.firstMatch(of: /(\d+) errors? left/).flatMap { Int($0.1) }
    let errors = Run(["check", "--format", "concise"] + words).output.matches(of: /: error\[/).count
    #expect(left ?? 0 == errors)
  }

  @Test func aFileThatAnotherProcessChangesIsReadAgain() throws {
    try folder.write("A{a:b;}", to: "a.nss")
    let path = folder.path("a.nss")
    var invocation = Invocation()
    invocation.add(path)
    var session = Session(Surroundings())
    var rewriter = Rewriter(to: .file)
    let place = folder.url.appending(path: "a.nss")
    try rewriter.rewrite(invocation, &session) { _, _, _ in
      0
    } change: { _, source, _ in
      // An editor saves at this moment.
      if source.bytes == Array("A{a:b;}".utf8) { try? Data("B{b:c;}".utf8).write(to: place) }
      let tree = SyntaxTree(parsing: source)
      return Rewriter.Change(old: source, new: tree.formatted(), note: 0)
    } tell: { _, _, _ in
    }
    #expect(rewriter.status(invocation, &session) == .clean)
    #expect(try folder.contents(of: "a.nss") == "B {\n  b: c;\n}\n")
  }

  /// Help, `--help` of each command and the page have the same table.
  @Test func everyStatusIsDocumented() throws {
    let page = try Package.text(of: "Documentation/Hooks.md")
    for command in Command.all {
      let row = "| `\(command.name)` | \(command.findings ?? "never") |\n"
      #expect(page.contains(row.replacing(/'(--[a-z-]+)'/) { "`\($0.1)`" }))
      guard let findings = command.findings else { continue }
      #expect(HelpText.of(command).contains("\n  1  \(findings)\n"))
      #expect(HelpText.of(Command.all).contains("   \(command.name)"))
    }
  }
}
