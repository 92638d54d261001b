import Foundation

/// Measures the speeds that the package promises, and prints them as tables.
///
/// The exit status is 1 if a limit is missed or a figure is worse than before, unless the rounds are short,
/// and 2 if something cannot be measured. `Documentation/Performance.md` describes the measurements.
@main
enum Benchmarks {
  static func main() {
    do throws(BenchmarkProblem) {
      let options = try Options(CommandLine.arguments.dropFirst())
      var isKept = true
      switch options.task {
      case .showHelp: print(Options.help)
      case .measure: isKept = try measure(options)
      case .compare(let other): isKept = try compare(with: other, options)
      }
      // Figures of short rounds are not reliable.
      if !isKept, !options.isQuick { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
      exit(2)
    }
  }

  /// Prints the tables, and returns true if every limit is kept.
  private static func measure(_ options: Options) throws(BenchmarkProblem) -> Bool {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let bench = Workbench(options, in: folder)
    if !options.isPlain { print(bench.description) }
    var isKept = true
    for section in options.sections {
      let table = try section.run(bench)
      bench.progress.clear()
      print(options.isPlain ? table.plain : "\n\(table)")
      if !table.missed.isEmpty { isKept = false }
    }
    return isKept
  }

  /// Prints how the speeds of this build compare with those of another, and returns true if none is
  /// worse.
  private static func compare(
    with other: String, _ options: Options
  ) throws(BenchmarkProblem) -> Bool {
    let comparison = try Comparison(of: options, with: other)
    print(comparison.table)
    return comparison.table.missed.isEmpty
  }
}
