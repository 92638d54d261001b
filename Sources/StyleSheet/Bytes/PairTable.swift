/// A map from pairs of numbers to numbers.
///
/// Uses open addressing over arrays, because every declaration of a sheet causes a look-up and a
/// dictionary with a pair as its key is slower.
@usableFromInline package struct PairTable: Sendable {
  /// The sentinel for a missing pair.
  @inlinable package static var none: UInt32 { .max }

  @usableFromInline struct Slot: Sendable {
    @usableFromInline var key: UInt64
    @usableFromInline var value: UInt32
  }

  @usableFromInline var slots: [Slot]
  private var count = 0

  /// The key of an empty slot; no two numbers below the maximum make this key.
  @inlinable static var free: UInt64 { .max }

  package init(expecting count: Int = 16) {
    var size = 32
    while size < 2 * count { size *= 2 }
    slots = [Slot](repeating: Slot(key: Self.free, value: Self.none), count: size)
  }

  /// Returns the number for a pair, or ``none``.
  @inlinable @inline(__always)
  package subscript(first: UInt32, second: UInt32) -> UInt32 {
    let key = UInt64(first) << 32 | UInt64(second)
    let mask = slots.count &- 1
    var place = Self.place(of: key) & mask
    while true {
      let slot = slots[place]
      if slot.key == key { return slot.value }
      if slot.key == Self.free { return Self.none }
      place = (place &+ 1) & mask
    }
  }

  /// Adds the number for a pair that is not in the table.
  package mutating func add(_ value: UInt32, _ first: UInt32, _ second: UInt32) {
    if 2 * (count + 1) > slots.count { grow() }
    count += 1
    put(Slot(key: UInt64(first) << 32 | UInt64(second), value: value))
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(key: Self.free, value: Self.none), count: 2 * old.count)
    for slot in old where slot.key != Self.free { put(slot) }
  }

  private mutating func put(_ slot: Slot) {
    let mask = slots.count - 1
    var place = Self.place(of: slot.key) & mask
    while slots[place].key != Self.free { place = (place + 1) & mask }
    slots[place] = slot
  }

  /// Hashes a key by multiplication, with a seed that differs in each process; see
  /// ``NameTable/seed``.
  @inline(__always)
  @inlinable static func place(of key: UInt64) -> Int {
    let product = (key ^ NameTable.seed) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 29)
  }
}
