/// Where the entries of a class are: each of its properties, with the declaration that wins.
struct Entries: Hashable, Sendable {
  /// What kinds of property are there.
  fileprivate(set) var kinds: PropertyKinds
  fileprivate(set) var first: UInt32
  package fileprivate(set) var end: UInt32

  /// A class that says nothing.
  static let empty = Entries(kinds: PropertyKinds(), first: 0, end: 0)
  /// A class whose entries would be too many.
  fileprivate static let untaken = Entries(kinds: .all, first: .max, end: .max)

  var isUntaken: Bool { first == Self.untaken.first }
}

/// A property of a class, and its declaration that wins.
struct Winner: Hashable, Sendable {
  package let property: NameTable.ID
  fileprivate(set) var declaration: UInt32
}

/// Takes down, a class at a time, the last declaration of each of its properties.
struct EntryPass {
  /// For each class.
  private(set) var entries: [Entries]
  private(set) var winners: [Winner] = []

  private let rows: Sheet.RuleRows
  private let declarations: [Sheet.DeclarationRow]
  /// How many names the vocabulary has, and the names that come after those.
  private let known: NameTable.ID
  private let ownNames: NameTable
  /// How many more declarations may be looked at; beyond, classes stay untaken.
  ///
  /// A long comma list in front of a long block is as many as the one times the other.
  private var budget: Int
  /// What has been met of the class at hand.
  private var kinds = PropertyKinds()

  /// Where a property was last met: in which class, 0 in none, and at which of the winners.
  private struct Place {
    var number: UInt32 = 0
    var winner: UInt32 = 0
    /// Of what kind it is, once it has been met.
    var kind = PropertyKinds()
  }

  /// One for each property, lent for the whole pass: asking whether somebody else holds the array, at
  /// each declaration, took a third of it.
  private typealias Places = UnsafeMutableBufferPointer<Place>

  init(of sheet: Sheet, classes: Int) {
    rows = sheet.ruleRows
    declarations = sheet.declarationRows
    known = NameTable.ID(Vocabulary.shared.names.count)
    ownNames = sheet.names
    entries = [Entries](repeating: .empty, count: classes)
    budget = 8 * declarations.count + 1024
    // A rule for several classes has its declarations for each: a quarter more, in real sheets.
    winners.reserveCapacity(declarations.count + declarations.count / 4)
  }

  /// Takes all classes from 1 on, of which each has its rules in the order of the text, those of class
  /// `n` from `firstRule[n]` on.
  mutating func take(
    _ rules: [UInt32], from firstRule: [UInt32], names count: Int, sortedBeyond crowd: Int
  ) {
    var places = [Place](repeating: Place(), count: count)
    places.withUnsafeMutableBufferPointer { places in
      for number in 1..<entries.count {
        let range = Int(firstRule[number])..<Int(firstRule[number &+ 1])
        take(rules[range], of: UInt32(truncatingIfNeeded: number), places, sortedBeyond: crowd)
      }
    }
  }

  private mutating func take(
    _ rules: ArraySlice<UInt32>, of number: UInt32, _ places: Places, sortedBeyond crowd: Int
  ) {
    let first = winners.count
    kinds = PropertyKinds()
    var last: UInt32?
    // A class that a comma list names twice is named by one rule all the same.
    for index in rules where index != last {
      last = index
      let rule = rows[Int(index)]
      budget -= rule.declarations.count
      guard budget >= 0 else {
        winners.removeLast(winners.count - first)
        entries[Int(number)] = .untaken
        return
      }
      for index in rule.declarations { take(index, of: number, places) }
    }
    if winners.count - first > crowd { winners[first...].sort { $0.property < $1.property } }
    entries[Int(number)] = Entries(
      kinds: kinds, first: UInt32(first), end: UInt32(winners.count))
  }

  @inline(__always)
  private mutating func take(_ index: UInt32, of number: UInt32, _ places: Places) {
    let row = declarations[Int(index)]
    guard row.value.kind != .missing, row.name != NameTable.none else { return }
    let name = Int(row.name)
    precondition(places.indices.contains(name), "a name is not in the table of the sheet")
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
    winners.append(Winner(property: row.name, declaration: index))
  }

  private func kind(of property: NameTable.ID) -> PropertyKinds {
    property < known
      ? PropertyKinds(of: property) : PropertyKinds(ofMark: ownNames.mark(of: property &- known))
  }
}
