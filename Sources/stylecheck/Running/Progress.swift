/// A progress line on a terminal for long runs.
struct Progress {
  /// Shorter runs end before the line could be read.
  private static let least = 500
  private static let stride = 100

  private let count: Int
  private let isShown: Bool
  private var isThere = false

  /// Creates the progress of a run; shown only if standard error is a terminal.
  init(of count: Int, in session: Session) {
    self.count = count
    isShown = count >= Self.least && session.surroundings.errorIsTerminal
  }

  /// Updates the line if enough steps were done.
  mutating func show(_ done: Int, in session: inout Session) {
    guard isShown, done % Self.stride == 0 else { return }
    session.writeError("\r\u{1B}[Kchecked \(done) of \(count) sheets")
    isThere = true
  }

  /// Removes the line before other output.
  mutating func hide(in session: inout Session) {
    guard isThere else { return }
    session.writeError("\r\u{1B}[K")
    isThere = false
  }
}
