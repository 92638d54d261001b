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

  /// What `body` takes for all elements together, in seconds.
  ///
  /// The elements have their turns one after the other, `count` times over; of each the median
  /// counts. On a busy machine a short piece is more often left alone than a whole pass.
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

/// Uses a value, so that it has to be made.
@inline(never)
@_optimize(none)
func keep<Value>(_ value: Value) {}
