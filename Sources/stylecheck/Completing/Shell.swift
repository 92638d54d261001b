/// A shell with a completion script.
enum Shell: String, WordedCase {
  case bash, zsh, fish

  func script(for commands: [Command]) -> String {
    switch self {
    case .bash: BashScript.text(for: commands)
    case .zsh: ZshScript.text(for: commands)
    case .fish: FishScript.text(for: commands)
    }
  }
}
