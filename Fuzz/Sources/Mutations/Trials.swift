internal import Foundation

/// How much of what can be tried a test tries.
///
/// `swift test` tries a part, always the same. With `TRIALS=many` in the environment it tries all.
public enum Trials {
  /// True if all is tried.
  public static let areMany = ProcessInfo.processInfo.environment["TRIALS"] == "many"

  /// All of `all`, or one of each `part` of them, drawn with `seed`.
  ///
  /// At a fixed distance, a table whose rows are as long would be tried in one column only.
  public static func some<Element>(
    _ all: some Sequence<Element>, oneOf part: Int, seed: Int = 0
  ) -> [Element] {
    let all = Array(all)
    if areMany { return all }
    var random = SplitMix64(seed: UInt64(seed))
    return stride(from: 0, to: all.count, by: part).map { start in
      all[start + random.below(min(part, all.count - start))]
    }
  }

  /// `all`, or `few` of them.
  public static func count(_ few: Int, of all: Int) -> Int { areMany ? all : few }
}
