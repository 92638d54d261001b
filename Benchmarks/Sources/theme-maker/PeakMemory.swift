#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The most memory this process ever had in use.
enum PeakMemory {
  /// In bytes; NaN where the system does not say.
  ///
  /// On Linux `getrusage` counts in what the parent had before it became this process, so the
  /// kernel's own account is read there.
  static var bytes: Double {
    #if os(Linux)
      // A file of the kernel has no size, so it is read to its end.
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
