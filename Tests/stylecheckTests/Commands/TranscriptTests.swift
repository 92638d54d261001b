import Testing

@testable import stylecheck

/// What the tool prints is read by people; whole, or not at all, it is right.
@Suite struct TranscriptTests {
  /// A new transcript begins as a file of one line, `$ stylecheck …`; an update does the rest.
  @Test(arguments: Package.files(in: "Tests/stylecheckTests/Transcripts"))
  func aCommandLineStillSaysWhatItSaid(_ path: String) throws {
    let first = try #require(Package.text(of: path).split(separator: "\n").first)
    let line = try #require(first.hasPrefix("$ stylecheck") ? first.dropFirst(12) : nil)
    let run = Run(String(line))
    try Golden.expect("\(first)\n\(run)", at: path)
  }

  @Test func everyExampleOfHelpIsUnderstood() {
    for command in Command.all {
      for example in command.examples {
        let words = example.line.split(separator: " ").drop { $0 != "stylecheck" }.dropFirst()
        let found = CommandLineReader.command(
          of: words.map { SystemText(String($0)) }, among: Command.all)
        #expect(found?.command.name == command.name, "\(example.line)")
        #expect(throws: Never.self, "\(example.line)") {
          if let found { _ = try CommandLineReader.invocation(of: found.command, found.rest) }
        }
      }
    }
  }
}
