import StyleSheet

/// The definitions of each variable of a sheet, in source order.
struct DefinitionTable: Sendable {
  /// For each own name of the sheet, its first and last definition, or ``NameTable/none``.
  private var first: [UInt32]
  private var last: [UInt32]
  /// For each definition, the next one of its variable, or ``NameTable/none``.
  private var next: [UInt32]
  private let knownCount = NameTable.ID(Vocabulary.shared.names.count)

  /// The defined variables, each once, in the order of their first definitions.
  private(set) var names: [NameTable.ID] = []

  init(of sheet: Sheet, where isWanted: ((Sheet.DefinitionRow) -> Bool)? = nil) {
    let rows = sheet.definitionRows
    let count = rows.isEmpty ? 0 : sheet.names.count
    first = [UInt32](repeating: NameTable.none, count: count)
    last = first
    next = [UInt32](repeating: NameTable.none, count: rows.count)
    for (number, row) in rows.enumerated() where isWanted?(row) ?? true {
      let place = Int(row.name - knownCount)
      let number = UInt32(truncatingIfNeeded: number)
      if first[place] == NameTable.none {
        first[place] = number
        names.append(row.name)
      } else {
        next[Int(last[place])] = number
      }
      last[place] = number
    }
  }

  func first(of name: NameTable.ID) -> Int? { look(in: first, for: name) }

  func last(of name: NameTable.ID) -> Int? { look(in: last, for: name) }

  func has(_ name: NameTable.ID) -> Bool { first(of: name) != nil }

  func isRepeated(_ name: NameTable.ID) -> Bool { first(of: name) != last(of: name) }

  func hasTwo(of name: NameTable.ID) -> Bool {
    guard let first = first(of: name), let last = last(of: name), first != last else {
      return false
    }
    return next[first] == UInt32(last)
  }

  /// Returns the numbers of all definitions of a variable, in their order.
  func all(of name: NameTable.ID) -> [Int] {
    var found: [Int] = []
    var number = first(of: name).map { UInt32($0) } ?? NameTable.none
    while number != NameTable.none {
      found.append(Int(number))
      number = next[Int(number)]
    }
    return found
  }

  private func look(in numbers: [UInt32], for name: NameTable.ID) -> Int? {
    guard name >= knownCount, name != NameTable.none, !numbers.isEmpty else { return nil }
    let number = numbers[Int(name - knownCount)]
    return number == NameTable.none ? nil : Int(number)
  }
}
