#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock on a file that is about to be replaced, for as long as its old bytes are compared.
///
/// Where the system has no such locks, nothing is locked.
struct FileLock {
  private let descriptor: Int32

  /// Waits until no other process of this tool has a lock on the file.
  init(_ path: SystemText) {
    while true {
      let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
      guard file >= 0, flock(file, LOCK_EX) == 0, Self.isReplaced(path, file) else {
        descriptor = file
        return
      }
      close(file)
    }
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
