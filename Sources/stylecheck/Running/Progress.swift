/// A line on a terminal that says how far a long run is, and goes away when it is done.
struct Progress {
  /// Runs of fewer steps are over before anybody could read.
  private static let least = 500
  private static let stride = 100

  private let count: Int
  private let isShown: Bool
  private var isThere = false

  /// For a run of so many steps; it is seen only where standard error is a terminal.
  init(of count: Int, in session: Session) {
    self.count = count
    isShown = count >= Self.least && session.surroundings.errorIsTerminal
  }

  /// Says that `done` steps are done, if it is worth saying.
  mutating func show(_ done: Int, in session: inout Session) {
    guard isShown, done % Self.stride == 0 else { return }
    session.writeError("\r\u{1B}[Kchecked \(done) of \(count) sheets")
    isThere = true
  }

  /// Takes the line away, so that something else can be written.
  mutating func hide(in session: inout Session) {
    guard isThere else { return }
    session.writeError("\r\u{1B}[K")
    isThere = false
  }
}
