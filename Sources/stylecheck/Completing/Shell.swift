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
