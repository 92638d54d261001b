/// When a page has to be drawn again: as soon as its sheets have changed and are left alone.
///
/// ```
///            other stamps                    the same stamps, and all files there: draw
/// current ─────────────────▶ changing ──────────────────────────────────────────────▶ current
///    ▲                        │   ▲ │ other stamps
///    ╰── those of the page ───╯   ╰─╯
/// ```
struct PreviewWatch: Hashable, Sendable {
  /// What is known of the files of a page; a file that is not there has no stamp.
  typealias Stamps = [FileStamp?]

  enum Phase: Hashable, Sendable {
    /// The page is what the files make.
    case current(Stamps)
    /// Somebody writes: the files are not what the page was made of.
    case changing(from: Stamps, to: Stamps)
  }

  enum Event: Hashable, Sendable {
    /// The files were looked at.
    case looked(Stamps)
    /// A page was drawn, or would have been, of files with these stamps.
    case drew(Stamps)
  }

  enum Effect: Hashable, Sendable {
    case draw
  }

  private(set) var phase: Phase

  /// The page has just been drawn of files with these stamps.
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

    // Which files there are may have changed with what is in them.
    case (.current, .drew(let stamps)), (.changing, .drew(let stamps)):
      phase = .current(stamps)
      return []
    }
  }
}

// MARK: - Running

extension PreviewWatch {
  private static let pause: UInt32 = 100

  /// Draws until the process is ended; answers only if there is nothing to begin with.
  static func run(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard let output = invocation.text(.outputFile) else {
      throw .missingOperand("'\(Option.outputFile.word) FILE' with '\(Option.watch.word)'")
    }
    guard !invocation.operands.contains(.hyphen) else {
      throw .missingOperand("files with '\(Option.watch.word)', and not '-'")
    }
    // What is written while a page is drawn is found by the stamps from before.
    let before = invocation.operands.map { FileStamp(of: $0) }
    guard var drawn = try session.preview(invocation), session.put(drawn, invocation) else {
      return .couldNotRun
    }
    session.tell(of: drawn, output)
    var watch = PreviewWatch(before + drawn.stamps.dropFirst(before.count))
    while true {
      session.flush()
      Console.nap(milliseconds: pause)
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
  /// Says what became of a page.
  fileprivate mutating func tell(of drawn: DrawnPreview, _ output: String) {
    let errors = counted(drawn.errors, "error")
    complain(
      drawn.errors == 0
        ? "drew '\(output)'" : "\(errors); '\(output)' stays as it was until they are mended")
  }
}
