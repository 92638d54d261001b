extension SyntaxTree {
  /// The elements of a tree, with kinds and places in separate arrays: five bytes per element
  /// instead of eight.
  @usableFromInline package struct Elements: Sendable {
    @usableFromInline let kinds: [SyntaxKind]
    @usableFromInline let places: [UInt32]

    /// Creates elements from as many kinds as places.
    init(kinds: [SyntaxKind], places: [UInt32]) {
      precondition(kinds.count == places.count, "an element is a kind and a place")
      self.kinds = kinds
      self.places = places
    }

    var capacity: Int { Swift.max(kinds.capacity, places.capacity) }

    /// Lends the elements to `body`, to avoid reference counting at each step.
    @inlinable package func withView<Result>(_ body: (ElementView) -> Result) -> Result {
      PairView.lend(kinds, places) { body(ElementView(pairs: $0)) }
    }
  }
}

extension SyntaxTree.Elements: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { kinds.count }

  @inlinable package subscript(index: Int) -> SyntaxTree.Element {
    SyntaxTree.Element(kind: kinds[index], place: places[index])
  }
}

/// A borrowed view of the elements of a tree; an index out of range returns the end.
@usableFromInline package struct ElementView {
  @usableFromInline let pairs: PairView<SyntaxKind, UInt32>

  @inlinable init(pairs: PairView<SyntaxKind, UInt32>) { self.pairs = pairs }

  /// The number of elements, including the end.
  @inlinable package var count: Int { pairs.count }

  @inlinable package subscript(index: Int) -> SyntaxTree.Element {
    guard let (kind, place) = pairs.pair(at: index) else {
      return SyntaxTree.Element(kind: .end, place: 0)
    }
    return SyntaxTree.Element(kind: kind, place: place)
  }

  @inlinable package func next(after index: Int) -> Int {
    let element = self[index]
    return element.kind.isNode ? Int(element.place) : index &+ 1
  }

  /// Returns the bytes of a token, which ends where the next one begins.
  @inlinable package func range(of index: Int) -> Range<Int> {
    let start = Int(self[index].place)
    let end = Int(self[token(from: index &+ 1)].place)
    return Range(uncheckedBounds: (start, max(start, end)))
  }

  /// Returns the index of the first token at or after `index`.
  @inlinable package func token(from index: Int) -> Int {
    var index = index
    while self[index].kind.isNode { index &+= 1 }
    return index
  }

  /// Returns the first element after `index` that is neither blank nor comment.
  func solid(after index: Int) -> Int {
    var index = index &+ 1
    while self[index].kind.isTrivia { index &+= 1 }
    return index
  }

  /// Returns the index of the first comment from `index` on, which is not negative; nil if there is
  /// none.
  ///
  /// Reads the kinds alone, because comments are rare.
  @inlinable package func comment(from index: Int) -> Int? {
    var index = index
    while let kind = pairs.first(at: index) {
      if kind.isComment { return index }
      index &+= 1
    }
    return nil
  }
}
