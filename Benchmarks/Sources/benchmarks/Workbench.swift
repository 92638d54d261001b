/// What every section works with.
struct Workbench: Sendable {
  let rounds: Int
  let isQuick: Bool
  /// Nil if it is not at hand.
  let yardstick: Yardstick?
  let library: SheetLibrary
  let progress = Progress()

  init(_ options: Options, in folder: TemporaryFolder) {
    rounds = options.rounds
    isQuick = options.isQuick
    yardstick = Yardstick(builtIn: folder)
    library = SheetLibrary(folder: folder, yardstick: yardstick)
  }

  /// The sizes that speed is measured at.
  var sizes: [SheetSize] { isQuick ? [.small, .medium] : [.small, .medium, .large] }

  /// How often to go over `bytes` for a time that can be trusted: through 40 MB, and 3 times at least.
  func repetitions(of bytes: Int) -> Int { max(3, (isQuick ? 4_000_000 : 40_000_000) / bytes) }

  /// Does something for each round, the number of which it is given.
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
  /// What the figures are about, in a line or two.
  var description: String {
    let sheets = "medians of \(rounds) rounds; in brackets the least and the greatest of a round"
    guard let yardstick else {
      return "\(sheets)\nno C yardstick at hand: sheets of our own generator, and no ratios to C"
    }
    return "\(sheets)\nC yardstick and its sheets from '\(yardstick.folder)'"
  }
}
