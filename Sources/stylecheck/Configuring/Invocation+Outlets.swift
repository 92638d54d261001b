extension Invocation {
  /// Expects that what is no sheet is not written over one, nor over anything that is read.
  ///
  /// `value` is what was given to `option`, and has `path` in it.
  func expectNoSheet(
    at path: SystemText, of option: Option, _ value: String
  ) throws(UsageProblem) {
    if FileTarget.namesSheet(path) { throw .sheetAsOutlet(option, value) }
    guard let input = inputs.first(where: { FileTarget.isOneFile($0, path) }) else { return }
    throw .inputAsOutlet(option, value, input: input.description)
  }

  /// All files that a command line has read, besides those in folders and standard input.
  private var inputs: [SystemText] {
    let others = [Option.schema, .config, .baseline].flatMap(texts).map { SystemText($0) }
    return operands.filter { $0 != .hyphen } + others
  }
}

extension Invocation {
  /// What reports call a sheet: its path, and standard input as somebody wants it.
  func name(of path: SystemText) -> String {
    path == .hyphen ? text(.stdinName) ?? "<stdin>" : path.distinct
  }
}
