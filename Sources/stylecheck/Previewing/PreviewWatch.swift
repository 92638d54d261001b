/// A state machine that redraws a page when its sheets have changed and are stable again.
///
/// ```
///            other stamps                    the same stamps, and all files there: draw
/// current ─────────────────▶ changing ──────────────────────────────────────────────▶ current
///    ▲                        │   ▲ │ other stamps
///    ╰── those of the page ───╯   ╰─╯
/// ```
struct PreviewWatch: Hashable, Sendable {
  /// The stamps of the files; nil for a missing file.
  typealias Stamps = [FileStamp?]

  enum Phase: Hashable, Sendable {
    /// The page is up to date.
    case current(Stamps)
    /// The files differ from those of the page and may still be changing.
    case changing(from: Stamps, to: Stamps)
  }

  enum Event: Hashable, Sendable {
    /// The stamps were read.
    case looked(Stamps)
    /// A page was drawn, or skipped because of errors, from files with these stamps.
    case drew(Stamps)
  }

  enum Effect: Hashable, Sendable {
    case draw
  }

  private(set) var phase: Phase

  /// Creates a state in which the page is up to date with these stamps.
  init(_ stamps: Stamps) { phase = .current(stamps) }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (phase, event) {
    case (.current(let drawn), .looked(let stamps)):
      if stamps != drawn { phase = .changing(from: drawn, to: stamps) }
      return []

    case (.changing(let drawn, let last), .looked(let stamps)):
      if stamps == drawn {
        phase = .current(drawn)
      } else if stamps != last {
        phase = .changing(from: drawn, to: stamps)
      } else if !stamps.contains(nil) {
        phase = .current(stamps)
        return [.draw]
      }
      return []

    // The set of files may have changed with their contents.
    case (.current, .drew(let stamps)), (.changing, .drew(let stamps)):
      phase = .current(stamps)
      return []
    }
  }
}

// MARK: - Running

extension PreviewWatch {
  private static let pause: UInt32 = 100

  /// Draws until the process is ended; returns only if the first preview fails.
  static func run(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard let output = invocation.text(.outputFile) else {
      throw .missingOperand("'\(Option.outputFile.word) FILE' with '\(Option.watch.word)'")
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
    var watch = PreviewWatch(before + drawn.stamps.dropFirst(before.count))
    while true {
      session.flush()
      Console.pause(milliseconds: pause)
      let stamps = drawn.stamps
      for effect in watch.handle(.looked(stamps)) {
        switch effect {
        case .draw:
          guard let new = try session.preview(invocation) else { continue }
          drawn = new
          _ = watch.handle(
            .drew(Array((stamps + new.stamps.dropFirst(stamps.count)).prefix(new.paths.count))))
          if new.errors == 0 { _ = session.put(new, invocation) }
          session.tell(of: new, output)
        }
      }
    }
  }
}

extension DrawnPreview {
  fileprivate var stamps: PreviewWatch.Stamps { paths.map { FileStamp(of: $0) } }
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
