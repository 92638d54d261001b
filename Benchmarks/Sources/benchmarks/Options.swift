/// The options of the command line.
struct Options: Sendable {
  /// The task of a run.
  enum Task: Sendable {
    case measure
    /// The comparison with an earlier build of this program.
    case compare(with: String)
    case showHelp
  }

  var task = Task.measure
  var sections = Section.all.filter(\.isUsual)
  /// The path of the tool, for the figures of a whole process; nil leaves them out.
  var tool: String?
  /// The tool of the earlier build, for a comparison.
  var toolBefore: String?
  /// True for tab-separated lines, which a comparison reads.
  var isPlain = false
  /// The number of rounds, in each of which every figure is measured.
  var rounds: Int { givenRounds ?? (isQuick ? 2 : 7) }
  fileprivate var givenRounds: Int?
  /// True for a short test of the program; its figures are not reliable.
  var isQuick = false

  init() {}

  init(_ arguments: some Sequence<String>) throws(BenchmarkProblem) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      guard let option = Option.all.first(where: { $0.name == argument }) else {
        throw .unknownOption(argument)
      }
      switch option.effect {
      case .plain(let effect): effect(&self)
      case .taking(_, let effect):
        guard let given = rest.next() else { throw .missingArgument(of: argument) }
        try effect(&self, given)
      }
    }
  }
}

// MARK: - The table

private struct Option: Sendable {
  enum Effect: Sendable {
    case plain(@Sendable (inout Options) -> Void)
    case taking(String, @Sendable (inout Options, String) throws(BenchmarkProblem) -> Void)
  }

  let name: String
  let summary: String
  let effect: Effect

  static let all = [
    Option(
      name: "--quick", summary: "two short rounds, without the largest sheets",
      effect: .plain { $0.isQuick = true }),
    Option(
      name: "--rounds", summary: "how often each has its turn; 7 unless said otherwise",
      effect: .taking("N") { (options, text) throws(BenchmarkProblem) in
        guard let rounds = Int(text), rounds > 0 else {
          throw .unexpectedArgument(text, of: "--rounds", expected: "a number above 0")
        }
        options.givenRounds = rounds
      }),
    Option(
      name: "--only", summary: "one section: \(Section.names)",
      effect: .taking("NAME") { (options, name) throws(BenchmarkProblem) in
        guard let section = Section.all.first(where: { $0.name == name }) else {
          throw .unexpectedArgument(name, of: "--only", expected: "one of \(Section.names)")
        }
        options.sections = [section]
      }),
    Option(
      name: "--scaling", summary: "how time grows from 1 to 100 MB, and nothing else",
      effect: .plain { $0.sections = [.scaling] }),
    Option(
      name: "--tool",
      summary: "the tool, in an optimized build, for the figures of whole processes",
      effect: .taking("PATH") { $0.tool = $1 }),
    Option(
      name: "--against", summary: "an earlier build of this program, in turn with this one",
      effect: .taking("PATH") { $0.task = .compare(with: $1) }),
    Option(
      name: "--tool-before", summary: "the tool of that build, to compare whole processes, too",
      effect: .taking("PATH") { $0.toolBefore = $1 }),
    Option(
      name: "--plain", summary: "the figures with limits as tab-separated lines",
      effect: .plain { $0.isPlain = true }),
    Option(
      name: "--help", summary: "this",
      effect: .plain { $0.task = .showHelp }),
  ]

  var usage: String {
    switch effect {
    case .plain: name
    case .taking(let what, _): "\(name) \(what)"
    }
  }
}

extension Options {
  static var help: String {
    Option.all.map { "  " + $0.usage.padded(to: 17) + "  " + $0.summary }.joined(separator: "\n")
  }
}
