/// Figures with limits of two builds of this program, measured in turn.
struct Comparison {
  let table: Table

  /// Figures that differ by less are equal.
  private static let promise = Promise.atLeast(0.92)

  /// Runs both programs in each round, in turn first the one and the other.
  init(of options: Options, with other: String) throws(BenchmarkProblem) {
    let sides = [(other, options.toolBefore), (try Subprocess.ownPath, options.tool)]
    let progress = Progress()
    var keys: [PlainFigure.Key] = []
    var ratios: [PlainFigure.Key: Samples] = [:]
    for round in 1...options.rounds {
      for section in options.sections {
        progress.show("\(section.name): round \(round) of \(options.rounds)")
        var figures: [[PlainFigure]] = [[], []]
        for side in round.isMultiple(of: 2) ? [1, 0] : [0, 1] {
          let (program, tool) = sides[side]
          figures[side] = try Self.figures(of: section, program, tool, options)
        }
        let before = Dictionary(figures[0].map { ($0.key, $0.value) }) { first, _ in first }
        guard before.count == figures[1].count else { throw .unexpectedOutput(of: other) }
        for figure in figures[1] {
          guard let old = before[figure.key] else { throw .unexpectedOutput(of: other) }
          if ratios[figure.key] == nil { keys.append(figure.key) }
          ratios[figure.key, default: []].append(figure.speed(over: old))
        }
      }
    }
    progress.clear()
    guard !keys.isEmpty else { throw .nothingToCompare }
    var table = Table("this build relative to the other; above 1 is better", columns: [""])
    for key in keys { table.add(key.description, [ratios[key, default: []]], Self.promise) }
    self.table = table
  }

  private static func figures(
    of section: Section, _ program: String, _ tool: String?, _ options: Options
  ) throws(BenchmarkProblem) -> [PlainFigure] {
    var arguments = ["--plain", "--only", section.name]
    if options.isQuick { arguments.append("--quick") }
    if let tool { arguments += ["--tool", tool] }
    let output = try Subprocess.output(of: program, arguments + ["--rounds", "1"])
    let lines = output.split(separator: "\n")
    let figures = lines.compactMap(PlainFigure.init)
    guard figures.count == lines.count else { throw .unexpectedOutput(of: program) }
    return figures
  }
}
