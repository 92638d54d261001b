import StyleSheet
import Testing

@testable import stylecheck

@Suite struct CheckTests {
  private static let broken = "Button { font-size: 14.5 }\n"
  private static let whole = "Button { font-size: 14.5; }\n"

  @Test func standardInputHasAName() {
    #expect(Run("-", input: Self.broken).output.hasPrefix("<stdin>:1:25: error["))
    #expect(Run("--stdin-name a.nss -", input: Self.broken).output.hasPrefix("a.nss:1:25: error["))
    #expect(
      Run("--target nui -", input: Self.whole)
        == Run(output: "1 sheet, no findings\n", status: .clean))
  }

  /// The imports of standard input are beside its name.
  @Test func standardInputHasAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("@brand: red;\n", to: "Sub/base.nss")
    let options: [SystemText] = ["--target", "sapfiori", "--stdin-name"]
    let sheet = "@import \"base\";\nLabel { font-color: @brand; }\n"
    func run(_ name: SystemText) -> Run { Run(options + [name, "-"], input: sheet) }
    #expect(!run(folder.path("Sub/a.nss")).output.contains("missing-import"))
    #expect(run(folder.path("a.nss")).output.contains("missing-import"))
  }

  @Test func standardInputIsReadOnce() throws {
    #expect(Run("- -", input: Self.whole).status == .clean)
    let run = Run("present - -", input: #"{ "component": "rating" }"#)
    #expect(run.error == "stylecheck: standard input ('-') can be read only once\n")
    #expect(run.status == .couldNotRun)
  }

  @Test func strictTreatsWarningsAsErrors() throws {
    var report = CheckReport(isStrict: true)
    #expect(report.summary.isEmpty)
    #expect(report.status == .clean)
    let broken = try SourceText(Self.broken).outcome
    #expect(!report.add(broken).findings.isEmpty)
    #expect(report.status == .findings)

    let warned = try SourceText("Label { fnt-size: 17; }").outcome
    var strict = CheckReport(isStrict: true)
    var mild = CheckReport()
    _ = (strict.add(warned), mild.add(warned))
    #expect([strict.status, mild.status] == [.findings, .clean])
    #expect(strict.summary == "1 warning in 1 sheet; 1 remark (shown with --remarks)\n")
    #expect(
      mild.summary
        == "1 warning in 1 sheet; warnings pass without --strict; "
        + "1 remark (shown with --remarks)\n")
  }

  /// Few findings, and findings of a single rule, are not counted by rule.
  @Test(arguments: [
    (5, 5, ""), (11, 0, ""), (5, 6, "by rule:\n  6 unknown-property\n  5 duplicate-property\n"),
  ])
  func manyFindingsAreCountedByRule(_ duplicates: Int, _ unknown: Int, _ tally: String) throws {
    let again = (0..<duplicates).map { " font-size: \($0 + 18);" }.joined()
    let typo = (0..<unknown).map { " fnt-size\($0): 17;" }.joined()
    let sheet = "Label { font-size: 17;\(again)\(typo) }"
    var report = CheckReport()
    _ = report.add(try SourceText(sheet).outcome)
    #expect(report.tallyText == tally)
  }

  @Test(arguments: [
    (1, 0, 0, "1 error"), (0, 2, 0, "2 warnings"), (3, 1, 0, "3 errors and 1 warning"),
    (1, 1, 1, "1 error, 1 warning and 1 remark"), (0, 0, 2, "2 remarks"), (0, 0, 0, "nothing"),
  ])
  func countsAreWrittenInWords(_ errors: Int, _ warnings: Int, _ remarks: Int, _ words: String) {
    var counts = FindingCounts()
    let severities: [(Diagnostic.Severity, Int)] = [
      (.error, errors), (.warning, warnings), (.information, remarks),
    ]
    for (severity, count) in severities { for _ in 0..<count { counts.add(severity) } }
    #expect(counts.description == words)
  }

  /// Unusual texts are checked completely or reported as unreadable, and do not stop the run.
  @Test func unusualTextsAreChecked() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "empty.nss")
    try folder.write("Button {\r\n  font-size: 14.5;\r\n}\r\n", to: "crlf.nss")
    try folder.write([UInt8](repeating: 0x20, count: 100_000), to: "blank.nss")
    let clean = Run(["--target", "nui", folder.path(".")])
    #expect(
      folder.withoutPath(clean)
        == Run(
          output: "3 sheets, no findings; 1 remark (shown with --remarks)\n", status: .clean))

    try folder.write("Button {\r  font-color: red;\r}\r", to: "cr.nss")
    try folder.write([0xEF, 0xBB, 0xBF] + Array(Self.whole.utf8), to: "bom.nss")
    try folder.write(Array("Button { color: ".utf8) + [0xFF, 0x3B, 0x7D], to: "latin.nss")
    try folder.write("A { color: red }\r\rB { x: 1 }\r", to: "cr-broken.nss")
    let run = folder.withoutPath(Run([folder.path("."), "--quiet"]))
    #expect(run.status == .findings)
    #expect(
      run.output.contains("latin.nss:1:17: error[invalid-utf8]: byte 0xFF at offset 16"))
    #expect(run.output.contains("/cr.nss:1:9: warning[bare-carriage-return]: 3 lines"))
    #expect(run.output.contains("bom.nss:1:1: warning[byte-order-mark]"))
    #expect(run.output.contains("cr-broken.nss:3:9: error[missing-semicolon]"))
  }

  @Test func unreadableFilesAreReportedAndOthersChecked() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.broken, to: "a.nss")
    try folder.makeFolder("b.nss")
    try folder.link("c.nss", to: "nowhere")
    try folder.link("d.nss", to: "d.nss")
    try folder.write(Self.whole, to: "z.nss")
    let names = ["a.nss", "b.nss", "c.nss", "d.nss", "e.nss", "a.nss/x.nss", "z.nss"]
    let run = folder.withoutPath(
      Run(["--target", "sapfiori"] + names.map { folder.path($0) }))
    #expect(
      run
        == Run(
          output: """
            a.nss:1:25: error[missing-semicolon]: expected ';' after this value; sapfiori ignores the whole sheet (inferred)
               1 | Button { font-size: 14.5 }
                 |                         ^ fix: insert ';'
            1 error in 1 of 2 sheets

            """,
          error: """
            stylecheck: no sheets in 'b.nss': expected files whose names end in '.nss'
            stylecheck: cannot read 'c.nss': it is a broken symbolic link
            stylecheck: cannot read 'd.nss': too many levels of symbolic links
            stylecheck: cannot read 'e.nss': no such file or folder
            stylecheck: cannot read 'a.nss/x.nss': 'a.nss' is a file, not a folder

            """, status: .couldNotRun))
  }

  @Test func controlCharactersInNamesAreReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.broken, to: "a\u{1B}[31m.nss")
    let run = Run([folder.path(".")])
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("a\u{241B}[31m.nss:1:25:"))
  }

  @Test func progressIsShownOnTerminalsInLongRuns() {
    #expect(Self.progress(of: 600, onTerminal: false).isEmpty)
    #expect(Self.progress(of: 499, onTerminal: true).isEmpty)
    let seen = Self.progress(of: 600, onTerminal: true)
    #expect(seen.hasPrefix("\r\u{1B}[Kchecked 0 of 600 sheets\r\u{1B}[Kchecked 100 of"))
    #expect(seen.hasSuffix("checked 500 of 600 sheets\r\u{1B}[K"))
  }

  @Test(arguments: [
    ("A { b: 1 }", "1 error in 1 sheet; target nui\n"),
    ("A { b: 1; }", "no findings in 1 sheet; target nui\n"),
    ("A { b: 1 c 2 }\nB { c: 1 }", "2 errors in 1 sheet; target nui\n"),
  ])
  func summaryIsOneLineInCI(_ sheet: String, _ summary: String) {
    var surroundings = Surroundings()
    surroundings.isCI = true
    let run = Run("--format concise -", surroundings, input: sheet)
    #expect(run.output.split(separator: "\n").last.map { "\($0)\n" } == summary)
  }

  @Test func aPatternWithoutFilesIsExplained() {
    #expect(
      Run("check Examples/none*.nss").error
        == """
        stylecheck: cannot read 'Examples/none*.nss': no file matches this pattern, which the shell has \
        left as it is; a folder also works

        """)
  }

  private static func progress(of count: Int, onTerminal isTerminal: Bool) -> String {
    var surroundings = Surroundings()
    surroundings.errorIsTerminal = isTerminal
    var session = Session(surroundings)
    var progress = Progress(of: count, in: session)
    for index in 0..<count { progress.show(index, in: &session) }
    progress.hide(in: &session)
    return session.error
  }
}
