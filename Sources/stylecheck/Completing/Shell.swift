/// A shell that completes command lines by a script.
enum Shell: String, WordedCase {
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
