/// The elements of a tree while it is being made, in room that was asked for beforehand.
///
/// An array asks at each append whether it is its only owner and whether there is room; with seven
/// elements a declaration, that was an eighth of the parse. This one asks for room alone. Real
/// sheets take half of what they get; one that is denser is moved to more room of its own, and begun
/// anew when it is known how much that takes.
/// Outside, the buffer answers with the end, as ``ElementView`` does.
struct ElementBuffer {
  private var room: UnsafeMutableBufferPointer<SyntaxTree.Element>
  private(set) var count = 0
  /// Whether `room` is the buffer's own, and no longer the one it was given.
  private var hasMoved = false
  /// Whether nobody has to go on once that happened.
  private let isTrial: Bool

  /// A buffer that must not outlive the closure that `room` was given to.
  fileprivate init(
    _ room: UnsafeMutableBufferPointer<SyntaxTree.Element>, isTrial: Bool
  ) {
    self.room = room
    self.isTrial = isTrial
  }

  /// Whether what is filled in will not be kept, since there was too little room for it.
  var isGivenUp: Bool { hasMoved && isTrial }

  var indices: Range<Int> { 0..<count }
  var last: SyntaxTree.Element? { count > 0 ? self[count - 1] : nil }

  @inline(__always)
  mutating func append(_ element: SyntaxTree.Element) {
    if count == room.count { move() }
    room.initializeElement(at: count, to: element)
    count &+= 1
  }

  @inline(__always)
  subscript(index: Int) -> SyntaxTree.Element {
    get {
      guard UInt(bitPattern: index) < UInt(bitPattern: count) else {
        return SyntaxTree.Element(kind: .end, place: 0)
      }
      return room[index]
    }
    nonmutating set {
      guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return }
      room[index] = newValue
    }
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
    let larger = UnsafeMutableBufferPointer<SyntaxTree.Element>.allocate(
      capacity: room.count * 2 + 64)
    _ = larger.moveInitialize(fromContentsOf: room[..<count])
    leave()
    room = larger
    hasMoved = true
  }

  private func leave() {
    if hasMoved { room.deallocate() }
  }
}

extension [SyntaxTree.Element] {
  /// The elements that `fill` puts into a buffer, and what else it has to say.
  ///
  /// What was moved has to be copied into an array, and would be in memory twice. So one that had too
  /// little room is left, and filled again with enough.
  ///
  /// - Parameters:
  ///   - room: How many elements are expected at most; what is not used is not paid for.
  ///   - fill: Adds the elements; need not go on once the buffer ``ElementBuffer/isGivenUp``.
  ///   - need: How much room it takes, going by what was filled in so far.
  /// - Returns: The elements, and what `fill` answered.
  static func filled<Other>(
    expecting room: Int, _ fill: (inout ElementBuffer) -> Other, anew need: (Other) -> Int
  ) -> (elements: Self, other: Other) {
    let trial = filled(room, isTrial: true, fill)
    guard trial.elements.isEmpty else { return trial }
    return filled(need(trial.other), isTrial: false, fill)
  }

  /// None, if what was filled in was given up.
  private static func filled<Other>(
    _ room: Int, isTrial: Bool, _ fill: (inout ElementBuffer) -> Other
  ) -> (elements: Self, other: Other) {
    var moved: Self?
    var other: Other?
    let elements = Self(unsafeUninitializedCapacity: room) { memory, count in
      var buffer = ElementBuffer(memory, isTrial: isTrial)
      other = fill(&buffer)
      moved = buffer.takeMoved()
      count = moved == nil ? buffer.count : 0
    }
    guard let other else { preconditionFailure("an array calls its initializer once") }
    return (moved ?? elements, other)
  }
}

extension ElementBuffer {
  /// The elements in an array, if they are no longer in the room that was given; that is left.
  fileprivate func takeMoved() -> [SyntaxTree.Element]? {
    guard hasMoved else { return nil }
    defer { leave() }
    return isTrial ? [] : Array(room[..<count])
  }
}
