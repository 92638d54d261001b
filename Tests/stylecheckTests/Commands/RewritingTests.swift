import Foundation
import Testing

@testable import stylecheck

/// `fmt` and `fix` where they write; what they print is in the transcripts.
@Suite struct RewritingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A{a:b;}", to: "a.nss")
    try folder.write("A {\n  a: b;\n}\n", to: "b.nss")
  }

  private func run(_ words: String...) -> Run {
    folder.withoutPath(Run(words.map { $0.hasSuffix(".nss") ? folder.path($0) : SystemText($0) }))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @Test func sheetsAreLaidOutInPlace() throws {
    #expect(
      run("fmt", "a.nss", "b.nss") == Run(error: "1 of 2 sheets laid out\n", status: .clean))
    #expect(try text("a.nss") == "A {\n  a: b;\n}\n")
    #expect(
      run("fmt", "a.nss", "b.nss") == Run(error: "2 sheets, nothing to lay out\n", status: .clean))
  }

  @Test func checkingWritesNothing() throws {
    #expect(
      run("fmt", "--check", "a.nss", "b.nss")
        == Run(output: "a.nss\n", error: "1 of 2 sheets to lay out\n", status: .findings))
    #expect(run("fmt", "--check", "-q", "b.nss") == Run(status: .clean))
    #expect(try text("a.nss") == "A{a:b;}")
  }

  @Test func whatIsReadIsWritten() {
    #expect(Run("fmt -", input: "A{a:b;}") == Run(output: "A {\n  a: b;\n}\n", status: .clean))
    #expect(
      Run("fmt --check --stdin-name x.nss -q -", input: "A{}")
        == Run(output: "x.nss\n", status: .findings))
    #expect(Run("fix -", input: "A { a: b }\n") == Run(output: "A { a: b; }\n", status: .clean))
    #expect(
      Run("fmt --range 2:2 -", input: "A{}\nB{}\n") == Run(output: "A{}\nB {}\n", status: .clean))
  }

  /// Bytes that are no text are the author's own all the same.
  @Test func bytesThatAreNoTextComeThrough() throws {
    var session = Session(
      Surroundings(), input: .bytes(Array("A{}/* ".utf8) + [0xE9, 0xFF] + Array(" */".utf8)))
    _ = Stylecheck.run(["fmt", "-"], &session)
    #expect(session.outputBytes == Array("A {} /* ".utf8) + [0xE9, 0xFF] + Array(" */\n".utf8))
  }

  @Test func faultsAreToldAndLeft() throws {
    try folder.write("A{a:b;c d;}", to: "a.nss")
    #expect(
      run("fmt", "a.nss")
        == Run(
          error: "stylecheck: a.nss: left as written about 1 fault\n1 sheet laid out\n",
          status: .clean))
    #expect(try text("a.nss") == "A {\n  a: b;c d;}\n")
  }

  @Test func sheetsAreMendedInPlace() throws {
    try folder.write("A {\r\n  a: b\r\n}\r\n", to: "a.nss")
    #expect(
      run("fix", "a.nss", "b.nss")
        == Run(error: "1 fix made in 1 of 2 sheets\n  1 missing-semicolon\n", status: .clean))
    #expect(try text("a.nss") == "A {\r\n  a: b;\r\n}\r\n")
    #expect(run("fix", "a.nss") == Run(error: "1 sheet, nothing to fix\n", status: .clean))
  }

  @Test func whatCannotBeReadIsTold() {
    #expect(
      run("fmt", "missing.nss", "b.nss")
        == Run(
          error: """
            stylecheck: cannot read 'missing.nss': no such file or folder
            1 sheet, nothing to lay out

            """, status: .couldNotRun))
  }
}
