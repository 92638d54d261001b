/// The range of a class's properties, each with its winning declaration.
struct Entries: Hashable, Sendable {
  /// The kinds of the properties.
  fileprivate(set) var kinds: PropertyKinds
  fileprivate(set) var first: UInt32
  package fileprivate(set) var end: UInt32
  /// The name of the class.
  ///
  /// Stored here, so that a look-up finds it in the same part of the memory.
  let name: NameTable.ID

  /// A class without entries.
  fileprivate static func empty(_ name: NameTable.ID) -> Entries {
    Entries(kinds: PropertyKinds(), first: 0, end: 0, name: name)
  }

  /// True for a class that was skipped because it has too many entries.
  var isUntaken: Bool { first == .max }

  fileprivate mutating func skip() {
    (kinds, first, end) = (.all, .max, .max)
  }
}

/// A property of a class and its winning declaration.
struct WinningRow: Hashable, Sendable {
  package let property: NameTable.ID
  fileprivate(set) var declaration: UInt32
}

/// Records the last declaration of each property, one class at a time.
struct EntryPass {
  private(set) var entries: [Entries]
  private(set) var winners: [WinningRow] = []

  private let rows: Sheet.RuleRows
  private let declarations: [Sheet.DeclarationRow]
  /// The number of names in the vocabulary, and the names that follow them.
  private let known: NameTable.ID
  private let ownNames: NameTable
  /// The number of declarations that may still be read; beyond it, classes are skipped.
  ///
  /// The work for a comma list is its length times the length of the block.
  private var budget: Int
  /// The kinds of properties found in the current class.
  private var kinds = PropertyKinds()

  /// The class in which a property was last found, 0 for none, and its index among the winners.
  private struct Place {
    var number: UInt32 = 0
    var winner: UInt32 = 0
    /// The kind of the property, once it has been found.
    var kind = PropertyKinds()
  }

  /// Prepares the classes with the given names; class 0 has none.
  init(of sheet: Sheet, classes names: [NameTable.ID]) {
    rows = sheet.ruleRows
    declarations = sheet.declarationRows
    known = NameTable.ID(Vocabulary.shared.names.count)
    ownNames = sheet.names
    entries = names.map(Entries.empty)
    budget = 8 * declarations.count + 1024
    // A rule for several classes repeats its declarations: in real sheets a quarter more.
    winners.reserveCapacity(declarations.count + declarations.count / 4)
  }

  /// Records all classes from 1 on; the rules of class `n`, in source order, start at
  /// `firstRule[n]`.
  mutating func take(
    _ rules: [UInt32], from firstRule: [UInt32], names count: Int, sortedBeyond crowd: Int
  ) {
    var places = [Place](repeating: Place(), count: count)
    LentArray.lend(&places) { places in
      for number in 1..<entries.count {
        let range = Int(firstRule[number])..<Int(firstRule[number &+ 1])
        take(rules[range], of: UInt32(truncatingIfNeeded: number), places, sortedBeyond: crowd)
      }
    }
  }

  private mutating func take(
    _ rules: ArraySlice<UInt32>, of number: UInt32, _ places: LentArray<Place>,
    sortedBeyond crowd: Int
  ) {
    let first = winners.count
    kinds = PropertyKinds()
    var last: UInt32?
    // A comma list may name the same class twice.
    for index in rules where index != last {
      last = index
      let rule = rows[Int(index)]
      budget -= rule.declarations.count
      guard budget >= 0 else {
        winners.removeLast(winners.count - first)
        entries[Int(number)].skip()
        return
      }
      for index in rule.declarations { take(index, of: number, places) }
    }
    if winners.count - first > crowd { winners[first...].sort { $0.property < $1.property } }
    entries[Int(number)].kinds = kinds
    entries[Int(number)].first = UInt32(first)
    entries[Int(number)].end = UInt32(winners.count)
  }

  private mutating func take(_ index: UInt32, of number: UInt32, _ places: LentArray<Place>) {
    let row = declarations[Int(index)]
    guard row.value.kind != .missing, row.name != NameTable.none else { return }
    let name = Int(row.name)
    var place = places[name]
    if place.number == number {
      winners[Int(place.winner)].declaration = index
      return
    }
    if place.number == 0 { place.kind = kind(of: row.name) }
    place.number = number
    place.winner = UInt32(truncatingIfNeeded: winners.count)
    places[name] = place
    kinds.formUnion(place.kind)
    winners.append(WinningRow(property: row.name, declaration: index))
  }

  private func kind(of property: NameTable.ID) -> PropertyKinds {
    property < known
      ? PropertyKinds(of: property) : PropertyKinds(ofMark: ownNames.mark(of: property &- known))
  }
}
