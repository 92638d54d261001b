/// A set of properties as a Bloom filter of 64 bits, two for each property.
///
/// Most look-ups of a property in a class fail, and this test rejects them early.
struct PropertyKinds: Hashable, Sendable {
  private(set) var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  init() { bits = 0 }

  /// Creates the set of some properties of the vocabulary.
  init(_ properties: [NameTable.ID]) {
    self.init()
    for property in properties { formUnion(Self(of: property)) }
  }

  /// Creates the set of one property of the vocabulary.
  ///
  /// The first bit depends on its number, because the properties of a class have consecutive
  /// numbers and so different bits.
  init(of property: NameTable.ID) {
    let number = UInt64(truncatingIfNeeded: property)
    bits = 1 &<< number | 1 &<< ((number &* 0x9E37_79B9) >> 26)
  }

  /// Creates the set of one property that only sheets have, by the mark of its name.
  ///
  /// The number of such a property differs from sheet to sheet, so a look-up would need it first.
  init(ofMark mark: UInt64) { bits = 1 &<< mark | 1 &<< (mark >> 6) }

  package static let all = PropertyKinds(bits: ~0)

  /// Adds the properties of another set.
  mutating func formUnion(_ others: Self) { bits |= others.bits }

  /// False if the set lacks a property; true if it may have all of `others`.
  func mayHave(_ others: Self) -> Bool { bits & others.bits == others.bits }

  /// False if the sets have no property in common; true if they may have one.
  func mayHaveAny(of others: Self) -> Bool { bits & others.bits != 0 }
}
