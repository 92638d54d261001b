import Foundation

/// Measures the speeds that the package promises, and prints them as tables.
///
/// `Documentation/Performance.md` describes the measurements.
@main
enum Benchmarks {
  static func main() {
    do throws(BenchmarkProblem) {
      let options = try Options(CommandLine.arguments.dropFirst())
      switch options.task {
      case .showHelp: print(Options.help)
      case .measure(let sections): try measure(sections, options)
      }
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func measure(
    _ sections: [Section], _ options: Options
  ) throws(BenchmarkProblem) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let bench = Workbench(options, in: folder)
    print(bench.description)
    for section in sections {
      let table = try section.run(bench)
      bench.progress.clear()
      print("\n\(table)")
    }
  }
}
