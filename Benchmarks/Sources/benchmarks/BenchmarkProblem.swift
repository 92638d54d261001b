/// An error that prevents a measurement.
enum BenchmarkProblem: Error, Hashable, CustomStringConvertible {
  case unknownOption(String)
  case missingArgument(of: String)
  case unexpectedArgument(String, of: String, expected: String)
  case cannotRead(String)
  case cannotWrite(String)
  case cannotRun(String)
  case unexpectedOutput(of: String)
  case nothingToCompare

  var description: String {
    switch self {
    case .unknownOption(let name): "there is no option '\(name)'; '--help' lists those there are"
    case .missingArgument(let option): "expected something after '\(option)'"
    case .unexpectedArgument(let given, let option, let expected):
      "expected \(expected) after '\(option)', not '\(given)'"
    case .cannotRead(let path): "cannot read '\(path)'"
    case .cannotWrite(let path): "cannot write '\(path)'"
    case .cannotRun(let program): "cannot run '\(program)'"
    case .unexpectedOutput(let program): "'\(program)' prints something else than expected"
    case .nothingToCompare: "the sections have no figures with limits"
    }
  }
}
