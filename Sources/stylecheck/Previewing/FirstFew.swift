struct FirstFew<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private(set) var count = 0

  /// The number of stored elements.
  private static var most: Int { 4 }

  /// The number of elements that are not stored.
  var left: Int { count - elements.count }

  mutating func add(_ element: Element) {
    count += 1
    if elements.count < Self.most { elements.append(element) }
  }
}
