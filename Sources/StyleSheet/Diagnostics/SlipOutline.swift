/// The letter counts of a word without their order, for a fast rejection of distant words.
package struct SlipOutline: Hashable, Sendable {
  /// The number of letters without separators.
  package let count: Int
  /// A bit set of the letters: in the lower half those that occur at least once, in the upper half
  /// those that occur at least twice.
  let letters: UInt64

  /// Returns the outline of two concatenated words.
  package static func + (front: Self, back: Self) -> Self {
    Self(
      count: front.count + back.count,
      letters: front.letters | back.letters | (front.letters & back.letters) << 32)
  }

  /// True if the edit distance of two words may be within `limit`.
  ///
  /// An extra or missing letter costs at least 6, a replaced one, which changes two bits, 7.
  package func isNear(_ other: Self, within limit: Int) -> Bool {
    abs(count - other.count) * Slip.double <= limit
      && (letters ^ other.letters).nonzeroBitCount * Slip.neighbor <= limit * 2
  }

  /// True if the edit distance of `word` to some word with this part may be within `limit`.
  package func mayBePart(of word: Self, within limit: Int) -> Bool {
    (count - word.count) * Slip.double <= limit
      && (letters & ~word.letters).nonzeroBitCount * Slip.neighbor <= limit * 2
  }
}
