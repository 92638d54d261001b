import Testing

@testable import stylecheck

@Suite struct CommandLineReaderTests {
  private static let depth = Option("depth", "COUNT", .count, "how deep")
  private static let shape = Option(
    "shape", "NAME", .oneOf(["round", "square"]), "which", letter: "s")
  private static let name = Option("name", "TEXT", .text, "called what")
  private static let quick = Option("quick", letter: "k", "at once")

  private static let draw = Command(
    name: "draw", summary: "", details: [], options: [depth, shape, name, quick],
    examples: [], run: { _, _ in .clean })
  private static let erase = Command(
    name: "erase", summary: "", details: [], options: [], examples: [],
    run: { _, _ in .clean })

  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let command: String
    let values: [String: String]
    let operands: [SystemText]

    init(
      _ line: String, _ command: String = "draw", _ values: [String: String] = [:],
      _ operands: [SystemText] = []
    ) {
      self.line = line
      self.command = command
      self.values = values
      self.operands = operands
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Row(""),
    Row("draw"),
    Row("erase", "erase"),
    Row("draw draw", "draw", [:], ["draw"]),
    Row("a b", "draw", [:], ["a", "b"]),
    Row("a --quick b", "draw", ["quick": ""], ["a", "b"]),
    Row("-k", "draw", ["quick": ""]),
    Row("--depth 3 a", "draw", ["depth": "3"], ["a"]),
    Row("--depth=3 a", "draw", ["depth": "3"], ["a"]),
    Row("--depth=3 --depth 4", "draw", ["depth": "4"]),
    Row("--shape round", "draw", ["shape": "round"]),
    Row("-s=square", "draw", ["shape": "square"]),
    Row("--name=", "draw", ["name": ""]),
    Row("--name=a=b", "draw", ["name": "a=b"]),
    Row("--name --quick", "draw", ["name": "--quick"]),
    Row("- --", "draw", [:], ["-"]),
    Row("-- - --quick draw --", "draw", [:], ["-", "--quick", "draw", "--"]),
    Row("--help", "draw", ["help": ""]),
    Row("erase -h", "erase", ["help": ""]),
  ])
  func commandLinesAreParsed(_ row: Row) throws {
    let words = row.line.split(separator: " ").map { SystemText(String($0)) }
    let (command, rest) = try #require(
      CommandLineReader.command(of: words, among: [Self.draw, Self.erase]))
    let invocation = try CommandLineReader.invocation(of: command, rest)
    #expect(command.name == row.command)
    let values = invocation.values.map { ($0.key.name, $0.value.last?.text ?? "") }
    #expect(Dictionary(uniqueKeysWithValues: values) == row.values)
    #expect(invocation.operands == row.operands)
  }

  @Test(arguments: [
    ("--dpth 3", "unknown option '--dpth'; did you mean '--depth'?"),
    ("--dpth=3", "unknown option '--dpth'; did you mean '--depth'?"),
    ("--zzz", "unknown option '--zzz'"),
    ("-x", "unknown option '-x'"),
    ("-kk", "unknown option '-kk'"),
    ("--depth", "'--depth' needs a value: a whole number, 0 or more"),
    ("--shape", "'--shape' needs a value: round, square"),
    ("--name", "'--name' needs a value: TEXT"),
    ("--depth -1", "'--depth' cannot be '-1': expected a whole number, 0 or more"),
    ("--depth=", "'--depth' cannot be '': expected a whole number, 0 or more"),
    (
      "--depth 99999999999999999999",
      "'--depth' cannot be '99999999999999999999': expected a whole number, 0 or more"
    ),
    (
      "--shape squar",
      "'--shape' cannot be 'squar': expected round, square; did you mean 'square'?"
    ),
    ("--quick=1", "'--quick' takes no value, but '1' was given"),
  ])
  func usageErrorsAreReported(_ line: String, _ message: String) {
    let words = line.split(separator: " ").map { SystemText(String($0)) }
    do throws(UsageProblem) {
      _ = try CommandLineReader.invocation(of: Self.draw, words[...])
      Issue.record("'\(line)' was understood")
    } catch {
      #expect(error.description == message)
    }
  }

  /// The value of an option can be a path, which need not be UTF-8.
  @Test(arguments: [[0xE9], [0xC3, 0xA9], Array("\u{FFFD}E9".utf8)] as [[UInt8]])
  func valuesKeepTheirBytes(_ bytes: [UInt8]) throws {
    let file = SystemText(bytes: Array("r".utf8) + bytes)
    let attached = SystemText(bytes: Array("--name=".utf8) + file.bytes)
    for words in [["--name", file], [attached]] as [[SystemText]] {
      let invocation = try CommandLineReader.invocation(of: Self.draw, words[...])
      #expect(invocation.path(Self.name) == file)
      #expect(invocation.paths(Self.name) == [file])
    }
  }

  @Test func commandAndOptionNamesAreUnique() {
    #expect(Set(Command.all.map(\.name)).count == Command.all.count)
    for command in Command.all {
      let options = command.options() + Option.ofAll
      #expect(Set(options.map(\.name)).count == options.count)
      let letters = options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count)
      #expect(!command.examples().isEmpty)
    }
  }
}
