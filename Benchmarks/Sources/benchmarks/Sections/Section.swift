/// One thing that is measured, as a table of figures.
struct Section: Sendable {
  /// What `--only` knows it by.
  let name: String
  /// Whether it is in a run without further wishes.
  var isUsual = true
  let run: @Sendable (Workbench) throws(BenchmarkProblem) -> Table

  static let all: [Section] = [
    speed, lookUp, presentation, form, rating, faults, check, format, typing, memory, scaling,
  ]

  static var names: String { all.map(\.name).joined(separator: ", ") }
}
