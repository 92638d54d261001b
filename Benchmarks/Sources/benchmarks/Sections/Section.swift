/// A measurement that gives a table of figures.
struct Section: Sendable {
  /// The name for the option `--only`.
  let name: String
  /// True if a run without options includes the section.
  var isUsual = true
  let run: @Sendable (Workbench) throws(BenchmarkProblem) -> Table

  static let all: [Section] = [
    speed, lookUp, presentation, form, rating, faults, check, format, typing, memory, tool,
    manySheets, scaling,
  ]

  static var names: String { all.map(\.name).joined(separator: ", ") }
}
