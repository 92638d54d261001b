#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// By what a file is told from what it was before, without reading it.
struct FileStamp: Hashable, Sendable {
  private let file: UInt64
  private let size: Int64
  private let seconds, nanoseconds: Int64

  /// That of the file at a path, links followed; nil if nothing is there.
  init?(of path: SystemText) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    file = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }

  /// Lets the process rest for so many thousandths of a second.
  static func nap(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}
