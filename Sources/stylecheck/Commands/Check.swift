import StyleSheet

extension Command {
  static let check = Command(
    name: "check",
    summary: "finds what is wrong in sheets",
    operands: "PATH…",
    details: [
      "A path is a sheet, a folder to be searched for '*.nss' files, or '-' for standard input.",
      "Hidden files and folders in a folder are passed over. Symbolic links are followed.",
      "",
      "A report goes to standard output, or behind '=' into a file, which is written as a whole:",
    ] + ReportFormat.all.map { "  " + $0.name.padded(to: 12) + $0.summary },
    options: [
      .targets, .reports, .strict, .remarks, .maxFindings, .stdinName, .root, .quiet, .color,
    ],
    examples: [
      Example("stylecheck Styles", "check all sheets in the folder Styles"),
      Example("stylecheck --strict --target nui a.nss b.nss", "let no warning pass, as NUI reads"),
      Example("stylecheck --target all Styles", "find what any of the engines would lose"),
      Example("stylecheck --format text --format sarif=out.sarif Styles", "report in two forms"),
      Example("git show HEAD:a.nss | stylecheck --stdin-name a.nss -", "check what is read"),
    ],
    run: runCheck)

  @Sendable
  private static func runCheck(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard !invocation.operands.isEmpty else { throw .missingOperand("a sheet, a folder or '-'") }
    let imported: ImportedSheets
    do throws(FileProblem) {
      imported = try invocation.importedSheets()
    } catch {
      session.complain(error)
      return .couldNotRun
    }
    let found = Files.sheets(at: invocation.operands)
    var outlets = try ReportOutlets(invocation, session.excerptStyle(invocation, on: .output))
    var report = CheckReport(
      for: invocation.dialects, least: invocation.has(.remarks) ? .information : .warning,
      maximum: invocation.count(.maxFindings))
    var progress = Progress(of: found.count, in: session)

    for (index, path) in found.enumerated() {
      progress.show(index, in: &session)
      do throws(FileProblem) {
        let name = path.name(invocation)
        let place = try path.get()
        let source = SourceText(bytes: try session.read(place), name: name)
        let checked = report.add(source) { imported.problems(of: $0, at: place) }
        let text = outlets.text(of: checked)
        if !text.isEmpty { progress.hide(in: &session) }
        session.write(text)
      } catch {
        progress.hide(in: &session)
        if let command = error.commandMeant(by: invocation) {
          throw UsageProblem.unknownCommand(error.path.description, known: [command])
        }
        session.complain(error)
        report.add(error)
      }
    }
    progress.hide(in: &session)
    session.write(outlets.end(of: report))
    let unsaved = outlets.save()
    unsaved.forEach { session.complain($0) }
    guard report.problems.isEmpty, unsaved.isEmpty else { return .couldNotRun }
    return report.status(isStrict: invocation.has(.strict))
  }
}

extension Option {
  static let strict = Option("strict", "take a warning as seriously as an error")
  static let remarks = Option("remarks", "print remarks too, which are counted anyway")
  static let maxFindings = Option(
    "max-findings", "COUNT", .count, "print no more than so many; all are counted")
  static let stdinName = Option(
    "stdin-name", "NAME", .text, "what reports call standard input, instead of <stdin>")
  static let quiet = Option("quiet", letter: "q", "print findings and nothing else")
}

// MARK: - Words of reports

extension Result<SystemText, FileProblem> {
  /// What reports call the sheet.
  fileprivate func name(_ invocation: Invocation) -> String {
    switch self {
    case .success(.hyphen): invocation.text(.stdinName) ?? "<stdin>"
    case .success(let path): path.description
    case .failure(let problem): problem.path.description
    }
  }
}

extension FileProblem {
  /// The command that was misspelt, if the first word is no path and near the name of one.
  fileprivate func commandMeant(by invocation: Invocation) -> String? {
    guard reason == .isMissing, path == invocation.operands.first, !path.namesSheet else {
      return nil
    }
    return Suggestion.match(path.exact, among: Command.all.map(\.name))?.only
  }
}

extension String {
  /// The text with blanks behind it, up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
