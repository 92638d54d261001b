/// All names of the catalog with numbers, so that sheets and look-ups compare numbers.
///
/// A name of the catalog has the same number in every sheet; a sheet's own names have higher
/// numbers. The vocabulary is created once, at the first use.
package struct Vocabulary: Sendable {
  /// The names of the catalog's index.
  package let names: NameTable
  /// The combinations of a property and a variant, with open addressing; zero marks a free slot.
  ///
  /// A slot packs the numbers of the property, the variant and the combined name, ``width`` bits
  /// each, so that a look-up needs one read.
  private var places: [UInt64]
  /// The right shift of a 64-bit hash that gives a slot.
  private let shift: UInt64

  /// The bits of a name's number.
  private static let width: UInt64 = 21

  package static let shared = Vocabulary(of: .all)

  private init(of index: CatalogIndex) {
    names = index.names
    precondition(names.count < 1 << Self.width, "the catalog has too many names")
    var bits: UInt64 = 4
    while 1 << bits < 2 * index.variants.count { bits += 1 }
    shift = 64 - bits
    places = [UInt64](repeating: 0, count: 1 << bits)
    for row in index.rows {
      for number in row.variants {
        let key = Self.key(row.name, index.variants[Int(number)])
        let place = place(of: key)
        // Rows with the same combination share a slot.
        places[place] = UInt64(index.combinations[Int(number)]) << (2 * Self.width) | key
      }
    }
  }

  func id(of property: NameTable.ID, in variant: NameTable.ID) -> NameTable.ID {
    guard property != NameTable.none, variant != NameTable.none else { return NameTable.none }
    let found = places[place(of: Self.key(property, variant))]
    return found == 0 ? NameTable.none : NameTable.ID(truncatingIfNeeded: found >> (2 * Self.width))
  }

  private static func key(_ property: NameTable.ID, _ variant: NameTable.ID) -> UInt64 {
    UInt64(variant) << width | UInt64(property)
  }

  /// Returns the slot of a key, or the free slot where it belongs.
  private func place(of key: UInt64) -> Int {
    let mask = (1 as UInt64) << (2 * Self.width) - 1
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while places[place] != 0, places[place] & mask != key {
      place = (place &+ 1) & (places.count &- 1)
    }
    return place
  }
}
