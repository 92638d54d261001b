import StyleSheet

/// A set of a sheet's own names.
struct OwnNames: Sendable {
  private var has: [Bool] = []
  private let knownCount = NameTable.ID(Vocabulary.shared.names.count)

  init() {}

  init(count: Int) { has = [Bool](repeating: false, count: count) }

  mutating func insert(_ name: NameTable.ID) {
    if name >= knownCount, name != NameTable.none { has[Int(name - knownCount)] = true }
  }

  func areDefined(in definitions: DefinitionTable) -> Bool {
    has.indices.allSatisfy {
      !has[$0] || definitions.has(knownCount + NameTable.ID(truncatingIfNeeded: $0))
    }
  }

  func contains(_ name: NameTable.ID) -> Bool {
    name >= knownCount && name != NameTable.none && !has.isEmpty && has[Int(name - knownCount)]
  }
}
