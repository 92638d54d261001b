/// The options and sheets for all sections.
struct Workbench: Sendable {
  let rounds: Int
  let isQuick: Bool
  /// The yardstick; nil if it is not available.
  let yardstick: Yardstick?
  /// The path of the tool; nil if none is measured.
  let tool: String?
  let library: SheetLibrary
  let progress = Progress()

  init(_ options: Options, in folder: TemporaryFolder) {
    rounds = options.rounds
    isQuick = options.isQuick
    tool = options.tool
    yardstick = Yardstick(builtIn: folder)
    library = SheetLibrary(folder: folder, yardstick: yardstick)
  }

  /// The sizes that speed is measured at.
  var sizes: [SheetSize] { isQuick ? [.small, .medium] : [.small, .medium, .large] }

  /// Returns the number of passes for a reliable time: 40 MB in total, and at least 3 passes.
  func repetitions(of bytes: Int) -> Int { max(3, (isQuick ? 4_000_000 : 40_000_000) / bytes) }

  /// Runs `body` once for each round, and shows the progress.
  func eachRound(
    of what: String, _ body: () throws(BenchmarkProblem) -> Void
  ) throws(BenchmarkProblem) {
    for round in 1...rounds {
      progress.show("\(what): round \(round) of \(rounds)")
      try body()
    }
  }
}

extension Workbench: CustomStringConvertible {
  /// A description of the figures in one or two lines.
  var description: String {
    let sheets = "medians of \(rounds) rounds; in brackets the least and the greatest of a round"
    guard let yardstick else {
      return "\(sheets)\nno C yardstick at hand: sheets of our own generator, and no ratios to C"
    }
    return "\(sheets)\nC yardstick and its sheets from '\(yardstick.folder)'"
  }
}
