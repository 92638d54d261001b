/// How long things take.
enum Stopwatch {
  /// What `body` takes, in seconds.
  static func seconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    return clock.measure(body) / .seconds(1)
  }

  /// What `body` takes, in seconds: the median of `count` times.
  static func median(of count: Int, _ body: () -> Void) -> Double {
    Samples((0..<count).map { _ in seconds(body) }).median
  }
}

/// Uses a value, so that it has to be made.
@inline(never)
@_optimize(none)
func keep<Value>(_ value: Value) {}
