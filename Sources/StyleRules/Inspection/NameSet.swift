import StyleSheet

/// A fixed set of names that rules look up.
struct NameSet: Sendable {
  private let has: [Bool]
  /// The vocabulary names, which have the same number in every sheet.
  let numbers: [NameTable.ID]
  /// The other names, hashed once.
  let others: [StoredName]

  init(_ names: some Sequence<String>) {
    let known = Vocabulary.shared.names
    numbers = names.map(known.find).filter { $0 != NameTable.none }
    others = names.filter { known.find($0) == NameTable.none }.map { StoredName($0) }
    var has = [Bool](repeating: false, count: known.count)
    for number in numbers { has[Int(number)] = true }
    self.has = has
  }

  /// True if a vocabulary name is in the set.
  func hasKnown(_ name: NameTable.ID) -> Bool { Int(name) < has.count && has[Int(name)] }
}
