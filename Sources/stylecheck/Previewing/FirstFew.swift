/// The first few of many elements, and how many there are.
struct FirstFew<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private(set) var count = 0

  /// How many are kept.
  private static var most: Int { 4 }

  /// How many are not kept.
  var left: Int { count - elements.count }

  /// Adds an element behind the others.
  mutating func add(_ element: Element) {
    count += 1
    if elements.count < Self.most { elements.append(element) }
  }
}
