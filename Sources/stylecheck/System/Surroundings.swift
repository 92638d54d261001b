/// The terminals and environment variables of the process.
struct Surroundings: Hashable, Sendable {
  var outputIsTerminal = false
  var errorIsTerminal = false
  /// `NO_COLOR`; like the others, nil if unset or empty.
  var noColor: String?
  /// `FORCE_COLOR` or `CLICOLOR_FORCE`.
  var forceColor: String?
  /// `TERM`.
  var terminal: String?
  /// `COLORTERM`.
  var colorTerminal: String?
  /// `GITHUB_STEP_SUMMARY`: the file to which the steps of a job append.
  var stepSummary: String?
  /// True if `CI` is set: the output goes into the log of a job.
  var isCI = false

  static var process: Surroundings {
    Surroundings(
      outputIsTerminal: Console.isTerminal(.output), errorIsTerminal: Console.isTerminal(.error),
      noColor: Console.variable("NO_COLOR"),
      forceColor: Console.variable("FORCE_COLOR") ?? Console.variable("CLICOLOR_FORCE"),
      terminal: Console.variable("TERM"), colorTerminal: Console.variable("COLORTERM"),
      stepSummary: Console.variable("GITHUB_STEP_SUMMARY"),
      isCI: Console.variable("CI").map { $0 != "false" && $0 != "0" } ?? false)
  }

  // MARK: - Color

  enum Color: String, Hashable, Sendable, WordedCase {
    /// If a stream is a terminal with color and no variable disables it.
    case auto
    case always
    case never
  }

  /// True if output to a stream is colored.
  ///
  /// The option overrides `NO_COLOR`, which overrides `FORCE_COLOR` and `CLICOLOR_FORCE` (where `0`
  /// has no effect), which override the kind of stream.
  ///
  /// Source: no-color.org; bixense.com/clicolors.
  func hasColor(_ choice: Color, on stream: Console.Stream) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if noColor != nil { return false }
      if let forceColor, forceColor != "0" { return true }
      return (stream == .output ? outputIsTerminal : errorIsTerminal) && terminal != "dumb"
    }
  }

  /// True if the terminal supports 24-bit color.
  ///
  /// Source: `COLORTERM` as S-Lang and newt read it, and terminals set it.
  var hasDirectColor: Bool { colorTerminal == "truecolor" || colorTerminal == "24bit" }
}
