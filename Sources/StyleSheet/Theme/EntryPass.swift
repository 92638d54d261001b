/// Where the entries of a class are: each of its properties, with the declaration that wins.
struct Entries: Hashable, Sendable {
  /// A bit for each of 64 kinds of property that are there; most of what a class is asked for it
  /// does not have, and this one test says so.
  fileprivate(set) var kinds: UInt64
  fileprivate(set) var first: UInt32
  fileprivate(set) var end: UInt32

  /// A class that says nothing.
  fileprivate static let empty = Entries(kinds: 0, first: 0, end: 0)
  /// A class whose entries would be too many.
  fileprivate static let untaken = Entries(kinds: ~0, first: .max, end: .max)

  var isUntaken: Bool { first == Self.untaken.first }

  /// Whether a property may be among them; it is not if this says so.
  @inline(__always)
  func mayHold(_ property: NameTable.ID) -> Bool { kinds & Self.kind(of: property) != 0 }

  @inline(__always)
  fileprivate static func kind(of property: NameTable.ID) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: property)
  }
}

/// Takes down, a class at a time, the last declaration of each of its properties.
struct EntryPass {
  private(set) var entries: [Entries]
  private(set) var properties: [NameTable.ID] = []
  private(set) var winners: [UInt32] = []

  private let rows: [Sheet.RuleRow]
  private let declarations: [Sheet.DeclarationRow]
  /// For each property, the class that it was last met in, plus one, and its entry there.
  private var places: [(name: UInt32, entry: UInt32)]
  /// How many more declarations may be looked at; beyond, classes stay untaken.
  ///
  /// A long comma list in front of a long block is as many as the one times the other.
  private var budget: Int
  /// What has been met of the class at hand.
  private var kinds: UInt64 = 0

  init(of sheet: Sheet, names count: Int) {
    rows = sheet.ruleRows
    declarations = sheet.declarationRows
    entries = [Entries](repeating: .empty, count: count)
    places = [(name: UInt32, entry: UInt32)](repeating: (0, 0), count: count)
    budget = 8 * declarations.count + 1024
    properties.reserveCapacity(declarations.count)
    winners.reserveCapacity(declarations.count)
  }

  /// Takes the rules of a class, in the order of the text.
  mutating func take(_ rules: ArraySlice<UInt32>, of name: Int, sortedBeyond crowd: Int) {
    let first = properties.count
    kinds = 0
    var last: UInt32?
    // A class that a comma list names twice is named by one rule all the same.
    for number in rules where number != last {
      last = number
      let rule = rows[Int(number)]
      budget -= Int(rule.endDeclaration &- rule.firstDeclaration)
      guard budget >= 0 else { return leave(name, from: first) }
      for index in rule.firstDeclaration..<rule.endDeclaration {
        take(index, of: UInt32(truncatingIfNeeded: name &+ 1))
      }
    }
    if properties.count - first > crowd { sort(from: first) }
    entries[name] = Entries(
      kinds: kinds, first: UInt32(first), end: UInt32(properties.count))
  }

  @inline(__always)
  private mutating func take(_ index: UInt32, of mark: UInt32) {
    let row = declarations[Int(index)]
    guard row.value.kind != .missing, row.name != NameTable.none else { return }
    let place = places[Int(row.name)]
    if place.name == mark {
      winners[Int(place.entry)] = index
    } else {
      places[Int(row.name)] = (mark, UInt32(truncatingIfNeeded: properties.count))
      kinds |= Entries.kind(of: row.name)
      properties.append(row.name)
      winners.append(index)
    }
  }

  private mutating func leave(_ name: Int, from first: Int) {
    properties.removeLast(properties.count - first)
    winners.removeLast(winners.count - first)
    entries[name] = .untaken
  }

  private mutating func sort(from first: Int) {
    let order = (first..<properties.count).sorted { properties[$0] < properties[$1] }
    properties.replaceSubrange(first..., with: order.map { properties[$0] })
    winners.replaceSubrange(first..., with: order.map { winners[$0] })
  }
}
