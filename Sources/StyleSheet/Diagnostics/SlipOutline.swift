/// A word without the order of its letters, which tells quickly that two words are not near.
package struct SlipOutline: Hashable, Sendable {
  /// How many letters there are, separators left out.
  package let count: Int
  /// Which there are, each as a bit, and which twice or more.
  private let once, twice: UInt32

  init(count: Int, once: UInt32, twice: UInt32) {
    self.count = count
    self.once = once
    self.twice = twice
  }

  /// That of a word with another behind it.
  package static func + (front: Self, back: Self) -> Self {
    Self(
      count: front.count + back.count, once: front.once | back.once,
      twice: front.twice | back.twice | front.once & back.once)
  }

  /// Whether the slips between two words may count no more than `limit`.
  ///
  /// One letter more or less counts 6 or more; a letter for another, which changes two bits, 7.
  package func isNear(_ other: Self, within limit: Int) -> Bool {
    let bits = (once ^ other.once).nonzeroBitCount + (twice ^ other.twice).nonzeroBitCount
    return abs(count - other.count) * Slip.double <= limit && bits * Slip.neighbor <= limit * 2
  }
}
