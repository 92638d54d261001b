import StyleSheet

/// Some of the names of a sheet's own.
struct OwnNames: Sendable {
  private var has: [Bool] = []
  private let knownCount = NameTable.ID(Vocabulary.shared.names.count)

  /// None.
  init() {}

  /// None yet, of a sheet with so many.
  init(count: Int) { has = [Bool](repeating: false, count: count) }

  mutating func insert(_ name: NameTable.ID) {
    if name >= knownCount, name != NameTable.none { has[Int(name - knownCount)] = true }
  }

  func contains(_ name: NameTable.ID) -> Bool {
    name >= knownCount && name != NameTable.none && !has.isEmpty && has[Int(name - knownCount)]
  }
}
