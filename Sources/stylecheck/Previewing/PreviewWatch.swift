import StyleSheet

/// Redraws a page whenever its sheets change.
enum PreviewWatch {
  private static let pause: UInt32 = 100

  /// Draws until the process is ended; returns only if the first preview fails.
  static func run(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard let output = invocation.output(.outputFile) else {
      throw .missingOperand(
        "'\(Option.outputFile.word) FILE', and not '-', with '\(Option.watch.word)'")
    }
    guard !invocation.operands.contains(.hyphen) else {
      throw .missingOperand("files with '\(Option.watch.word)', and not '-'")
    }
    // Stamps from before drawing, so that changes during drawing are detected.
    let before = invocation.operands.map { FileStamp(of: $0) }
    guard var drawn = try session.preview(invocation), session.put(drawn, invocation) else {
      return .couldNotRun
    }
    session.tell(of: drawn, output)
    var watch = FileWatch(before + drawn.stamps.dropFirst(before.count))
    while true {
      session.flush()
      Console.pause(milliseconds: pause)
      let stamps = drawn.stamps
      guard watch.starts(at: stamps), let new = try session.preview(invocation) else { continue }
      drawn = new
      watch.end(
        at: Array((stamps + new.stamps.dropFirst(stamps.count)).prefix(new.paths.count)))
      if new.errors == 0 { _ = session.put(new, invocation) }
      session.tell(of: new, output)
    }
  }
}

extension DrawnPreview {
  fileprivate var stamps: [FileStamp?] { paths.map { FileStamp(of: $0) } }
}

extension Session {
  /// Reports that a page was drawn or skipped.
  fileprivate mutating func tell(of drawn: DrawnPreview, _ output: String) {
    let errors = counted(drawn.errors, "error")
    complain(
      drawn.errors == 0
        ? "drew '\(output)'" : "\(errors); '\(output)' is kept until they are fixed")
  }
}
