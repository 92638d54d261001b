import Foundation
import Testing

@testable import stylecheck

/// The recipes for CI and hooks, run as their hosts run them.
@Suite(.enabled(if: Tool.isThere, "the program is not beside the tests"))
struct RecipeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Label { font-size: 17 }\n", to: "Styles/faulty.nss")
    try folder.write("Button { font-size: 17; }\n", to: "Styles/good.nss")
  }

  /// Runs a script in the folder; the program is in the path.
  private func shell(_ script: String, _ variables: [String: String] = [:]) throws -> (
    Run, code: Int32
  ) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let program = Tool.url.deletingLastPathComponent().path()
    let own = [
      "PATH": "\(program):\(path)", "HOME": folder.text("home"), "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "a",
      "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    let (run, code) = try Tool.shell(
      "cd '\(folder.text(""))'\n\(script)", variables.merging(own) { old, _ in old })
    return (folder.withoutPath(run), code)
  }

  /// Returns the part of a file after the last `mark`, without the indentation of its first line.
  private func block(after mark: String, of file: String) throws -> String {
    let text = try Package.text(of: file)
    let start = try #require(text.ranges(of: mark).last).upperBound
    let indent = text[start...].prefix { $0 == " " }.count
    return text[start...].split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.dropFirst(indent) }.joined(separator: "\n")
  }

  @Test(arguments: [("github-actions", "action.yml"), ("gitlab-ci", "CI/gitlab.yml")])
  func fitsTheSchemaOfItsHost(_ schema: String, _ file: String) throws {
    let path = Package.root.appending(path: file).path()
    let (run, code) = try shell("check-jsonschema --builtin-schema vendor.\(schema) '\(path)'")
    guard code != 127 else {
      return print("skipped: the schema of \(file): install it by 'pip install check-jsonschema'")
    }
    #expect(code == 0, "\(run)")
  }

  @Test func theActionAnnotatesAndReports() throws {
    // The shell does not expand a pattern of the options.
    for name in ["a", "b"] { try folder.write("Label {", to: "Styles/ignored/\(name).nss") }
    try folder.write("Label {", to: "ignored/a/c.nss")
    let script = try block(after: "      run: |\n", of: "action.yml")
    try folder.write(script, to: "script")
    let (run, code) = try shell(
      "bash -eo pipefail script",
      [
        "PROGRAM": Tool.url.path(), "PATHS": "Styles",
        "OPTIONS": "--target nui --ignore ignored/**",
        "RUNNER_TEMP": folder.text(""), "GITHUB_WORKSPACE": folder.text(""),
        "GITHUB_OUTPUT": folder.text("output"), "GITHUB_STEP_SUMMARY": folder.text("summary"),
      ])
    #expect(code == 1)
    #expect(run.output.hasPrefix("::error file=Styles/faulty.nss,line=1,"), "\(run)")
    #expect(try folder.contents(of: "stylecheck.sarif").contains("\"missing-semicolon\""))
    #expect(try folder.contents(of: "summary").contains("### Styles/faulty.nss"))
    #expect(try folder.contents(of: "output").hasPrefix("sarif="))
  }

  @Test func theJobOfGitLabWritesBothReports() throws {
    let job = try block(after: "  script:\n", of: "CI/gitlab.yml")
    let script = try #require(job.split(separator: "\n").first).dropFirst(2)
    #expect(try shell(String(script), ["STYLECHECK_PATHS": "Styles"]).code == 1)
    #expect(try folder.contents(of: "stylecheck.json").contains("\"path\":\"Styles/faulty.nss\""))
    #expect(try folder.contents(of: "stylecheck.xml").hasPrefix("<?xml"))
  }

  @Test func theBuildPhasePrintsPlaces() throws {
    let script = Package.root.appending(path: "CI/xcode-build-phase.sh").path()
    let (run, code) = try shell("'\(script)'", ["SRCROOT": folder.text("Styles")])
    #expect(code == 1)
    #expect(run.output.hasPrefix("Styles/faulty.nss:1:22: error: expected ';'"), "\(run)")
    let (other, status) = try Tool.shell("'\(script)'", ["PATH": "/usr/bin:/bin"])
    #expect(other.output.hasPrefix("warning: stylecheck is not installed"))
    #expect(status == 0)
  }

  @Test func theDangerfileFailsAtTheLine() throws {
    try folder.write("Label { font-color: @brand; }\n", to: "Styles/undefined.nss")
    let file = Package.root.appending(path: "CI/dangerfile.js").path()
    let stubs =
      "for (const name of ['fail', 'warn']) global[name] = (...all) => console.log(name, ...all)"
    let (run, code) = try shell("node -e \"\(stubs); require('\(file)')\"")
    guard code != 127 else { return print("skipped: the Dangerfile is not run; install node") }
    let findings = """
      fail expected `;` after this value; nui ignores the whole sheet (`missing-semicolon`) Styles/faulty.nss 1
      fail `@brand` is not defined, and nui crashes the app when it loads the sheet (`undefined-variable`) Styles/undefined.nss 1

      """
    #expect(run == Run(output: findings, status: .clean))
  }

  /// The hook of git checks what is staged; a deleted sheet is not passed to the program.
  @Test func theHookOfGitLeavesOutDeletedSheets() throws {
    let page = try Package.text(of: "Documentation/CI.md")
    let hook = try #require(page.firstMatch(of: /#!\/bin\/sh\n# \.git\/hooks\/pre-commit\n.*\n/))
      .output
    try folder.write(String(hook), to: "hook")
    let begin =
      "git init -q . && git add Styles && git commit -qm one && cp hook .git/hooks/pre-commit"
    let (run, code) = try shell(
      """
      \(begin) && chmod +x .git/hooks/pre-commit && git rm -q Styles/faulty.nss
      echo 'Label { font-size: 18; }' > Styles/good.nss && git add Styles && git commit -qm two && echo two
      echo 'Label { font-size: 18 }' > Styles/new.nss && git add Styles && git commit -qm three
      """)
    #expect(run.output == "two\n", "\(run)")
    #expect(run.error.contains("Styles/new.nss:1:22: error[missing-semicolon]"), "\(run)")
    #expect(code != 0)
    // Without the filter, a path that does not exist is a failure.
    #expect(try shell("stylecheck check Styles/faulty.nss Styles/gone.nss").code == 2)
  }

  @Test func preCommitRunsTheHooks() throws {
    // Names of files are not options.
    try folder.write("Label { font-size: 17; }\n", to: "--ignore=*.nss")
    guard try shell("command -v pre-commit >/dev/null").code == 0 else {
      return print("skipped: the hooks are not run; install them by 'pip install pre-commit'")
    }
    try folder.write(
      try Package.text(of: ".pre-commit-hooks.yaml"), to: "hooks/.pre-commit-hooks.yaml")
    let begin = """
      (cd hooks && git init -q . && git add -A && git commit -qm hooks)
      git init -q . && git add Styles ./--*.nss
      try() { pre-commit try-repo hooks "$@" --all-files; }
      """
    let (run, code) = try shell("\(begin)\ntry stylecheck-system")
    #expect(code == 1)
    #expect(run.output.contains("\nStyles/faulty.nss:1:22: error[missing-semicolon]"), "\(run)")
    #expect(try shell("\(begin)\ntry stylecheck-fix-system\ntry stylecheck-system").code == 0)
    #expect(try folder.contents(of: "Styles/faulty.nss") == "Label { font-size: 17; }\n")
  }
}
