extension Invocation {
  /// Throws if an output file is a sheet or an input of the command.
  ///
  /// `value` is the argument of `option` and contains `path`.
  func expectNoSheet(
    at path: SystemText, of option: Option, _ value: String
  ) throws(UsageProblem) {
    if FileTarget.namesSheet(path) { throw .sheetAsOutlet(option, value) }
    try expectNoInput(at: path, of: option, value)
  }

  /// Throws if an output file is an input of the command.
  func expectNoInput(
    at path: SystemText, of option: Option, _ value: String
  ) throws(UsageProblem) {
    guard let input = inputs.first(where: { FileTarget.isOneFile($0, path) }) else { return }
    throw .inputAsOutlet(option, value, input: input.description)
  }

  /// All input files, except those in folders and standard input.
  private var inputs: [SystemText] {
    let others = [Option.schema, .config, .baseline, .previewForm].flatMap(texts).map {
      SystemText($0)
    }
    return operands.filter { $0 != .hyphen } + others
  }
}

extension Invocation {
  /// The name of a sheet in reports: its path, or the name for standard input.
  func name(of path: SystemText) -> String {
    path == .hyphen ? text(.stdinName) ?? "<stdin>" : path.distinct
  }
}
