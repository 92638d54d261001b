/// The elements of a tree during parsing; an index out of range returns the end, as in
/// ``ElementView``.
typealias ElementBuffer = PairBuffer<SyntaxKind, UInt32>

extension PairBuffer<SyntaxKind, UInt32> {
  var last: SyntaxTree.Element? { count > 0 ? self[count - 1] : nil }

  subscript(index: Int) -> SyntaxTree.Element {
    get {
      guard let (kind, place) = pair(at: index) else {
        return SyntaxTree.Element(kind: .end, place: 0)
      }
      return SyntaxTree.Element(kind: kind, place: place)
    }
    nonmutating set { setPair(at: index, to: newValue.kind, newValue.place) }
  }

  /// Sets the offset of the token at `index`, or the end index of the node.
  func put(_ index: Int, at place: UInt32) { setSecond(at: index, to: place) }

  /// Inserts an element at `index`, which is near the end.
  mutating func insert(_ element: SyntaxTree.Element, at index: Int) {
    append(element.kind, element.place)
    var place = count - 1
    while place > index {
      self[place] = self[place - 1]
      place -= 1
    }
    self[place] = element
  }
}
