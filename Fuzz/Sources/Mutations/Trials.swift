import Foundation

/// How much of what can be tried a test tries.
///
/// `swift test` tries a part, always the same. With `TRIALS=many` in the environment it tries all.
public enum Trials {
  /// True if all is tried.
  public static let areMany = ProcessInfo.processInfo.environment["TRIALS"] == "many"

  /// All of `all`, or one of each `part` of them, from the one at `first` on.
  public static func some<Element>(
    _ all: some Sequence<Element>, oneOf part: Int, from first: Int = 0
  ) -> [Element] {
    areMany
      ? Array(all)
      : all.enumerated().filter { $0.offset % part == first % part }.map(\.element)
  }

  /// `all`, or `few` of them.
  public static func count(_ few: Int, of all: Int) -> Int { areMany ? all : few }
}
