/// The elements of a tree while it is being made, in room that was asked for beforehand.
///
/// An array asks at each append whether it is its only owner and whether there is room; with seven
/// elements a declaration, that was an eighth of the parse. This one asks for room alone. What would
/// not fit is left out and remembered, and the text is read again with more room; real sheets take
/// half of what they get. Outside, it answers with the end, as ``ElementView`` does.
struct ElementBuffer {
  private let room: UnsafeMutableBufferPointer<SyntaxTree.Element>
  private(set) var count = 0
  /// Whether something was left out.
  private(set) var isOverfull = false

  /// A buffer that must not outlive the closure that `room` was given to.
  init(_ room: UnsafeMutableBufferPointer<SyntaxTree.Element>) { self.room = room }

  var indices: Range<Int> { 0..<count }
  var last: SyntaxTree.Element? { count > 0 ? self[count - 1] : nil }

  /// Adds an element, and answers whether there was room.
  @inline(__always)
  mutating func append(_ element: SyntaxTree.Element) -> Bool {
    guard count < room.count else {
      isOverfull = true
      return false
    }
    room.initializeElement(at: count, to: element)
    count &+= 1
    return true
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
    guard append(element) else { return }
    var place = count - 1
    while place > index {
      self[place] = self[place - 1]
      place -= 1
    }
    self[place] = element
  }

  /// Takes the elements from `index` on out.
  mutating func removeAll(from index: Int) { count = min(count, max(index, 0)) }
}

extension [SyntaxTree.Element] {
  /// The elements that `fill` puts into a buffer, and what else it has to say.
  ///
  /// `fill` is called again, with four times the room, as long as its elements do not fit.
  ///
  /// - Parameters:
  ///   - room: How many elements are expected at most; what is not used is not paid for.
  ///   - fill: Adds the elements from the first one on, each time it is called.
  /// - Returns: The elements, and what `fill` answered at its last call.
  static func filled<Other>(
    expecting room: Int, _ fill: (inout ElementBuffer) -> Other
  ) -> (elements: Self, other: Other) {
    var room = room
    while true {
      var isOverfull = false
      var other: Other?
      let elements = Self(unsafeUninitializedCapacity: room) { memory, count in
        var buffer = ElementBuffer(memory)
        other = fill(&buffer)
        isOverfull = buffer.isOverfull
        count = isOverfull ? 0 : buffer.count
      }
      if !isOverfull, let other { return (elements, other) }
      room *= 4
    }
  }
}
