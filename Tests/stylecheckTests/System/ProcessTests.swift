import Foundation
import Testing

@testable import stylecheck

/// The status, streams, signals and environment of the process.
@Suite(.enabled(if: Tool.isThere, "the program is not beside the tests"))
struct ProcessTests {
  private static let sheet = "Examples/styles/smallest-useful.nss"
  private static let faulty = "Examples/faulty/missing-semicolon.nss"

  @Test(
    arguments: [
      ("$0 \(sheet)", 0), ("$0 \(faulty)", 1), ("$0 nothing.nss", 2),
      ("$0 \(faulty) nothing.nss", 2),
      ("$0 --nonsense", 2), ("$0", 2), ("$0 --help", 0),
      ("$0 present Examples/cells/average.json", 0),
      ("echo '{' | $0 present -", 1), ("$0 - < /dev/null", 0),
      ("$0 - <&-", 2), ("$0 \(sheet) >&-", 2), ("$0 \(faulty) 2>&-", 1),
    ] as [(String, Int32)])
  func statusReflectsTheResult(_ line: String, _ code: Int32) throws {
    #expect(try Tool.shell(line).code == code)
  }

  /// A stream that cannot be read was not read before.
  @Test func closedInputIsNamed() throws {
    let run = try Tool.shell("$0 - <&-").0
    #expect(run.error == "stylecheck: cannot read '-': bad file descriptor\n")
  }

  /// An opened file must not take the place of a closed standard stream.
  @Test func reportIsCompleteWithClosedStreams() throws {
    let folder = try TemporaryFolder()
    // The report exceeds the buffer, so that its file is open when the message is written.
    try folder.write(String(repeating: "A { b: c }\n", count: 100), to: "big.nss")
    let sheets = "'\(folder.text("big.nss"))' '\(folder.text("nofile.nss"))'"
    func report(_ streams: String) throws -> String {
      let file = folder.text("report.json")
      #expect(try Tool.shell("$0 --format json='\(file)' \(sheets) \(streams)").code == 2)
      return try folder.contents(of: "report.json")
    }
    let whole = try report("2>/dev/null")
    for closed in ["2>&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"] {
      #expect(try report(closed) == whole, "\(closed)")
    }
  }

  /// A report to a name of the standard output is written at its place, and replaces no file.
  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/dev/fd/3", "/dev/stderr"])
  func openFilesKeepTheirPlace(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("old\n", to: "log")
    let log = folder.text("log")
    let check = "$0 --target sapfiori --format jsonl=\(name) \(Self.faulty) 3>&1"
    _ = try Tool.shell("{ echo before; \(check); echo after; } >> '\(log)' 2>&1")
    let lines = try folder.contents(of: "log").split(separator: "\n")
    #expect(lines.prefix(2) == ["old", "before"] && lines.last == "after")
    #expect(
      lines.count > 3 && lines.dropFirst(2).dropLast().allSatisfy { $0.hasPrefix("{\"rule\"") })
  }

  @Test func sheetsAreWrittenIntoPipes() throws {
    let tokens = "Examples/tokens/harbor.tokens.json"
    let plain = try Tool.shell("$0 import -q \(tokens)").0
    #expect(try Tool.shell("$0 import -q -o /dev/stdout \(tokens) | cat").0 == plain)
    #expect(try Tool.shell("$0 import -q -o /dev/stdout \(tokens)").0 == plain)
  }

  /// Hooks may run at the same time.
  @Test func concurrentRunsSucceed() throws {
    let folder = try TemporaryFolder()
    for number in 0..<40 { try folder.write("A\(number){a:b}\n", to: "\(number).nss") }
    let line =
      "$0 fix '\(folder.text(""))' & $0 fmt '\(folder.text(""))'; a=$?; wait $!; echo $a $?"
    #expect(try Tool.shell(line).0.output == "0 0\n")
    let fixed = try (0..<40).map { try folder.contents(of: "\($0).nss") }
    for (number, text) in fixed.enumerated() { #expect(text.contains("A\(number)"), "\(text)") }
    #expect(fixed.allSatisfy { $0.contains("b;") })
  }

  /// The output does not depend on the hash seed, which differs between processes.
  @Test(arguments: [
    "--target all Examples nothing.nss",
    "present Examples/cells/night-and-right-to-left.json \(sheet)",
  ])
  func outputIsThatOfRunsInTests(_ line: String) throws {
    #expect(try Tool.shell("$0 \(line)").0 == Run(line))
  }

  @Test func pipesAreRead() throws {
    let (run, code) = try Tool.shell("printf 'A { b: c }' | $0 --stdin-name piped.nss -")
    #expect(run.output.hasPrefix("piped.nss:1:9: error[missing-semicolon]"))
    #expect(code == 1)
    let folder = try TemporaryFolder()
    let fifo = folder.text("pipe.nss")
    let other = try Tool.shell("mkfifo '\(fifo)'; cat \(Self.sheet) > '\(fifo)' & $0 '\(fifo)'")
    #expect(other.0.output.hasPrefix("1 sheet, no findings"))
  }

  /// `stylecheck … | head -1` must not print an error.
  @Test func closedPipeEndsTheToolQuietly() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "A { b: c }\n", count: 500), to: "long.nss")
    let path = folder.text("long.nss")
    let (run, _) = try Tool.shell("$0 '\(path)' | head -n 1")
    #expect(
      run.output.hasSuffix(
        "long.nss:1:9: error[missing-semicolon]: expected ';' after this value"
          + "; nui ignores the whole sheet\n"))
    #expect(run.error.isEmpty)
    // The same holds if the parent process ignores the signal.
    let ignoring = try Tool.shell("trap '' PIPE; { $0 '\(path)'; echo $? >&2; } | head -n 1")
    #expect(ignoring.0.error == "141\n")
  }

  @Test func reportFileIsCompleteAfterClosedPipe() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "A { b: c }\n", count: 500), to: "long.nss")
    let options = "--format text --format sarif='\(folder.text("out.sarif"))'"
    let check = "$0 \(options) '\(folder.text("long.nss"))'"
    let (run, _) = try Tool.shell("{ \(check); echo $? >&2; } | head -n 1")
    #expect(run.output.hasPrefix(folder.text("long.nss")))
    #expect(run.error == "141\n")
    let found = try String(contentsOf: folder.url.appending(path: "out.sarif"), encoding: .utf8)
    #expect(found == Run("--format sarif \(folder.text("long.nss"))").output)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDiskIsReported() throws {
    let (run, code) = try Tool.shell("$0 \(Self.sheet) > /dev/full")
    #expect(run.error == "stylecheck: cannot write: no space left on device\n")
    #expect(code == 2)
  }

  @Test(
    arguments: [
      ("", [:], false), ("--color always", [:], true), ("", ["FORCE_COLOR": "1"], true),
      ("", ["CLICOLOR_FORCE": "1"], true), ("", ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      ("", ["FORCE_COLOR": "1", "NO_COLOR": ""], true),
      ("--color never", ["FORCE_COLOR": "1"], false),
    ] as [(String, [String: String], Bool)])
  func colorFollowsTheEnvironment(
    _ option: String, _ variables: [String: String], _ isColored: Bool
  ) throws {
    let (run, _) = try Tool.shell("$0 \(option) \(Self.faulty)", variables)
    #expect(run.output.contains("\u{1B}[") == isColored)
  }
}
