import Dispatch

/// A lock that one thread has at a time.
struct Lock: Sendable {
  private let semaphore = DispatchSemaphore(value: 1)

  /// Returns the result of work that no other thread disturbs.
  func callAsFunction<Result>(_ work: () -> Result) -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return work()
  }
}
