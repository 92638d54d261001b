/// Measurements of time.
enum Stopwatch {
  /// Returns the seconds that `body` takes.
  static func seconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    return clock.measure(body) / .seconds(1)
  }

  /// Returns the median of the seconds that `body` takes in `count` calls.
  static func median(of count: Int, _ body: () -> Void) -> Double {
    Samples((0..<count).map { _ in seconds(body) }).median
  }

  /// Returns the seconds that `body` takes for all elements together.
  ///
  /// The result is the sum of the elements' medians over `count` passes. On a busy machine, other
  /// processes disturb a short measurement less often than a whole pass.
  static func pass<Element>(
    over elements: [Element], times count: Int, _ body: (Element) -> Void
  ) -> Double {
    var samples = elements.map { _ in Samples([]) }
    for _ in 0..<count {
      for (index, element) in elements.enumerated() {
        samples[index].append(seconds { body(element) })
      }
    }
    return samples.reduce(0) { $0 + $1.median }
  }
}

/// Uses a value, so that the compiler does not remove its computation.
@inline(never)
@_optimize(none)
func keep<Value>(_ value: Value) {}
