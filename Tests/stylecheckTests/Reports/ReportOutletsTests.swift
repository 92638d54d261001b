import Foundation
import Testing

@testable import stylecheck

/// The destinations of reports; transcripts test their contents.
@Suite struct ReportOutletsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Button { font-size: 14.5 }\n", to: "a.nss")
  }

  private func run(_ formats: String..., quiet: Bool = false) -> Run {
    var words: [SystemText] = ["--target", "sapfiori"] + (quiet ? ["-q"] : [])
    for format in formats { words += ["--format", SystemText(format)] }
    return folder.withoutPath(Run(words + [folder.path("a.nss")]))
  }

  private func text(_ name: String) throws -> String {
    folder.withoutPath(try String(contentsOf: folder.url.appending(path: name), encoding: .utf8))
  }

  @Test func severalReportsAreWrittenAtOnce() throws {
    let run = run(
      "json=\(folder.text("out.json"))", "concise", "jsonl=\(folder.text("out=1.jsonl"))")
    #expect(
      run
        == Run(
          output: """
            a.nss:1:25: error[missing-semicolon]: expected ';' after this value; sapfiori ignores the whole sheet (inferred)
            1 error in 1 sheet

            """, status: .findings))
    #expect(try text("out.json").hasPrefix("{\"format_version\":\"2.1\","))
    #expect(try text("out=1.jsonl").hasPrefix("{\"rule\":\"missing-semicolon\","))
  }

  @Test func aHyphenIsStandardOutput() {
    #expect(run("concise=-") == run("concise"))
  }

  /// A failure has the form that Xcode and Vim read.
  @Test func xcodeHasFailures() {
    let run = Run(["--format", "xcode", folder.path("none.nss")])
    #expect(
      folder.withoutPath(run).output
        == "error: cannot read 'none.nss': no such file or folder\n")
  }

  @Test func reportsInFilesAreNotPrinted() throws {
    let run = run("concise=\(folder.text("out"))", quiet: true)
    #expect(run == Run(status: .findings))
    #expect(
      try text("out") == "a.nss:1:25: error[missing-semicolon]: expected ';' after this value"
        + "; sapfiori ignores the whole sheet (inferred)\n")
  }

  @Test func onlyPrintedReportIsColored() throws {
    let words: [SystemText] = [
      "--color", "always", "--format", "text", "--format",
      SystemText("concise=\(folder.text("o"))"),
    ]
    #expect(Run(words + [folder.path("a.nss")]).output.contains("\u{1B}["))
    #expect(try !text("o").contains("\u{1B}["))
  }

  /// The new report replaces the old one completely, and keeps its mode and a link to it.
  @Test func reportReplacesOldReport() throws {
    try folder.write(String(repeating: "old", count: 10_000), to: "real")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.text("real"))
    try folder.link("link", to: "real")
    #expect(run("gitlab=\(folder.text("link"))").status == .findings)
    #expect(try text("real").hasPrefix("[\n{"))
    #expect(try text("real").hasSuffix("}\n]\n"))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.text("real"))
    #expect(mode[.posixPermissions] as? Int == 0o640)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names.sorted() == ["a.nss", "link", "real"])
  }

  @Test func writeFailureIsReported() throws {
    try folder.makeFolder("out")
    let run = run("json=\(folder.text("out"))", "text", quiet: true)
    #expect(run.error == "stylecheck: cannot write 'out': it is not a file\n")
    #expect(run.output.hasPrefix("a.nss:1:25: error"))
    #expect(run.status == .couldNotRun)
  }
}
