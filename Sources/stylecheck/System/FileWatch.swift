/// A state machine that starts a task when files have changed and are stable again.
///
/// ```
///            other stamps                    the same stamps, and all files there: start
/// current ─────────────────▶ changing ──────────────────────────────────────────────▶ current
///    ▲                        │   ▲ │ other stamps
///    ╰── those of the task ───╯   ╰─╯
/// ```
struct FileWatch<Stamp: Hashable & Sendable>: Hashable, Sendable {
  /// The stamps of the files; nil for a missing file.
  typealias Stamps = [Stamp?]

  enum Phase: Hashable, Sendable {
    /// The result of the task is up to date.
    case current(Stamps)
    /// The files differ from those of the task and may still be changing.
    case changing(from: Stamps, to: Stamps)
  }

  enum Event: Hashable, Sendable {
    /// The stamps were read.
    case looked(Stamps)
    /// A task has ended that read files with these stamps.
    case ended(Stamps)
  }

  enum Effect: Hashable, Sendable {
    case start
  }

  private(set) var phase: Phase

  /// Creates a state in which the task is up to date with these stamps.
  init(_ stamps: Stamps) { phase = .current(stamps) }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (phase, event) {
    case (.current(let done), .looked(let stamps)):
      if stamps != done { phase = .changing(from: done, to: stamps) }
      return []

    case (.changing(let done, let last), .looked(let stamps)):
      if stamps == done {
        phase = .current(done)
      } else if stamps != last {
        phase = .changing(from: done, to: stamps)
      } else if !stamps.contains(nil) {
        phase = .current(stamps)
        return [.start]
      }
      return []

    // The set of files may have changed with their contents.
    case (.current, .ended(let stamps)), (.changing, .ended(let stamps)):
      phase = .current(stamps)
      return []
    }
  }
}
