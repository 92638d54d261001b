/// Every name of the catalog, numbered, so that sheets and look-ups compare numbers.
///
/// A name of the catalog has the same number in every sheet; a sheet's own names come after them.
/// It is made once, at the first use.
struct Vocabulary: Sendable {
  /// Classes, properties with and without their variants, and variants alone.
  let names: NameTable
  /// For each bare property, where its variants are in `combinations`.
  private let firstCombination: [UInt32]
  private let combinations: [Combination]

  private struct Combination: Sendable {
    let variant: NameTable.ID
    /// The property with the variant.
    let full: NameTable.ID
  }

  /// The vocabulary of ``Catalog/all``.
  static let shared = Vocabulary(of: .all)

  private init(of catalog: Catalog) {
    var names = NameTable(expecting: 2048)
    var pairs: [(bare: NameTable.ID, Combination)] = []
    for entry in catalog.entries {
      _ = names.intern(entry.className)
      for row in entry.properties {
        let bare = names.intern(row.name)
        for variant in row.variants {
          let full = names.intern("\(row.name)-\(variant.name)")
          pairs.append((bare, Combination(variant: names.intern(variant.name), full: full)))
        }
      }
    }
    // By property; the same pair from several classes stays several times, and the first is found.
    pairs.sort { $0.bare < $1.bare }
    var first = [UInt32](repeating: 0, count: names.count + 1)
    for pair in pairs { first[Int(pair.bare) + 1] += 1 }
    for index in 1..<first.count { first[index] += first[index - 1] }
    self.names = names
    firstCombination = first
    combinations = pairs.map(\.1)
  }

  /// The number of a property with a variant, or ``NameTable/none`` if no class has it.
  func id(of property: NameTable.ID, in variant: NameTable.ID) -> NameTable.ID {
    guard property != NameTable.none, variant != NameTable.none else { return NameTable.none }
    let range = firstCombination[Int(property)]..<firstCombination[Int(property) + 1]
    for index in range where combinations[Int(index)].variant == variant {
      return combinations[Int(index)].full
    }
    return NameTable.none
  }
}
