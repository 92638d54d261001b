extension Invocation {
  /// Throws if an output file is a sheet or an input of the command.
  ///
  /// `value` is the argument of `option` and contains `path`.
  func expectNoSheet(at path: SystemText, of option: Option, _ value: String) throws(UsageProblem) {
    if FileTarget.namesSheet(path) { throw .sheetAsOutlet(option, value) }
    try expectNoInput(at: path, of: option, value)
  }

  func expectNoInput(at path: SystemText, of option: Option, _ value: String) throws(UsageProblem) {
    guard Files.isThere(path) else { return }
    func isOutlet(_ input: SystemText) -> Bool { FileTarget.isOneFile(input, path) }
    guard let input = inputs.first(where: isOutlet) ?? (isConfigured(isOutlet) ? path : nil)
    else { return }
    throw .inputAsOutlet(option, value, input: input.description)
  }

  /// True if `isWanted` accepts a configuration of the sheets, or a file that it extends or names.
  private func isConfigured(_ isWanted: (SystemText) -> Bool) -> Bool {
    var configurations = Configurations(self)
    // Problems with configurations are reported when the sheets are read.
    var apart = Session(Surroundings())
    for case .success(let sheet) in Files.sheets(at: operands, ofAnyName: has(.anyName)) {
      let applied = configurations.applied(to: sheet, &apart)
      if applied?.invocation.settingsFiles.contains(where: isWanted) == true { return true }
    }
    return configurations.files.contains(where: isWanted)
  }

  /// All input files, except those in folders and standard input.
  private var inputs: [SystemText] {
    operands.filter { $0 != .hyphen }
      + [Option.schema, .config, .baseline, .previewForm].flatMap(paths)
  }

  /// The name of a sheet in reports: its path, or the name for standard input.
  func name(of path: SystemText) -> String {
    path == .hyphen ? text(.stdinName) ?? "<stdin>" : path.distinct
  }
}
