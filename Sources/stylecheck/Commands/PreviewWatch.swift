import StyleSheet

/// Redraws a page whenever its sheets change.
enum PreviewWatch {
  /// The number of errors that are reported while a page is kept.
  private static let most = 3

  /// Draws until the process is ended; returns only if the first preview fails.
  static func run(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard let output = invocation.output(.outputFile), !OpenFile.isOpen(at: output) else {
      throw .missingOperand(
        "'\(Option.outputFile.word) FILE', and not '-', with '\(Option.watch.word)'")
    }
    guard !invocation.operands.contains(.hyphen) else {
      throw .missingOperand("files with '\(Option.watch.word)', and not '-'")
    }
    var isFirst = true
    return try WatchedRun(ofPreview: invocation).run(&session, announces: false, isTried: true) {
      session throws(UsageProblem) in
      defer { isFirst = false }
      guard let drawn = try session.preview(invocation) else { return .couldNotRun }
      guard isFirst || drawn.errors == 0 else {
        let errors = drawn.preview.findings.items.filter { $0.diagnostic.severity == .error }
        for (sheet, items) in errors.prefix(most).runs(by: \.sheet) {
          session.tell(items.map(\.diagnostic), in: drawn.sheets[sheet].source, invocation)
        }
        let are = drawn.errors == 1 ? "is" : "are"
        session.complain("'\(output)' is kept until \(counted(drawn.errors, "error")) \(are) fixed")
        return .findings
      }
      guard session.put(drawn, invocation) else { return .couldNotRun }
      session.complain("drew '\(output)'")
      return .clean
    }
  }
}
