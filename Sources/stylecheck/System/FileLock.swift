#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock on a file from the comparison of its old bytes until it is replaced.
///
/// Nothing is locked where the system has no such locks, and where another process keeps its own for
/// longer than a second: it may be one that waits for this one to end.
struct FileLock {
  private let descriptor: Int32

  private static let attempts = 200
  /// In microseconds.
  private static let pause: UInt32 = 5000

  /// Waits, for a second at most, until no other process has a lock on the file.
  init(_ path: SystemText) {
    for _ in 0..<Self.attempts {
      let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
      guard file >= 0 else { break }
      let isHeld = flock(file, LOCK_EX | LOCK_NB) == 0
      let isTaken = !isHeld && errno == EWOULDBLOCK
      if isHeld, !Self.isReplaced(path, file) {
        descriptor = file
        return
      }
      close(file)
      if isTaken { usleep(Self.pause) } else if !isHeld { break }
    }
    descriptor = -1
  }

  /// Lets another process go on.
  func end() { if descriptor >= 0 { close(descriptor) } }

  /// True if another file has taken the place of the one that was opened.
  private static func isReplaced(_ path: SystemText, _ file: Int32) -> Bool {
    var opened = stat()
    var named = stat()
    guard fstat(file, &opened) == 0, path.withCString({ stat($0, &named) }) == 0 else {
      return false
    }
    return (opened.st_dev, opened.st_ino) != (named.st_dev, named.st_ino)
  }
}
