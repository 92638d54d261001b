#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A time in which the usual signals wait, so that a file half made is never left lying by them.
struct SignalPause {
  private var before = sigset_t()

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    sigprocmask(SIG_BLOCK, &signals, &before)
  }

  /// Lets those come that have waited.
  func end() {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
