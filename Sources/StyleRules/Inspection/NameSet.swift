import StyleSheet

/// Some names that rules ask for.
struct NameSet: Sendable {
  private let has: [Bool]
  /// Those of the vocabulary, which have one number in every sheet.
  let numbers: [NameTable.ID]
  /// The others, hashed once.
  let others: [StoredName]

  init(_ names: some Sequence<String>) {
    let known = Vocabulary.shared.names
    numbers = names.map(known.find).filter { $0 != NameTable.none }
    others = names.filter { known.find($0) == NameTable.none }.map { StoredName($0) }
    var has = [Bool](repeating: false, count: known.count)
    for number in numbers { has[Int(number)] = true }
    self.has = has
  }

  /// Whether a name of the vocabulary is among them.
  func hasKnown(_ name: NameTable.ID) -> Bool { Int(name) < has.count && has[Int(name)] }
}
