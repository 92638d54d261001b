/// A borrowed view of an array whose elements are replaced in random order.
///
/// Avoids the uniqueness check of an array at each replacement. An index out of range is a
/// precondition failure.
struct LentArray<Element> {
  private let elements: UnsafeMutableBufferPointer<Element>

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(elements.indices.contains(index), "a place is not in the table")
      return elements[index]
    }
    nonmutating set {
      precondition(elements.indices.contains(index), "a place is not in the table")
      elements[index] = newValue
    }
  }

  /// Calls `body` with a view of `elements`.
  @inline(__always)
  static func lend<Result>(_ elements: inout [Element], to body: (Self) -> Result) -> Result {
    elements.withUnsafeMutableBufferPointer { body(Self(elements: $0)) }
  }
}
