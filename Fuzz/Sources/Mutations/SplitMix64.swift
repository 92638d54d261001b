/// A small generator whose numbers are the same on every machine and in every year.
///
/// The standard library may change how it draws from a range, so ranges are drawn here as well.
///
/// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Numbers that depend on `seed` alone.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number from 0 up to but not `bound`; 0 if there is none.
  public mutating func below(_ bound: Int) -> Int {
    bound > 0 ? Int(next() % UInt64(bound)) : 0
  }

  /// One of `elements`, which are not empty.
  public mutating func element<Elements: RandomAccessCollection>(
    of elements: Elements
  ) -> Elements.Element {
    elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// True once in `count` times.
  public mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
