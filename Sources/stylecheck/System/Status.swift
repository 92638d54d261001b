/// How a run ended, as the system is told.
enum Status: Int32, Hashable, Sendable, Comparable {
  /// All was done, and there is nothing that has to be mended.
  case clean = 0
  /// All was done, and something has to be mended.
  case findings = 1
  /// Something could not be done: a word that is not understood, a file that cannot be read.
  case couldNotRun = 2

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
