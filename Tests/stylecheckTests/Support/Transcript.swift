import Foundation

@testable import stylecheck

/// Command lines, each followed by its output.
///
/// ```
/// $ cp Examples/faulty/first-look.nss scratch/a.nss
/// $ stylecheck fix scratch/a.nss
/// [error]
/// …
/// [status 1]
/// $ stylecheck fmt --check - < scratch/a.nss
/// …
/// ```
///
/// Each transcript begins with an empty folder `scratch`.
struct Transcript {
  /// A command line: its words, and the file that is its standard input.
  struct Step: Hashable {
    let line: String
    let words: [String]
    let input: String?

    /// The arguments of the tool; nil for another command.
    var ofTool: [SystemText]? {
      words.first == "stylecheck" ? words.dropFirst().map { SystemText($0) } : nil
    }
  }

  private static let programs = ["stylecheck", "cp", "cat", "grep"]

  let steps: [Step]

  init(_ text: String) {
    steps = text.split(separator: "\n").filter { $0.hasPrefix("$ ") }.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1, Self.programs.contains(words[1]) else { return nil }
      let parts = words.dropFirst().split(separator: "<", maxSplits: 1)
      return Step(
        line: String(line), words: Array(parts[0]),
        input: parts.count > 1 ? parts[1].joined(separator: " ") : nil)
    }
  }

  /// Runs the command lines, and returns the transcript with the current output.
  func played() throws -> String {
    let folder = try TemporaryFolder()
    return try steps.map { "\($0.line)\n\(try Self.play($0, in: folder))" }.joined()
  }
}

// MARK: - Playing

extension Transcript {
  private static func play(_ step: Step, in folder: TemporaryFolder) throws -> String {
    func real(_ word: String) -> String {
      guard let range = word.range(of: "scratch/") else { return word }
      return word.replacingCharacters(in: range, with: folder.text(""))
    }
    func text(_ word: String) throws -> String {
      _ = Package.isEntered
      return try String(contentsOfFile: real(word), encoding: .utf8)
    }
    let words = step.words
    switch words[0] {
    case "cp":
      try text(words[1]).write(toFile: real(words[2]), atomically: false, encoding: .utf8)
      return ""
    case "cat":
      return try text(words[1])
    case "grep":
      // Counts lines, as `grep -c` does.
      let lines = try text(words[3]).split(separator: "\n")
      return "\(lines.count { $0.contains(words[2]) })\n"
    default:
      let input = try step.input.map(text) ?? ""
      let run = Run(words.dropFirst().map { SystemText(real($0)) }, input: input)
      return "\(run)".replacing(folder.text(""), with: "scratch/")
    }
  }
}
