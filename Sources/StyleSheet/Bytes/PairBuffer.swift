/// Pairs in preallocated memory, which become two arrays of the same length.
///
/// Avoids the uniqueness check of an array at each append. Pairs that need more memory than
/// expected move to larger memory; they are then filled in again with the required capacity.
struct PairBuffer<First, Second> {
  private var room: PairRoom<First, Second>
  private(set) var count = 0
  /// True if the buffer owns `room`, because it has moved.
  private var hasMoved = false
  /// True if filling stops once the buffer has moved, and starts again with more memory.
  private let isTrial: Bool

  /// Creates a buffer that must not outlive the closure to which `room` is lent.
  private init(_ room: PairRoom<First, Second>, isTrial: Bool) {
    self.room = room
    self.isTrial = isTrial
  }

  /// True if the pairs will be discarded, because there was too little memory.
  var isGivenUp: Bool { hasMoved && isTrial }

  @inline(__always)
  mutating func append(_ first: First, _ second: Second) {
    if count == room.count { move() }
    room.firsts.initializeElement(at: count, to: first)
    room.seconds.initializeElement(at: count, to: second)
    count &+= 1
  }

  /// Adds four pairs; cheaper than one at a time.
  @inline(__always)
  mutating func append(
    _ first: (First, Second), _ second: (First, Second), _ third: (First, Second),
    _ fourth: (First, Second)
  ) {
    if count &+ 4 > room.count { move() }
    put(first, 0)
    put(second, 1)
    put(third, 2)
    put(fourth, 3)
    count &+= 4
  }

  @inline(__always)
  private func put(_ pair: (First, Second), _ place: Int) {
    room.firsts.initializeElement(at: count &+ place, to: pair.0)
    room.seconds.initializeElement(at: count &+ place, to: pair.1)
  }

  /// Returns the pair at `index`, or nil out of range.
  @inline(__always)
  func pair(at index: Int) -> (First, Second)? {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return nil }
    return (room.firsts[index], room.seconds[index])
  }

  /// Replaces the pair at `index`; out of range, does nothing.
  @inline(__always)
  func setPair(at index: Int, to first: First, _ second: Second) {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return }
    room.firsts[index] = first
    room.seconds[index] = second
  }

  /// Replaces the second member of the pair at `index`; out of range, does nothing.
  @inline(__always)
  func setSecond(at index: Int, to second: Second) {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return }
    room.seconds[index] = second
  }

  /// Removes the pairs from `index` on.
  mutating func removeAll(from index: Int) { count = min(count, max(index, 0)) }

  /// Moves to twice the memory.
  @inline(never)
  private mutating func move() {
    let larger = PairRoom<First, Second>(count: room.count * 2 + 64)
    larger.take(count, from: room)
    leave()
    room = larger
    hasMoved = true
  }

  private func leave() {
    if hasMoved { room.deallocate() }
  }

  /// The capacity of the arrays that a buffer fills; the smaller number is the limit for pairs.
  typealias Capacity = (firsts: Int, seconds: Int)

  /// The arrays that a buffer filled, and the result of filling it.
  typealias Filled<Other> = (firsts: [First], seconds: [Second], other: Other)

  /// Returns the pairs that `fill` adds to a buffer, and its result.
  ///
  /// If the estimate is too small, the buffer is discarded and filled again with the required size.
  /// This avoids holding the pairs twice in memory.
  ///
  /// - Parameters:
  ///   - capacity: The expected numbers; unused memory costs nothing.
  ///   - fill: Adds at least one pair; it may stop once the buffer ``isGivenUp``.
  ///   - need: Estimates the required capacity from the pairs added so far.
  /// - Returns: The pairs, and the result of `fill`.
  static func filled<Other>(
    expecting capacity: Capacity, _ fill: (inout Self) -> Other, anew need: (Other) -> Int
  ) -> Filled<Other> {
    let trial = filled(capacity, isTrial: true, fill)
    guard trial.firsts.isEmpty else { return trial }
    let enough = need(trial.other)
    return filled((enough, enough), isTrial: false, fill)
  }

  /// Returns no pairs if the buffer was discarded.
  private static func filled<Other>(
    _ capacity: Capacity, isTrial: Bool, _ fill: (inout Self) -> Other
  ) -> Filled<Other> {
    var firsts: [First] = []
    var moved: (firsts: [First], seconds: [Second])?
    var other: Other?
    let seconds = [Second](unsafeUninitializedCapacity: capacity.seconds) { roomOfSeconds, count in
      firsts = [First](unsafeUninitializedCapacity: capacity.firsts) {
        roomOfFirsts, countOfFirsts in
        var buffer = Self(PairRoom(roomOfFirsts, roomOfSeconds), isTrial: isTrial)
        other = fill(&buffer)
        moved = buffer.takeMoved()
        countOfFirsts = moved == nil ? buffer.count : 0
        count = countOfFirsts
      }
    }
    guard let other else { preconditionFailure("an array calls its initializer once") }
    return (moved?.firsts ?? firsts, moved?.seconds ?? seconds, other)
  }

  /// Returns the pairs as arrays if the buffer has moved, and frees its memory.
  private func takeMoved() -> (firsts: [First], seconds: [Second])? {
    guard hasMoved else { return nil }
    defer { leave() }
    let count = isTrial ? 0 : count
    return (Array(room.firsts[..<count]), Array(room.seconds[..<count]))
  }
}

/// Memory for pairs of trivial types.
private struct PairRoom<First, Second> {
  let firsts: UnsafeMutableBufferPointer<First>
  let seconds: UnsafeMutableBufferPointer<Second>

  var count: Int { firsts.count }

  /// Borrows two buffers; the smaller one determines the capacity.
  init(
    _ firsts: UnsafeMutableBufferPointer<First>, _ seconds: UnsafeMutableBufferPointer<Second>
  ) {
    let count = min(firsts.count, seconds.count)
    self.firsts = UnsafeMutableBufferPointer(rebasing: firsts[..<count])
    self.seconds = UnsafeMutableBufferPointer(rebasing: seconds[..<count])
  }

  /// Allocates memory, which the caller must deallocate.
  init(count: Int) { self.init(.allocate(capacity: count), .allocate(capacity: count)) }

  /// Copies the first pairs of other memory.
  func take(_ count: Int, from other: Self) {
    _ = firsts.initialize(fromContentsOf: other.firsts[..<count])
    _ = seconds.initialize(fromContentsOf: other.seconds[..<count])
  }

  func deallocate() {
    firsts.deallocate()
    seconds.deallocate()
  }
}
