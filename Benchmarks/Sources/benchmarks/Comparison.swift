/// Figures with limits of two builds of this program, measured in turn.
struct Comparison {
  let table: Table

  /// Speeds that differ by less are equal.
  private static let promise = Promise.atLeast(0.95)

  /// Runs both programs in each round, first the other one.
  init(of options: Options, with other: String) throws(BenchmarkProblem) {
    let programs = [other, try Subprocess.ownPath]
    let progress = Progress()
    var keys: [PlainFigure.Key] = []
    var ratios: [PlainFigure.Key: Samples] = [:]
    for round in 1...options.rounds {
      for section in options.sections {
        progress.show("\(section.name): round \(round) of \(options.rounds)")
        var sides: [[PlainFigure]] = []
        for program in programs {
          sides.append(try Self.figures(of: section, program, options))
        }
        guard sides[0].isEmpty == sides[1].isEmpty else { throw .unexpectedOutput(of: other) }
        let before = Dictionary(sides[0].map { ($0.key, $0.value) }) { first, _ in first }
        for figure in sides[1] {
          guard let old = before[figure.key] else { continue }
          if ratios[figure.key] == nil { keys.append(figure.key) }
          ratios[figure.key, default: []].append(figure.speed(over: old))
        }
      }
    }
    progress.clear()
    var table = Table("speed of this build over the other's", columns: [""])
    for key in keys { table.add(key.description, [ratios[key, default: []]], Self.promise) }
    self.table = table
  }

  private static func figures(
    of section: Section, _ program: String, _ options: Options
  ) throws(BenchmarkProblem) -> [PlainFigure] {
    var arguments = ["--plain", "--only", section.name]
    if options.isQuick { arguments.append("--quick") }
    let output = try Subprocess.output(of: program, arguments + ["--rounds", "1"])
    let lines = output.split(separator: "\n")
    let figures = lines.compactMap(PlainFigure.init)
    guard figures.count == lines.count else { throw .unexpectedOutput(of: program) }
    return figures
  }
}
