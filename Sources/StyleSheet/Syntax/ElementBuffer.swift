/// The elements of a tree during parsing, in preallocated memory.
///
/// Avoids the uniqueness check of an array at each append. A sheet that needs more elements moves
/// to larger memory; parsing then starts again with the required size. An index out of range
/// returns the end, as in ``ElementView``.
struct ElementBuffer {
  private var room: ElementRoom
  package private(set) var count = 0
  /// True if the buffer owns `room`, because it has moved.
  private var hasMoved = false
  /// True if parsing stops once the buffer has moved, and starts again with more memory.
  private let isTrial: Bool

  /// Creates a buffer that must not outlive the closure to which `room` is lent.
  fileprivate init(_ room: ElementRoom, isTrial: Bool) {
    self.room = room
    self.isTrial = isTrial
  }

  /// True if the elements will be discarded, because there was too little memory.
  var isGivenUp: Bool { hasMoved && isTrial }

  package var indices: Range<Int> { 0..<count }
  var last: SyntaxTree.Element? { count > 0 ? self[count - 1] : nil }

  @inline(__always)
  mutating func append(_ element: SyntaxTree.Element) {
    if count == room.count { move() }
    room.kinds.initializeElement(at: count, to: element.kind)
    room.places.initializeElement(at: count, to: element.place)
    count &+= 1
  }

  @inline(__always)
  subscript(index: Int) -> SyntaxTree.Element {
    get {
      guard UInt(bitPattern: index) < UInt(bitPattern: count) else {
        return SyntaxTree.Element(kind: .end, place: 0)
      }
      return SyntaxTree.Element(kind: room.kinds[index], place: room.places[index])
    }
    nonmutating set {
      guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return }
      room.kinds[index] = newValue.kind
      room.places[index] = newValue.place
    }
  }

  /// Sets the offset of the token at `index`, or the end index of the node.
  @inline(__always)
  func put(_ index: Int, at place: UInt32) {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return }
    room.places[index] = place
  }

  /// Inserts an element at `index`, which is near the end.
  mutating func insert(_ element: SyntaxTree.Element, at index: Int) {
    append(element)
    var place = count - 1
    while place > index {
      self[place] = self[place - 1]
      place -= 1
    }
    self[place] = element
  }

  /// Removes the elements from `index` on.
  mutating func removeAll(from index: Int) { count = min(count, max(index, 0)) }

  /// Moves to twice the memory.
  @inline(never)
  private mutating func move() {
    let larger = ElementRoom(count: room.count * 2 + 64)
    larger.take(count, from: room)
    leave()
    room = larger
    hasMoved = true
  }

  private func leave() {
    if hasMoved { room.deallocate() }
  }
}

/// Memory for the kinds and places of elements.
private struct ElementRoom {
  let kinds: UnsafeMutableBufferPointer<SyntaxKind>
  let places: UnsafeMutableBufferPointer<UInt32>

  package var count: Int { kinds.count }

  /// Borrows two buffers; the smaller one determines the capacity.
  init(
    _ kinds: UnsafeMutableBufferPointer<SyntaxKind>,
    _ places: UnsafeMutableBufferPointer<UInt32>
  ) {
    let count = min(kinds.count, places.count)
    self.kinds = UnsafeMutableBufferPointer(rebasing: kinds[..<count])
    self.places = UnsafeMutableBufferPointer(rebasing: places[..<count])
  }

  /// Allocates memory, which the caller must deallocate.
  init(count: Int) { self.init(.allocate(capacity: count), .allocate(capacity: count)) }

  /// Copies the first elements of other memory.
  func take(_ count: Int, from other: Self) {
    _ = kinds.initialize(fromContentsOf: other.kinds[..<count])
    _ = places.initialize(fromContentsOf: other.places[..<count])
  }

  func deallocate() {
    kinds.deallocate()
    places.deallocate()
  }
}

extension SyntaxTree.Elements {
  /// Returns the elements that `fill` adds to a buffer, and its result.
  ///
  /// If the estimate is too small, the buffer is discarded and filled again with the required size.
  /// This avoids holding the elements twice in memory.
  ///
  /// - Parameters:
  ///   - room: The expected number of elements, and of places if that is larger; unused memory
  ///     costs nothing.
  ///   - fill: Adds the elements; it may stop once the buffer ``ElementBuffer/isGivenUp``.
  ///   - need: Estimates the required capacity from the elements added so far.
  /// - Returns: The elements, and the result of `fill`.
  static func filled<Other>(
    expecting room: (elements: Int, places: Int), _ fill: (inout ElementBuffer) -> Other,
    anew need: (Other) -> Int
  ) -> (elements: Self, other: Other) {
    let trial = filled(room, isTrial: true, fill)
    guard trial.elements.isEmpty else { return trial }
    let enough = need(trial.other)
    return filled((enough, enough), isTrial: false, fill)
  }

  /// Returns no elements if the buffer was discarded.
  private static func filled<Other>(
    _ room: (elements: Int, places: Int), isTrial: Bool, _ fill: (inout ElementBuffer) -> Other
  ) -> (elements: Self, other: Other) {
    var kinds: [SyntaxKind] = []
    var moved: Self?
    var other: Other?
    let places = [UInt32](unsafeUninitializedCapacity: room.places) { roomOfPlaces, count in
      kinds = [SyntaxKind](unsafeUninitializedCapacity: room.elements) {
        roomOfKinds, countOfKinds in
        var buffer = ElementBuffer(ElementRoom(roomOfKinds, roomOfPlaces), isTrial: isTrial)
        other = fill(&buffer)
        moved = buffer.takeMoved()
        countOfKinds = moved == nil ? buffer.count : 0
        count = countOfKinds
      }
    }
    guard let other else { preconditionFailure("an array calls its initializer once") }
    return (moved ?? Self(kinds: kinds, places: places), other)
  }
}

extension ElementBuffer {
  /// Returns the elements as arrays if the buffer has moved, and frees its memory.
  fileprivate func takeMoved() -> SyntaxTree.Elements? {
    guard hasMoved else { return nil }
    defer { leave() }
    let count = isTrial ? 0 : count
    return SyntaxTree.Elements(
      kinds: Array(room.kinds[..<count]), places: Array(room.places[..<count]))
  }
}
