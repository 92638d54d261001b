import StyleRules
import StyleSheet

extension Command {
  static let check = Command(
    name: "check",
    summary: "finds what is wrong in sheets",
    operands: .paths,
    details: [
      "A path is a sheet, a folder to be searched for '*.nss' files, or '-' for standard input. A file",
      "with another name is skipped, unless '--any-name' is given.",
      "Hidden files and folders in a folder are passed over. Symbolic links are followed.",
      "",
      "An error is what an engine loses or crashes on, or what a vendor's page rules out; a warning is",
      "what it does without a word and nobody meant; a remark is worth knowing. So a value that is none",
      "is an error where SAP's classes have the property, and a warning at those of UIKit, which make do",
      "with something else; a class that no page has is a remark, as it can be the app's own.",
      "Documentation/Rules.md says more.",
      "",
      "A comment silences what was meant so: '/* stylecheck-disable-line RULE -- why */', with",
      "'-next-line', or '-file' for the whole sheet.",
      "",
      "A report goes to standard output, or behind '=' into a file, which is written as a whole:",
    ] + ReportFormat.all.map { "  " + $0.name.padded(to: 12) + $0.summary },
    options: [
      .targets, .reports, .rule, .strict, .remarks, .maxFindings, .maxPerSheet, .pathBase,
      .baseline, .baselineUpdate,
      .schema, .root, .assets, .ignore, .anyName, .stdinName, .quiet,
      .color,
    ] + Option.ofConfiguration + [.printConfig],
    examples: [
      Example("stylecheck Styles", "check all sheets in the folder Styles"),
      Example("stylecheck --strict --target nui a.nss b.nss", "let no warning pass, as NUI reads"),
      Example("stylecheck --target all Styles", "find what any of the engines would lose"),
      Example("stylecheck --format text --format sarif=out.sarif Styles", "report in two forms"),
      Example("git show HEAD:a.nss | stylecheck --stdin-name a.nss -", "check what is read"),
    ],
    findings: "a sheet has an error (with '--strict', or a warning), or the baseline is stale",
    configuration: .sheets
  ) { invocation, session throws(UsageProblem) in
    if invocation.has(.printConfig) { return session.printSettings(invocation) }
    if invocation.has(.baselineUpdate), let file = invocation.text(.baseline) {
      guard !FileTarget.namesSheet(SystemText(file)) else {
        throw .sheetAsOutlet(.baseline, file)
      }
    }
    if let base = invocation.text(.pathBase) {
      let isFolder: Void? = session.attempt { _ throws(FileProblem) in
        try Files.expectFolder(at: SystemText(base))
      }
      if isFolder == nil { return .couldNotRun }
    }
    var run = try CheckRun(
      invocation, session.excerptStyle(invocation, on: .output), session.surroundings)
    return try run.run(&session)
  }
}

extension Option {
  static let strict = Option("strict", "take a warning as seriously as an error")
  static let remarks = Option("remarks", "print remarks too, which are counted anyway")
  static let maxFindings = Option(
    "max-findings", "COUNT", .count, "print no more than so many; all are counted")
  static let maxPerSheet = Option(
    "max-per-sheet", "COUNT", .count,
    "keep no more than so many of one sheet", standard: "\(Findings.limit)")
  static let pathBase = Option(
    "path-base", "DIR", .folder,
    "the folder that paths in reports count from, such as that of the repository")
  static let stdinName = Option(
    "stdin-name", "NAME", .text, "what reports call standard input, instead of <stdin>")
  static let anyName = Option("any-name", "check files whose names do not end in '.nss' too")
  static let quiet = Option("quiet", letter: "q", "print findings and nothing else")
}

extension String {
  /// Returns the text padded with spaces to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
