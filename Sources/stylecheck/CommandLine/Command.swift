/// A command of the tool, as a row for the parser, help and suggestions.
struct Command: Sendable {
  struct Example: Hashable, Sendable {
    /// The command line, including the name of the tool.
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  enum Scope: Hashable, Sendable {
    case nothing
    /// The configuration of each sheet.
    case sheets
    /// The configuration of the first sheet, for all sheets of a theme.
    case theme
    /// The configuration of the first sheet; the sheets do not affect the target, as form cells are
    /// SAP's.
    case cell
    /// The configuration of the current folder; the command takes no sheets.
    case workingFolder
  }

  let name: String
  /// The effect on one line, without a full stop.
  let summary: String
  let operands: Operands
  let details: @Sendable () -> [String]
  /// Returns the specific options of the command.
  let options: @Sendable () -> [Option]
  /// Returns the examples, the most basic first.
  let examples: @Sendable () -> [Example]
  /// The meaning of exit status 1, without a full stop; nil if it never occurs.
  let findings: String?
  let configuration: Scope
  let run: @Sendable (Invocation, inout Session) throws(UsageProblem) -> Status
}

extension Command {
  /// Creates a command; its texts, options and examples are created on demand.
  ///
  /// Each run uses a single command, and creating those of all commands would be slow.
  init(
    name: String, summary: String, operands: Operands = .none,
    details: @autoclosure @escaping @Sendable () -> [String],
    options: @autoclosure @escaping @Sendable () -> [Option],
    examples: @autoclosure @escaping @Sendable () -> [Example],
    findings: String? = nil, configuration: Scope = .nothing,
    run: @escaping @Sendable (Invocation, inout Session) throws(UsageProblem) -> Status
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.details = details
    self.options = options
    self.examples = examples
    self.findings = findings
    self.configuration = configuration
    self.run = run
  }

  var allOptions: [Option] { options() + Option.ofAll }
}
