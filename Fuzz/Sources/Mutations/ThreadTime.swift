internal import Foundation

/// The processor time of a thread, to which other threads do not add.
package enum ThreadTime {
  /// Returns the seconds that a closure takes on this thread.
  package static func seconds(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
