#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The peak memory of this process.
enum PeakMemory {
  /// The peak memory in bytes; NaN if the system does not report it.
  ///
  /// On Linux, `getrusage` includes the memory of the parent process before `exec`, so the value
  /// comes from `/proc/self/status`.
  static var bytes: Double {
    #if os(Linux)
      // Files in `/proc` have no size, so the lines are read up to the end.
      guard let file = fopen("/proc/self/status", "r") else { return .nan }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, Int32(line.count), file) != nil {
        let words = String(
          decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
        )
        .split(whereSeparator: \.isWhitespace)
        if words.first == "VmHWM:", words.count > 1 { return (Double(words[1]) ?? .nan) * 1024 }
      }
      return .nan
    #else
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? Double(usage.ru_maxrss) : .nan
    #endif
  }
}
