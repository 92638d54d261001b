enum Status: Int32, Hashable, Sendable, Comparable {
  /// The command succeeded without findings.
  case clean = 0
  /// The command succeeded with findings.
  case findings = 1
  /// The command failed: an invalid argument, or a file that cannot be read.
  case couldNotRun = 2

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
