/// The letter counts of a word without their order, for a fast rejection of distant words.
package struct SlipOutline: Hashable, Sendable {
  /// The number of letters without separators.
  package let count: Int
  /// Bit sets of the letters that occur at least once, and at least twice.
  private let once, twice: UInt32

  init(count: Int, once: UInt32, twice: UInt32) {
    self.count = count
    self.once = once
    self.twice = twice
  }

  /// Returns the outline of two concatenated words.
  package static func + (front: Self, back: Self) -> Self {
    Self(
      count: front.count + back.count, once: front.once | back.once,
      twice: front.twice | back.twice | front.once & back.once)
  }

  /// True if the edit distance of two words may be within `limit`.
  ///
  /// An extra or missing letter costs at least 6, a replaced one, which changes two bits, 7.
  package func isNear(_ other: Self, within limit: Int) -> Bool {
    let bits = (once ^ other.once).nonzeroBitCount + (twice ^ other.twice).nonzeroBitCount
    return abs(count - other.count) * Slip.double <= limit && bits * Slip.neighbor <= limit * 2
  }
}
