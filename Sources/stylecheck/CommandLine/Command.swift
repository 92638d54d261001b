/// Something that this tool does.
///
/// A command is a row: what it is called, what it takes, what help says of it, and what it does.
/// The reading of the command line, help and suggestions know no more than these rows.
struct Command: Sendable {
  /// A command line worth trying.
  struct Example: Hashable, Sendable {
    /// All words, the tool's name included.
    let line: String
    /// What it does, without a full stop.
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// Which configuration is for a command.
  enum Scope: Hashable, Sendable {
    /// None.
    case nothing
    /// That of each sheet.
    case sheets
    /// That of the first sheet, as all of them make one theme.
    case theme
    /// The same for a theme of a cell, which is SAP's whatever the sheets style.
    case cell
    /// That of the working folder, as there are no sheets.
    case workingFolder
  }

  /// The word that asks for it.
  let name: String
  /// One line, without a full stop: what it does.
  let summary: String
  /// What it takes besides options.
  let operands: Operands
  private let makeDetails: @Sendable () -> [String]
  private let makeOptions: @Sendable () -> [Option]
  private let makeExamples: @Sendable () -> [Example]
  /// When the exit status is 1, without a full stop; nil if it never is.
  let findings: String?
  /// Whose configuration counts, if it has one.
  let configuration: Scope
  /// Does it.
  let run: @Sendable (Invocation, inout Session) throws(UsageProblem) -> Status
}

extension Command {
  /// A command; of the sentences, options and examples none is made before somebody asks.
  ///
  /// A start looks at the names of all commands and does one: making all of all took as long as
  /// reading a sheet.
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
    makeDetails = details
    makeOptions = options
    makeExamples = examples
    self.findings = findings
    self.configuration = configuration
    self.run = run
  }

  /// Whole sentences, where a line is not enough.
  var details: [String] { makeDetails() }

  /// The options it understands, besides those that all understand; made anew at each call.
  var options: [Option] { makeOptions() }

  /// The first is the one to begin with.
  var examples: [Example] { makeExamples() }

  /// All options it understands, in the order of help.
  var allOptions: [Option] { options + Option.ofAll }
}
