import Dispatch

/// A queue between threads: several put elements, one takes them.
final class Mailbox<Element: Sendable>: @unchecked Sendable {
  private let locked = Lock()
  private let isFilled = DispatchSemaphore(value: 0)
  private var elements: [Element] = []
  /// The number of leading elements that were taken.
  private var taken = 0

  func put(_ element: Element) {
    locked { elements.append(element) }
    isFilled.signal()
  }

  func next() -> Element {
    while true {
      isFilled.wait()
      if let element = locked(take) { return element }
    }
  }

  var isEmpty: Bool { locked { taken == elements.count } }

  func contains(where condition: (Element) -> Bool) -> Bool {
    locked { elements[taken...].contains(where: condition) }
  }

  private func take() -> Element? {
    guard taken < elements.count else { return nil }
    defer {
      taken += 1
      // The taken elements are released in blocks, so that taking one is cheap.
      if taken == elements.count || taken > 1_000 {
        elements.removeFirst(taken)
        taken = 0
      }
    }
    return elements[taken]
  }
}
