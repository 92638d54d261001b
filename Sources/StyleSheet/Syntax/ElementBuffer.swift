/// The elements of a tree while it is being made, in room that was asked for beforehand.
///
/// An array asks at each append whether it is its only owner and whether there is room; with seven
/// elements a declaration, that was an eighth of the parse. This one asks for room alone. Real
/// sheets take half of what they get; one that is denser is moved to more room of its own, and begun
/// anew when it is known how much that takes.
/// Outside, the buffer answers with the end, as ``ElementView`` does.
struct ElementBuffer {
  private var room: ElementRoom
  package private(set) var count = 0
  /// Whether `room` is the buffer's own, and no longer the one it was given.
  private var hasMoved = false
  /// True if parsing stops once the buffer has moved, to begin again with more room.
  private let isTrial: Bool

  /// A buffer that must not outlive the closure that `room` was given to.
  fileprivate init(_ room: ElementRoom, isTrial: Bool) {
    self.room = room
    self.isTrial = isTrial
  }

  /// Whether what is filled in will not be kept, since there was too little room for it.
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

  /// Says where the element at `index` is, or if it is a node, where it ends.
  @inline(__always)
  func put(_ index: Int, at place: UInt32) {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return }
    room.places[index] = place
  }

  /// Puts an element in front of the one at `index`, which is near the end.
  mutating func insert(_ element: SyntaxTree.Element, at index: Int) {
    append(element)
    var place = count - 1
    while place > index {
      self[place] = self[place - 1]
      place -= 1
    }
    self[place] = element
  }

  /// Takes the elements from `index` on out.
  mutating func removeAll(from index: Int) { count = min(count, max(index, 0)) }

  /// Goes on in twice the room.
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

/// Room for elements, as much for their kinds as for their places.
private struct ElementRoom {
  let kinds: UnsafeMutableBufferPointer<SyntaxKind>
  let places: UnsafeMutableBufferPointer<UInt32>

  package var count: Int { kinds.count }

  /// Room that is lent; of two buffers that are not equally large, as much as the smaller has.
  init(
    _ kinds: UnsafeMutableBufferPointer<SyntaxKind>,
    _ places: UnsafeMutableBufferPointer<UInt32>
  ) {
    let count = min(kinds.count, places.count)
    self.kinds = UnsafeMutableBufferPointer(rebasing: kinds[..<count])
    self.places = UnsafeMutableBufferPointer(rebasing: places[..<count])
  }

  /// Room for so many, which is to be given back.
  init(count: Int) { self.init(.allocate(capacity: count), .allocate(capacity: count)) }

  /// Copies the first elements of other room.
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
  /// The elements that `fill` puts into a buffer, and what else it has to say.
  ///
  /// What was moved has to be copied into an array, and would be in memory twice. So one that had too
  /// little room is left, and filled again with enough.
  ///
  /// - Parameters:
  ///   - room: How many elements are expected at most, and for how many places there is to be room if
  ///     that is to be more; what is not used is not paid for.
  ///   - fill: Adds the elements; need not go on once the buffer ``ElementBuffer/isGivenUp``.
  ///   - need: How much room it takes, going by what was filled in so far.
  /// - Returns: The elements, and what `fill` answered.
  static func filled<Other>(
    expecting room: (elements: Int, places: Int), _ fill: (inout ElementBuffer) -> Other,
    anew need: (Other) -> Int
  ) -> (elements: Self, other: Other) {
    let trial = filled(room, isTrial: true, fill)
    guard trial.elements.isEmpty else { return trial }
    let enough = need(trial.other)
    return filled((enough, enough), isTrial: false, fill)
  }

  /// None, if what was filled in was given up.
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
  /// The elements in arrays, if they are no longer in the room that was given; that is left.
  fileprivate func takeMoved() -> SyntaxTree.Elements? {
    guard hasMoved else { return nil }
    defer { leave() }
    let count = isTrial ? 0 : count
    return SyntaxTree.Elements(
      kinds: Array(room.kinds[..<count]), places: Array(room.places[..<count]))
  }
}
