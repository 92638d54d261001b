import Dispatch

/// Runs many small jobs on all cores and returns their outcomes in order.
///
/// Only a few more jobs than cores are in progress at any time, because a finished outcome waits
/// for those before it; memory use does not grow with the number of jobs. With a single core or a
/// single job, the caller's thread does the work.
enum Workers {
  /// The maximum number of threads.
  private static let most = 32
  /// The number of jobs per thread that may be running or finished but not taken.
  private static let ahead = 4

  /// Runs a job for each number below `count` on any thread; prepares the jobs and takes the outcomes
  /// on the caller's thread, in order, up to the first error.
  ///
  /// `wanted` is the number of threads besides the caller's, by default the number of cores; with
  /// fewer than two, the caller's thread does all.
  static func inOrder<Job: Sendable, Outcome: Sendable, Failure: Error>(
    count: Int, threads wanted: Int? = nil, prepare: (Int) throws(Failure) -> Job,
    work: @escaping @Sendable (Job) -> Outcome, take: (Outcome) throws(Failure) -> Void
  ) throws(Failure) {
    // Asking the system for the number of cores is too slow for a single small sheet.
    let threads = wanted ?? (count > 1 ? min(Console.cores, most) : 1)
    guard threads > 1, count > 1 else {
      for number in 0..<count { try take(work(try prepare(number))) }
      return
    }
    let queue = DispatchQueue(label: "sheets", attributes: .concurrent)
    let size = threads * ahead
    let slots = (0..<min(size, count)).map { _ in Mailbox<Outcome>() }
    var asked = 0
    for number in 0..<count {
      while asked < count, asked - number < size {
        let job = try prepare(asked)
        let slot = slots[asked % size]
        queue.async { slot.put(work(job)) }
        asked += 1
      }
      try take(slots[number % size].next())
    }
  }

  /// Maps elements in parallel and in order; for jobs that are each worth a thread.
  static func each<Element: Sendable, Outcome: Sendable>(
    of elements: [Element], _ work: @escaping @Sendable (Element) -> Outcome
  ) -> [Outcome] {
    var outcomes: [Outcome] = []
    inOrder(
      count: elements.count, prepare: { elements[$0] }, work: work, take: { outcomes.append($0) })
    return outcomes
  }
}
