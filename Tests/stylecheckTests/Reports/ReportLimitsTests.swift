import Foundation
import Mutations
import StyleSheet
import Testing

@testable import stylecheck

/// Reports with omitted findings, with unusual paths, and in shared files.
@Suite struct ReportLimitsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Label { a: 1 }\nLabel { b: 1 }\nLabel { c: 1 }\nLabel { d: 1 }\n", to: "a.nss")
    try folder.write("Label { font-size: 12 }\n", to: "ios/Styles/b.nss")
  }

  private func run(_ line: String, _ surroundings: Surroundings = Surroundings()) -> Run {
    let words = line.split(separator: " ").map(String.init)
    return Run(
      words.map { $0.contains(".nss") ? folder.path($0) : SystemText($0) }, surroundings)
  }

  /// Each format reports the omitted findings of a sheet in its own way.
  @Test(arguments: [
    ("sarif", #""toolExecutionNotifications":[{"level":"warning","message":{"text":""#),
    ("jsonl", #"{"rule":"omitted-findings","severity":"remark","message":""#),
    ("gitlab", #"{"description":""#), ("rdjson", #"{"message":""#),
    ("github", "::notice title=stylecheck::"), ("xcode", "stylecheck: note: "),
    ("checkstyle", #"severity="info" message=""#), ("junit", #"<failure type="remark" message=""#),
  ])
  func omittedFindingsAreReported(_ format: String, _ before: String) {
    let all = run("--format \(format) --target nui a.nss").output
    #expect(!all.contains("omitted-findings") && !all.contains("not reported"))
    let part = run("--format \(format) --target nui --max-per-sheet 3 a.nss").output
    let sheet =
      ["sarif", "github", "xcode"].contains(format) ? "'\(folder.text("a.nss"))'" : "this sheet"
    let words = "in \(sheet) not reported; '--max-per-sheet' sets the maximum"
    #expect(
      part.contains(words) || part.contains(words.replacing("'", with: "&#39;"))
        || part.contains(words.replacing("'", with: "&apos;")), "\(part)")
    #expect(part.contains(before), "\(part)")
  }

  /// The default is 10,000.
  @Test func limitIsAnOption() {
    func count(_ options: String) -> Int {
      run("--target nui --format concise \(options) a.nss").output.split(separator: "\n").count
    }
    let all = count("")
    #expect(all > 5 && count("--max-per-sheet \(all)") == all)
    // Two findings, the number of omitted findings, and the summary.
    #expect(count("--max-per-sheet 2") == 4)
  }

  private static let suppressed = """
    /* stylecheck-disable-file eight-digit-hex -- the alpha comes last */
    fdlFUIRatingControl { on-color: #80FF0000; off-color: #80FF0001; half-color: #80FF0002; }

    """
  private static let warnings =
    "fdlFUIRatingControl { off-color: hsl(20, 50; on-color: rgb(1,2; half-color: nope; }\n"

  /// The limit changes neither the counts nor the exit status.
  @Test(arguments: [
    (suppressed, "--strict", "1 sheet, no findings", Status.clean),
    (suppressed + "Label { a: 1 }\n", "", "1 error and 1 warning in 1 sheet", .findings),
    (warnings, "", "3 warnings in 1 sheet; warnings pass without --strict", .clean),
    (warnings, "--rule invalid-color=error", "1 error and 2 warnings in 1 sheet", .findings),
  ])
  func limitChangesNoCount(
    _ sheet: String, _ options: String, _ summary: String, _ status: Status
  ) throws {
    try folder.write(sheet, to: "b.nss")
    for limit in ["", "--max-per-sheet 0", "--max-per-sheet 1", "--max-per-sheet 2"] {
      let found = run("\(options) --target sapfiori \(limit) b.nss")
      #expect(found.output.split(separator: "\n").last == summary[...], "\(limit)")
      #expect(found.status == status, "\(limit)")
    }
  }

  /// Beyond the number of findings that are stored, the severities are still those of the findings.
  @Test(.enabled(if: Trials.areMany)) func countsBeyondTheStoredFindingsAreExact() throws {
    let count = SyntaxTree.problemLimit + 5
    let lines = String(repeating: "Label { font-color: hsl(20, 50; }\n", count: count)
    try folder.write(lines, to: "b.nss")
    let many = run("--target sapfiori --quiet --format concise b.nss")
    #expect(many.status == .clean)
    try folder.write(
      "/* stylecheck-disable-file eight-digit-hex, duplicate-class -- tested */\n"
        + String(repeating: "Label { font-color: #80FF0000; }\n", count: count), to: "b.nss")
    let suppressed = run("--target sapfiori --strict b.nss")
    #expect(suppressed.output.hasPrefix("1 sheet, no findings") && suppressed.status == .clean)
  }

  /// A baseline contains all findings, however few are reported.
  @Test(arguments: ["--max-per-sheet 0", "--max-per-sheet 1", ""])
  func baselineContainsAllFindings(_ limit: String) throws {
    try folder.write(Self.warnings, to: "b.nss")
    let baseline = "--target sapfiori --baseline \(folder.text("known.txt"))"
    _ = run("\(baseline) --baseline-update \(limit) b.nss")
    #expect(try folder.contents(of: "known.txt").split(separator: "\n").count == 3)
    for limit in ["--max-per-sheet 0", "--max-per-sheet 1", ""] {
      let found = run("\(baseline) \(limit) b.nss")
      #expect(found.output == "1 sheet, no new findings; 3 findings in the baseline\n")
    }
  }

  /// A job can run in a subfolder, but its reports need paths from the root of the repository.
  @Test func pathsCanBeRelativeToAnotherFolder() throws {
    let path = folder.path("ios/Styles/b.nss")
    func report(_ words: [SystemText]) -> Run { Run(["--format", "jsonl"] + words + [path]) }
    let plain = report([]).output
    let based = report(["--path-base", folder.path("")]).output
    let deeper = report(["--path-base", folder.path("ios/Styles")]).output
    try folder.makeFolder("other")
    let beside = report(["--path-base", folder.path("other")]).output
    func member(_ name: String, _ text: String) -> String {
      text.firstMatch(of: try! Regex("\"\(name)\":\"([^\"]*)\"")).map { String($0[1].substring!) }
        ?? ""
    }
    #expect(
      [based, deeper, beside].map { member("path", $0) }
        == ["ios/Styles/b.nss", "b.nss", "../ios/Styles/b.nss"])
    let prints = Set([plain, based, deeper, beside].map { member("fingerprint", $0) })
    #expect(prints.count == 1 && prints != [""])
    #expect(report(["--path-base", folder.path("none")]).status == .couldNotRun)
    // A link to the folder is equivalent to the folder, in both paths.
    try folder.makeFolder("deep/links")
    try folder.link("deep/links/ios", to: "../../ios")
    let linked = report(["--path-base", folder.path("deep/links/ios")]).output
    let through = Run([
      "--format", "jsonl", "--path-base", folder.path("ios"),
      folder.path("deep/links/ios/Styles/b.nss"),
    ]).output
    let within = Run([
      "--format", "jsonl", "--path-base", folder.path("deep"),
      folder.path("deep/links/ios/Styles/b.nss"),
    ]).output
    #expect(
      [linked, through, within].map { member("path", $0) }
        == ["Styles/b.nss", "Styles/b.nss", "links/ios/Styles/b.nss"])
  }

  /// Files whose names differ in a control character have different fingerprints.
  @Test func controlCharactersInPathsAreKept() throws {
    for name in ["x\ny.nss", "x\ty.nss", "x\u{1}y.nss", "x\u{2}y.nss"] {
      try folder.write("Label { font-size: 12 }\n", to: "odd/\(name)")
    }
    let odd = folder.path("odd")
    let json = Run(["--format", "jsonl", odd]).output
    #expect(json.contains(#"x\ny.nss""#) && json.contains(#"x\u0001y.nss""#))
    let prints = json.matches(of: /"fingerprint":"([0-9a-f:]+)"/).map { String($0.1) }
    #expect(prints.count == 4 && Set(prints).count == 4)
    let sarif = Run(["--format", "sarif", odd]).output
    #expect(sarif.contains("x%0Ay.nss") && sarif.contains("x%01y.nss"))
    #expect(!Run([odd]).output.contains("\u{1}"))
  }

  /// A name that is not UTF-8 differs from a name that is equal to its escaped form.
  @Test func namesThatAreNotUTF8AreDistinct() {
    let names = ["b".utf8 + [0xE9], Array("b%E9".utf8), Array("b\u{FFFD}E9".utf8), [0xC3, 0xA9]]
      .map { SystemText(bytes: $0) }
    #expect(
      names.map(\.distinct)
        == ["b\u{FFFD}E9", "b%E9", "b\u{FFFD}EF\u{FFFD}BF\u{FFFD}BDE9", "\u{E9}"])
    #expect(names.map { SystemText(distinct: $0.distinct) } == names)
    #expect(
      names.map(\.address)
        == ["b%E9", "b%25E9", "b%EF%BF%BDE9", "%C3%A9"])
  }

  @Test func sarifHasLineEndsAndPagesOfRules() {
    let sarif = run("--format sarif a.nss").output
    #expect(sarif.contains(#""newlineSequences":["\r\n","\n","\r"]"#))
    let page = "\(Release.site)rules/missing-semicolon.html"
    #expect(sarif.contains("\"helpUri\":\"\(page)\""))
  }

  /// Other steps of a job write to the same summary.
  @Test func jobSummaryIsAppendedTo() throws {
    try folder.write("first\n", to: "summary.md")
    var surroundings = Surroundings()
    surroundings.stepSummary = folder.text("summary.md")
    let words: [SystemText] = [
      "--format", SystemText("markdown=\(folder.text("summary.md"))"), folder.path("a.nss"),
    ]
    _ = Run(words, surroundings)
    let text = try folder.contents(of: "summary.md")
    #expect(text.hasPrefix("first\n### ") && text.count { $0 == "#" } == 3)
    _ = Run(words, surroundings)
    #expect(try folder.contents(of: "summary.md") == text + text.dropFirst("first\n".count))
    _ = Run(words)
    #expect(try folder.contents(of: "summary.md") == String(text.dropFirst("first\n".count)))
    // A missing line end of another step is added.
    try folder.write("first", to: "summary.md")
    _ = Run(words, surroundings)
    #expect(try folder.contents(of: "summary.md") == text)
    surroundings.stepSummary = folder.text("new.md")
    _ = Run(
      ["--format", SystemText("markdown=\(folder.text("new.md"))"), folder.path("a.nss")],
      surroundings)
    #expect(try folder.contents(of: "new.md") == String(text.dropFirst("first\n".count)))
  }
}
