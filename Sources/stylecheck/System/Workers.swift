import Dispatch

/// Does many small works on all cores, and hands out what came of them in order.
///
/// A few works more are under way than there are cores, and no others: what is done waits for what
/// was asked for before it, so that a run of any length needs the same memory. Without a second core,
/// or for few works, all is done by the caller itself.
enum Workers {
  /// As many threads as work at most.
  private static let most = 32
  /// Works for each thread that are under way or done and not yet taken.
  private static let ahead = 4

  /// Does a work for each number below `count`, and takes what comes of it.
  ///
  /// - Parameters:
  ///   - count: How many works there are.
  ///   - wanted: How many threads work besides the caller; none if fewer than two, and as many as
  ///     there are cores if nobody says.
  ///   - prepare: Says what is to be done; called by the caller's thread, in order.
  ///   - work: Does it, on any thread.
  ///   - take: Takes the outcome; called by the caller's thread, in order.
  /// - Throws: What `prepare` or `take` throws; then nothing more is begun.
  static func inOrder<Job: Sendable, Outcome: Sendable, Failure: Error>(
    count: Int, threads wanted: Int? = nil, prepare: (Int) throws(Failure) -> Job,
    work: @escaping @Sendable (Job) -> Outcome, take: (Outcome) throws(Failure) -> Void
  ) throws(Failure) {
    // How many cores there are is asked of the system, which takes a small sheet's time.
    let threads = wanted ?? (count > 1 ? min(Console.cores, most) : 1)
    guard threads > 1, count > 1 else {
      for number in 0..<count { try take(work(try prepare(number))) }
      return
    }
    let queue = DispatchQueue(label: "sheets", attributes: .concurrent)
    let size = threads * ahead
    let slots = (0..<min(size, count)).map { _ in Slot<Outcome>() }
    var asked = 0
    for number in 0..<count {
      while asked < count, asked - number < size {
        let job = try prepare(asked)
        let slot = slots[asked % size]
        queue.async { slot.put(work(job)) }
        asked += 1
      }
      try take(slots[number % size].taken())
    }
  }

  /// What comes of each of some things, in their order; for works of which each is worth a thread.
  static func each<Element: Sendable, Outcome: Sendable>(
    of elements: [Element], _ work: @escaping @Sendable (Element) -> Outcome
  ) -> [Outcome] {
    var outcomes: [Outcome] = []
    inOrder(count: elements.count) {
      elements[$0]
    } work: {
      work($0)
    } take: {
      outcomes.append($0)
    }
    return outcomes
  }

  /// A place for one outcome, which is put there by one thread and taken by another.
  private final class Slot<Outcome: Sendable>: @unchecked Sendable {
    private var outcome: Outcome?
    private let isFull = DispatchSemaphore(value: 0)

    func put(_ new: Outcome) {
      outcome = new
      isFull.signal()
    }

    /// Waits for the outcome, and leaves the place empty.
    func taken() -> Outcome {
      while true {
        isFull.wait()
        if let outcome = outcome.take() { return outcome }
      }
    }
  }
}
