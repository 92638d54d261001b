import Foundation
import Testing

@testable import stylecheck

/// The files that `fmt` and `fix` write; transcripts cover their output.
@Suite struct RewritingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A{a:b;}", to: "a.nss")
    try folder.write("A {\n  a: b;\n}\n", to: "b.nss")
  }

  private func run(_ words: String...) -> Run { run(options: words) }

  private func run(options words: [String]) -> Run {
    folder.withoutPath(Run(words.map { $0.hasSuffix(".nss") ? folder.path($0) : SystemText($0) }))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @Test func sheetsAreFormattedInPlace() throws {
    #expect(
      run("fmt", "a.nss", "b.nss") == Run(error: "1 of 2 sheets formatted\n", status: .clean))
    #expect(try text("a.nss") == "A {\n  a: b;\n}\n")
    #expect(
      run("fmt", "a.nss", "b.nss") == Run(error: "2 sheets, nothing to format\n", status: .clean))
  }

  @Test(
    arguments: [
      "fmt -q a.nss", "fix -q a.nss", "check -q --baseline a.nss.json --baseline-update c.nss",
      "check -q --format json=a.nss.json b.nss", "export -q --as css -o a.nss.json b.nss",
      "preview -o a.nss.json b.nss",
    ])
  func aFileWithSeveralHardLinksIsReported(_ line: String) throws {
    let name = line.contains(".json") ? "a.nss.json" : "a.nss"
    let old = line.contains(".json") ? "" : "A{a:b}"
    try folder.write(old, to: name)
    try folder.write("A{a:b}", to: "c.nss")
    try FileManager.default.linkItem(atPath: folder.text(name), toPath: folder.text("other"))
    let words = line.split(separator: " ").map { word in
      SystemText(String(word).replacing(/[abc]\.nss/) { folder.text(String($0.output)) })
    }
    let run = folder.withoutPath(Run(words))
    #expect(
      run.error.contains(
        "stylecheck: '\(name)' had 2 hard links, and is a file of its own now: "
          + "the other is not changed with it\n"))
    #expect(try text("other") == old)
    #expect(try text(name) != old)
    #expect(try !text(name).isEmpty)
  }

  @Test func checkingWritesNothing() throws {
    #expect(
      run("fmt", "--check", "a.nss", "b.nss")
        == Run(output: "a.nss\n", error: "1 of 2 sheets to format\n", status: .findings))
    #expect(run("fmt", "--check", "-q", "b.nss") == Run(status: .clean))
    #expect(try text("a.nss") == "A{a:b;}")
  }

  @Test func standardInputIsRewrittenToOutput() {
    #expect(Run("fmt -", input: "A{a:b;}") == Run(output: "A {\n  a: b;\n}\n", status: .clean))
    #expect(
      Run("fmt --check --stdin-name x.nss -q -", input: "A{}")
        == Run(output: "x.nss\n", status: .findings))
    #expect(Run("fix -", input: "A { a: b }\n") == Run(output: "A { a: b; }\n", status: .clean))
    #expect(
      Run("fmt --range 2:2 -", input: "A{}\nB{}\n") == Run(output: "A{}\nB {}\n", status: .clean))
  }

  /// Only the lines of the range are reported.
  @Test(arguments: [
    ("1:1", "stylecheck: a.nss:1: left unchanged: expected ':' and a value after 'c'\n"),
    ("2:2", ""), ("2:100", ""),
    ("3:3", "stylecheck: a.nss: '--range' begins after line 2, the last one\n"),
    ("100:200", "stylecheck: a.nss: '--range' begins after line 2, the last one\n"),
  ])
  func linesOutsideOfTheRangeAreNotReported(_ range: String, _ words: String) throws {
    try folder.write("A { c d; }\nB {}\n", to: "a.nss")
    let found = run("fmt", "--range", range, "a.nss")
    #expect(found == Run(error: words + "1 sheet, nothing to format\n", status: .clean))
  }

  @Test func aRangeIsOneOfOneSheet() throws {
    try folder.write("A{}\n", to: "Styles/a.nss")
    let found = Run(["fmt", "--range", "1:1", folder.path("Styles")])
    #expect(found.status == .couldNotRun)
    #expect(found.error.contains("is a folder: '--range' needs one sheet\n"))
    #expect(try text("Styles/a.nss") == "A{}\n")
  }

  @Test func invalidUTF8IsPreserved() throws {
    var session = Session(
      Surroundings(), input: .bytes(Array("A{}/* ".utf8) + [0xE9, 0xFF] + Array(" */".utf8)))
    _ = Stylecheck.run(["fmt", "-"], &session)
    #expect(session.outputBytes == Array("A {} /* ".utf8) + [0xE9, 0xFF] + Array(" */\n".utf8))
  }

  @Test func syntaxErrorsAreReportedAndKept() throws {
    try folder.write("A{a:b;c d;}", to: "a.nss")
    #expect(
      run("fmt", "a.nss")
        == Run(
          error: """
            stylecheck: a.nss:1: left unchanged: expected ':' and a value after 'c'
            1 sheet formatted

            """, status: .clean))
    #expect(try text("a.nss") == "A {\n  a: b;c d;}\n")
  }

  /// The number of lines with a syntax error, the number reported, and a summary of the others.
  @Test(arguments: [(2, 2, nil), (5, 5, nil), (7, 5, "2 more lines")])
  func linesOfSyntaxErrorsAreReported(_ count: Int, _ named: Int, _ rest: String?) throws {
    let text = (1...count).map { "A\($0) {\n  c d; }\n" }.joined()
    try folder.write(text, to: "a.nss")
    let lines =
      (1...named).map { "a.nss:\(2 * $0): left unchanged: expected ':' and a value after 'c'" }
      + (rest.map { ["a.nss: \($0) with syntax errors; run 'stylecheck check'"] } ?? [])
    #expect(
      run("fmt", "a.nss").error
        == lines.map { "stylecheck: \($0)\n" }.joined() + "1 sheet, nothing to format\n")
  }

  /// By default and for `fiori-swiftui`, which reads lines, definitions stay unchanged.
  @Test(arguments: [
    ([], "@a:red;\n", "stylecheck: a.nss:1: left unchanged: "),
    (["--target", "all"], "@a:red;\n", "stylecheck: a.nss:1: left unchanged: "),
    (["--target", "nui", "--target", "sapfiori"], "@a: red;\n", "1 sheet formatted\n"),
  ])
  func formattingDependsOnTargets(_ options: [String], _ result: String, _ words: String) throws {
    try folder.write("@a:red;\n", to: "a.nss")
    let output = run(options: ["fmt"] + options + ["a.nss"]).error
    #expect(output.hasPrefix(words))
    #expect(try text("a.nss") == result)
  }

  /// After a sheet is written, its link is read again.
  @Test func aSheetWithALinkIsWrittenOnce() throws {
    let link = folder.url.appending(path: "link.nss")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appending(path: "a.nss"))
    #expect(
      run("fmt", "a.nss", "b.nss", "link.nss")
        == Run(error: "1 of 3 sheets formatted\n", status: .clean))
    #expect(try text("a.nss") == "A {\n  a: b;\n}\n")
    try folder.write("A {\n  a: b\n}\n", to: "a.nss")
    #expect(
      run("fix", "a.nss", "link.nss")
        == Run(
          error: """
            a.nss: 1 missing-semicolon
            1 fix applied in 1 of 2 sheets
              1 missing-semicolon
            target nui: the sheets use no SAP class

            """, status: .clean))
  }

  /// Sheets that are read concurrently are reported in order, also if some cannot be read.
  @Test func manySheetsAreRewrittenInOrder() throws {
    let tree = try TemporaryFolder()
    var expected = ""
    for number in 100..<300 {
      let name = "\(number).nss"
      if number % 50 == 7 {
        try tree.makeFolder(name)
        continue
      }
      if number % 3 == 0 { expected += "\(name)\n" }
      try tree.write(number % 3 == 0 ? "A\(number){a:b;}" : "A {\n  a: b;\n}\n", to: name)
    }
    let check = tree.withoutPath(Run(["fmt", "--check", "-q", tree.path("")]))
    #expect(check == Run(output: expected, status: .findings))
    #expect(Run(["fmt", "-q", tree.path("")]) == Run(status: .clean))
    #expect(Run(["fmt", "--check", "-q", tree.path("")]) == Run(status: .clean))
    for number in stride(from: 102, to: 300, by: 3) where number % 50 != 7 {
      #expect(try tree.contents(of: "\(number).nss") == "A\(number) {\n  a: b;\n}\n")
    }
  }

  @Test func sheetsAreFixedInPlace() throws {
    try folder.write("A {\r\n  a: b\r\n}\r\n", to: "a.nss")
    #expect(
      run("fix", "a.nss", "b.nss")
        == Run(
          error: """
            a.nss: 1 missing-semicolon
            1 fix applied in 1 of 2 sheets
              1 missing-semicolon
            target nui: the sheets use no SAP class

            """, status: .clean))
    #expect(try text("a.nss") == "A {\r\n  a: b;\r\n}\r\n")
    #expect(run("fix", "-q", "a.nss") == Run(status: .clean))
  }

  @Test func unreadableFilesAreReported() {
    #expect(
      run("fmt", "missing.nss", "b.nss")
        == Run(
          error: """
            stylecheck: cannot read 'missing.nss': no such file or folder
            1 sheet, nothing to format

            """, status: .couldNotRun))
  }
}
