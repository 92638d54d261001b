/// A state machine that starts a task when files have changed and are stable again.
///
/// ```
///            other stamps          the same stamps: start
/// current ─────────────────▶ changing ─────────────────▶ current
///    ▲                        │   ▲ │ other stamps
///    ╰── those of the task ───╯   ╰─╯
/// ```
struct FileWatch<Stamp: Hashable & Sendable>: Hashable, Sendable {
  typealias Stamps = [Stamp]

  enum Phase: Hashable, Sendable {
    /// The result of the task is up to date.
    case current(Stamps)
    /// The files differ from those of the task and may still be changing.
    case changing(from: Stamps, to: Stamps)
  }

  private(set) var phase: Phase

  /// Creates a state in which the task is up to date with these stamps.
  init(_ stamps: Stamps) { phase = .current(stamps) }

  /// Takes the stamps that were read, and returns true if the task has to start.
  mutating func starts(at stamps: Stamps) -> Bool {
    switch phase {
    case .current(let done):
      if stamps != done { phase = .changing(from: done, to: stamps) }
    case .changing(let done, let last):
      if stamps == done {
        phase = .current(done)
      } else if stamps != last {
        phase = .changing(from: done, to: stamps)
      } else {
        phase = .current(stamps)
        return true
      }
    }
    return false
  }

  /// Takes the stamps of the files that a task has read, whose set may have changed.
  mutating func end(at stamps: Stamps) { phase = .current(stamps) }
}
