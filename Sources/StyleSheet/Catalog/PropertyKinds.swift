/// Which of 64 kinds some properties are of, a bit for each.
///
/// Most of what a class is asked for it does not have, and this one test says so.
struct PropertyKinds: Hashable, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// None.
  init() { bits = 0 }

  /// The kinds of some properties.
  init(_ properties: [NameTable.ID]) {
    self.init()
    for property in properties { insert(property) }
  }

  /// All.
  static let all = PropertyKinds(bits: ~0)

  @inline(__always)
  mutating func insert(_ property: NameTable.ID) { bits |= Self.bit(property) }

  /// Whether a property may be one of those; it is not if this says so.
  @inline(__always)
  func mayHave(_ property: NameTable.ID) -> Bool { bits & Self.bit(property) != 0 }

  /// Whether some of the others may be among them; none is if this says so.
  @inline(__always)
  func mayHave(anyOf others: Self) -> Bool { bits & others.bits != 0 }

  @inline(__always)
  private static func bit(_ property: NameTable.ID) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: property)
  }
}
