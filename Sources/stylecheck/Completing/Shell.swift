import StyleSheet

/// A shell that completes command lines by a script.
enum Shell: String, NamedCase {
  case bash, zsh, fish

  /// The script, made from the tables of commands and options.
  func script(for commands: [Command]) -> String {
    switch self {
    case .bash: BashScript.text(for: commands)
    case .zsh: ZshScript.text(for: commands)
    case .fish: FishScript.text(for: commands)
    }
  }
}

extension Option {
  /// What is behind an option, for somebody who completes it.
  enum Completion: Hashable {
    case nothing
    case words([String])
    /// One of the names, `=`, and one of the words.
    case pairs(names: [String], words: [String])
    /// One of these words, and behind it, if wanted, `=` and a file.
    case wordsInto([String])
    case file
    case folder
    /// Something that nobody can guess.
    case text
  }

  var completion: Completion {
    switch value {
    case .none: .nothing
    case .oneOf(let words): .words(words)
    case .oneOfInto(let words): .wordsInto(words)
    case .severity: .pairs(names: RuleChoice.names, words: RuleSeverity.words)
    case .count, .percent, .pattern, .whole(_, or: []): .text
    case .whole(_, or: let words): .words(words)
    case .text:
      switch placeholder {
      case "FILE": .file
      case "DIR": .folder
      default: .text
      }
    }
  }

  /// The ways to write it: `-q`, `--quiet`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [word] }
}

extension Command {
  /// The words that stand for themselves behind it; if there are none, files do.
  var completedOperands: [String] { operandWords() }

  /// What the files behind it end in, which come before others; empty where only folders fit.
  var fileEndings: [String] {
    if operands.contains("FOLDER") { return [] }
    let isOfJSON = operands.contains(".json")
    return (isOfJSON ? [".json"] : []) + (isOfJSON && !operands.contains("SHEET") ? [] : [".nss"])
  }

  /// True if it takes paths.
  var takesPaths: Bool { !operands.isEmpty && completedOperands.isEmpty }
}
