internal import Foundation

/// The number of generated inputs that a test tries.
///
/// `swift test` tries a fixed sample; with `TRIALS=many` in the environment, it tries all.
public enum Trials {
  /// True if tests try all inputs.
  public static let areMany = ProcessInfo.processInfo.environment["TRIALS"] == "many"

  /// Returns all elements, or a random one of each `part` consecutive elements.
  ///
  /// With a fixed distance, a test of a table might try only one of its columns.
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

  /// Returns `all`, or `few` for a sample.
  public static func count(_ few: Int, of all: Int) -> Int { areMany ? all : few }
}
