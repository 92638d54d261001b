import Testing

@testable import stylecheck

/// The command lines and outputs in `Transcripts`.
@Suite struct TranscriptTests {
  private static let paths = Package.files(in: "Tests/stylecheckTests/Transcripts")

  /// A new transcript is a file of command lines, `$ stylecheck …`; an update adds the output.
  @Test(arguments: paths) func outputMatchesTranscript(_ path: String) throws {
    let transcript = Transcript(try Package.text(of: path))
    #expect(transcript.steps.contains { $0.ofTool != nil })
    try Golden.expect(try transcript.played(), at: path)
  }

  @Test func helpExamplesAreParsed() {
    for command in Command.all {
      for example in command.examples() {
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

  /// Each option of each command occurs in a valid command line of a transcript, in each spelling
  /// and with each word that it takes.
  @Test func everyOptionHasATranscript() throws {
    var seen: Set<String> = []
    for path in Self.paths {
      for step in Transcript(try Package.text(of: path)).steps {
        guard let words = step.ofTool,
          let found = CommandLineReader.command(of: words, among: Command.all),
          let invocation = try? CommandLineReader.invocation(of: found.command, found.rest)
        else { continue }
        let name = found.command.name
        seen.insert(name)
        for option in found.command.allOptions {
          for value in invocation.texts(option) {
            seen.formUnion(Self.ways(option, value).map { "\(name) \($0)" })
          }
        }
        seen.formUnion(words.filter { $0.bytes.count == 2 }.map { "\(name) \($0.exact)" })
      }
    }
    let wanted = Command.all.flatMap { command in
      [command.name] + Self.wanted(of: command).map { "\(command.name) \($0)" }
    }
    #expect(wanted.filter { !seen.contains($0) } == [])
  }

  private static func ways(_ option: Option, _ value: String) -> [String] {
    switch option.value?.completion {
    case .words where option.value?.form != nil: ["\(option.word) \(value)"]
    case .wordsInto: ["\(option.word) \(value.beforeSign)"]
    case .pairs: ["\(option.word) =\(value.behindSign ?? "")"]
    case nil, .words, .file, .folder, .text: [option.word]
    }
  }

  private static func wanted(of command: Command) -> [String] {
    command.allOptions.flatMap { option in
      let values =
        switch option.value?.completion {
        case .words(let words), .wordsInto(let words): words
        case .pairs(_, let words): words.map { "=\($0)" }
        case nil, .file, .folder, .text: [""]
        }
      let ways = values.flatMap { Self.ways(option, $0) }
      return ways + (option.letter.map { ["-\($0)"] } ?? [])
    }
  }
}
