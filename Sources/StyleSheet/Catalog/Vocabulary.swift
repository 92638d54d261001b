/// Every name of the catalog, numbered, so that sheets and look-ups compare numbers.
///
/// A name of the catalog has the same number in every sheet; a sheet's own names come after them.
/// It is made once, at the first use.
struct Vocabulary: Sendable {
  /// The names of the catalog's index.
  let names: NameTable
  /// The variants and combinations of the catalog's index.
  private let variants: [NameTable.ID]
  private let combinations: [NameTable.ID]
  /// For each bare property, where the first of its variants is, or ``NameTable/none``.
  private var first: [UInt32]
  /// For each variant, where the next one of its property is, or ``NameTable/none``.
  ///
  /// What several classes have is in the chain once.
  private var next: [UInt32]

  /// The vocabulary of ``Catalog/all``.
  static let shared = Vocabulary(of: Catalog.all.index)

  private init(of index: CatalogIndex) {
    names = index.names
    variants = index.variants
    combinations = index.combinations
    first = [UInt32](repeating: NameTable.none, count: names.count)
    next = [UInt32](repeating: NameTable.none, count: variants.count)
    for row in index.rows {
      for number in row.variants
      where id(of: row.name, in: variants[Int(number)]) == NameTable.none {
        next[Int(number)] = first[Int(row.name)]
        first[Int(row.name)] = number
      }
    }
  }

  /// The number of a property with a variant, or ``NameTable/none`` if no class has it.
  func id(of property: NameTable.ID, in variant: NameTable.ID) -> NameTable.ID {
    guard property != NameTable.none, variant != NameTable.none else { return NameTable.none }
    var number = first[Int(property)]
    while number != NameTable.none {
      if variants[Int(number)] == variant { return combinations[Int(number)] }
      number = next[Int(number)]
    }
    return NameTable.none
  }
}
