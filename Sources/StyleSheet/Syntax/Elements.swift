extension SyntaxTree {
  /// The elements of a tree, five bytes each: what they are in one array, where they are in another.
  ///
  /// Side by side, a kind and a place would be eight bytes, and a sheet of nothing but signs has an
  /// element a byte and more.
  @usableFromInline package struct Elements: Sendable {
    @usableFromInline let kinds: [SyntaxKind]
    @usableFromInline let places: [UInt32]

    /// Kinds and places, one of each for an element.
    init(kinds: [SyntaxKind], places: [UInt32]) {
      precondition(kinds.count == places.count, "an element is a kind and a place")
      self.kinds = kinds
      self.places = places
    }

    /// For how many there is room.
    var capacity: Int { Swift.max(kinds.capacity, places.capacity) }

    /// Lends the elements, to be walked without a count of references at each step.
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

/// A borrowed look at the elements of a tree; outside, there is the end.
///
/// A walk over all elements through the arrays of the tree paid for a bounds check, a retain and a
/// release at each step; through this, the sheet is built in half the time.
@usableFromInline package struct ElementView {
  @usableFromInline let kinds: UnsafeBufferPointer<SyntaxKind>
  @usableFromInline let places: UnsafeBufferPointer<UInt32>

  /// A view that must not outlive the closure that the buffers, as many of each, were given to.
  @inlinable init(
    _ kinds: UnsafeBufferPointer<SyntaxKind>, _ places: UnsafeBufferPointer<UInt32>
  ) {
    self.kinds = kinds
    self.places = places
  }

  /// How many elements there are, the end among them.
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

  /// The index of the first comment from `index` on, which is not negative; nil if there is none.
  ///
  /// Nearly all elements are something else: looking at their kinds alone took a third of the time.
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
