import StyleRules
import StyleSheet

extension Command {
  static let check = Command(
    name: "check",
    summary: "reports mistakes in sheets",
    operands: .paths,
    details: [
      "A path is a sheet, a folder to search for '*.nss' files, or '-' for standard input. A file with",
      "another name is skipped, unless '--any-name' is given.",
      "Hidden files and folders are skipped. Symbolic links are followed.",
      "",
      "An error is a mistake that makes an engine crash or discard text, or that a vendor's documentation",
      "rules out. A warning is a mistake that an engine does not report and that is probably unintended.",
      "A remark is additional information. An invalid value is an error for a property of an SAP class,",
      "and a warning for one of UIKit, where the engine uses another value. An undocumented class is a",
      "remark, because the app may define it. Documentation/Rules.md describes all rules.",
      "",
      "Suppress an intentional finding with a comment: '/* stylecheck-disable-line RULE -- why */', with",
      "'-next-line' for the next line, '-file' for the whole sheet, or nothing for all lines up to",
      "'/* stylecheck-enable RULE */'. RULE can be the name of a group.",
      "",
      "With '--watch', the check is repeated whenever a sheet, an imported sheet, a configuration, a schema,",
      "the baseline, or the images and folders in a folder of images change; a line on standard error names",
      "what has changed. Ctrl-C ends it.",
      "",
      "A report is written to standard output, or to a file that follows '=':",
    ]
      + Columns(ReportFormat.all.map { [$0.name, $0.summary] }).text
      .split(separator: "\n").map(String.init),
    options: [
      .targets, .reports, .rule, .strict, .remarks, .maxFindings, .maxPerSheet, .pathBase,
      .baseline, .baselineUpdate, .schema, .root, .assets, .ignore, .anyName, .stdinName, .repeated,
      .quiet, .color,
    ] + Option.ofConfiguration + [.printConfig],
    examples: [
      Example("stylecheck Styles", "check all sheets in the folder Styles"),
      Example("stylecheck --strict --target nui a.nss b.nss", "fail on warnings, for NUI"),
      Example("stylecheck --target all Styles", "check for all engines"),
      Example("stylecheck --format text --format sarif=out.sarif Styles", "write two reports"),
      Example("stylecheck --watch Styles", "check again whenever a sheet is saved, until Ctrl-C"),
      Example("git show HEAD:a.nss | stylecheck --stdin-name a.nss -", "check standard input"),
    ],
    findings:
      "a sheet has an error (with '--strict', or a warning), or the baseline has obsolete entries",
    configuration: .sheets
  ) { invocation, session throws(UsageProblem) in
    if invocation.has(.printConfig) { return session.printSettings(invocation) }
    if invocation.has(.baselineUpdate), let file = invocation.path(.baseline) {
      guard !FileTarget.namesSheet(file) else {
        throw .sheetAsOutlet(.baseline, file.description)
      }
    }
    if let base = invocation.path(.pathBase) {
      let isFolder: Void? = session.attempt { _ throws(FileProblem) in
        try Files.expectFolder(at: base)
      }
      if isFolder == nil { return .couldNotRun }
    }
    guard invocation.has(.repeated) else { return try check(invocation, &session) }
    guard !invocation.operands.contains(.hyphen) else {
      throw .missingOperand("files with '\(Option.repeated.word)', and not '-'")
    }
    // Without a configuration, no later check has a baseline to update.
    if invocation.has(.baselineUpdate), invocation.has(.noConfig), !invocation.has(.baseline) {
      return try check(invocation, &session)
    }
    return try WatchedRun(ofCheck: invocation).run(&session) {
      session throws(UsageProblem) in
      // The sheets may now be for another target.
      try check(session.choosingTarget(invocation, writes: false), &session)
    }
  }

  private static func check(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    var run = try CheckRun(
      invocation, session.excerptStyle(invocation, on: .output), session.surroundings)
    return try run.run(&session)
  }
}

extension Option {
  static let strict = Option("strict", "fail on warnings too")
  static let remarks = Option("remarks", "report remarks too")
  static let maxFindings = Option(
    "max-findings", "COUNT", .count, "maximum number of printed findings; all are counted")
  static let maxPerSheet = Option(
    "max-per-sheet", "COUNT", .count,
    "maximum number of findings per sheet", standard: "\(Findings.limit)")
  static let pathBase = Option(
    "path-base", "DIR", .folder, "base folder of paths in reports, such as the repository")
  static let stdinName = Option(
    "stdin-name", "NAME", .text,
    "name of standard input in reports, instead of <stdin>; its folder is that of imports")
  static let anyName = Option("any-name", "also check files whose names do not end in '.nss'")
  static let repeated = Option("watch", "check again whenever a file changes, until Ctrl-C")
  static let quiet = Option("quiet", letter: "q", "print findings only")
}
