import Foundation

/// The most memory this process ever had in use.
enum PeakMemory {
  /// In bytes; NaN where the system does not say.
  ///
  /// On Linux `getrusage` counts in what the parent had before it became this process, so the
  /// kernel's own account is read there.
  static var bytes: Double {
    #if os(Linux)
      // A file of the kernel has no size, so it is read to its end instead.
      let status =
        FileHandle(forReadingAtPath: "/proc/self/status")?.readDataToEndOfFile() ?? Data()
      let line = String(decoding: status, as: UTF8.self)
        .split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
      return kilobytes.flatMap { Double($0) }.map { $0 * 1024 } ?? .nan
    #else
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? Double(usage.ru_maxrss) : .nan
    #endif
  }
}
