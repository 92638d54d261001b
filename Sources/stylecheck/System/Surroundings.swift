/// What a program finds out about where it runs: its streams, and the wishes of its user.
struct Surroundings: Hashable, Sendable {
  /// Whether standard output is a terminal.
  var outputIsTerminal = false
  /// Whether standard error is a terminal.
  var errorIsTerminal = false
  /// `NO_COLOR`; nil if it is not set or empty, as for the others.
  var noColor: String?
  /// `FORCE_COLOR` or `CLICOLOR_FORCE`.
  var forceColor: String?
  /// `TERM`.
  var terminal: String?
  /// `COLORTERM`.
  var colorTerminal: String?
  /// `GITHUB_STEP_SUMMARY`: the file that the steps of a job append to.
  var stepSummary: String?

  /// Not a terminal, and no wishes.
  init() {}

  /// Those of the process.
  static var process: Surroundings {
    var found = Surroundings()
    found.outputIsTerminal = Console.isTerminal(.output)
    found.errorIsTerminal = Console.isTerminal(.error)
    found.noColor = Console.variable("NO_COLOR")
    found.forceColor = Console.variable("FORCE_COLOR") ?? Console.variable("CLICOLOR_FORCE")
    found.terminal = Console.variable("TERM")
    found.colorTerminal = Console.variable("COLORTERM")
    found.stepSummary = Console.variable("GITHUB_STEP_SUMMARY")
    return found
  }
}

// MARK: - Color

extension Surroundings {
  /// When there is color.
  enum Color: String, Hashable, Sendable, WordedCase {
    /// If a stream is a terminal that has it, and nobody asked for none.
    case auto
    case always
    case never
  }

  /// Whether there is color on a stream.
  ///
  /// What the option says goes before `NO_COLOR`, this before `FORCE_COLOR` and `CLICOLOR_FORCE`
  /// (of which `0` asks for nothing), and these before what kind of stream it is.
  ///
  /// Source: no-color.org; bixense.com/clicolors.
  func hasColor(_ wish: Color, on stream: Console.Stream) -> Bool {
    switch wish {
    case .always: return true
    case .never: return false
    case .auto:
      if noColor != nil { return false }
      if let forceColor, forceColor != "0" { return true }
      return isTerminal(stream) && terminal != "dumb"
    }
  }

  /// Whether a terminal says that it shows eight bits a channel.
  ///
  /// Source: `COLORTERM` as S-Lang and newt read it, and terminals set it.
  var hasDirectColor: Bool { colorTerminal == "truecolor" || colorTerminal == "24bit" }

  private func isTerminal(_ stream: Console.Stream) -> Bool {
    switch stream {
    case .output: outputIsTerminal
    case .error: errorIsTerminal
    }
  }
}
