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
    @inlinable @inline(__always)
    package func withView<Result>(_ body: (ElementView) -> Result) -> Result {
      kinds.withUnsafeBufferPointer { kinds in
        places.withUnsafeBufferPointer { places in body(ElementView(kinds, places)) }
      }
    }
  }
}

extension SyntaxTree.Elements: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { kinds.count }

  @inlinable @inline(__always)
  package subscript(index: Int) -> SyntaxTree.Element {
    SyntaxTree.Element(kind: kinds[index], place: places[index])
  }
}

/// A borrowed view of the elements of a tree; an index out of range returns the end.
///
/// Avoids a bounds check, a retain and a release at each step.
@usableFromInline package struct ElementView {
  @usableFromInline let kinds: UnsafeBufferPointer<SyntaxKind>
  @usableFromInline let places: UnsafeBufferPointer<UInt32>

  /// Creates a view that must not outlive the closure to which the buffers are lent; both have the
  /// same size.
  @inlinable init(
    _ kinds: UnsafeBufferPointer<SyntaxKind>, _ places: UnsafeBufferPointer<UInt32>
  ) {
    self.kinds = kinds
    self.places = places
  }

  /// The number of elements, including the end.
  @inlinable package var count: Int { kinds.count }

  @inlinable @inline(__always)
  package subscript(index: Int) -> SyntaxTree.Element {
    guard UInt(bitPattern: index) < UInt(bitPattern: kinds.count) else {
      return SyntaxTree.Element(kind: .end, place: 0)
    }
    return SyntaxTree.Element(kind: kinds[index], place: places[index])
  }

  @inlinable @inline(__always)
  package func next(after index: Int) -> Int {
    let element = self[index]
    return element.kind.isNode ? Int(element.place) : index &+ 1
  }

  /// Returns the index of the first comment from `index` on, which is not negative; nil if there is
  /// none.
  ///
  /// Reads the kinds alone, because comments are rare.
  @inlinable @inline(__always)
  package func comment(from index: Int) -> Int? {
    var index = index
    while index < kinds.count {
      if kinds[index].isComment { return index }
      index &+= 1
    }
    return nil
  }
}
