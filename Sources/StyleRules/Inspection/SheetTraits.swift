import StyleSheet

/// The features that a sheet uses, collected in one pass over its declarations, so that rules about
/// other features return at once.
struct SheetTraits: Sendable {
  private let sheet: Sheet
  /// For each name, 1 if a declaration sets it, else 0.
  private var isSet: [UInt8]
  /// A bit set of the kinds of declaration values.
  private var kinds: UInt32 = 0
  /// The numbers of rules that set a property more than once.
  private(set) var repeatingRules: [Int] = []
  let hasClassesAgain: Bool
  /// A bit set of the kinds of parts in values with several parts.
  private let partKinds: UInt32
  let hasVariablesOfVariables: Bool

  init(of sheet: Sheet) {
    self.sheet = sheet
    let count = sheet.nameCount
    isSet = [UInt8](repeating: 0, count: count)
    hasClassesAgain = Self.hasClassesAgain(in: sheet, count)
    partKinds = sheet.components.reduce(0) { $0 | Self.bit($1.kind) }
    hasVariablesOfVariables = sheet.definitionRows.contains { $0.value.kind == .variable }
    // For each name, the number of the last rule that set it, from 1.
    var lastRules = [UInt32](repeating: 0, count: count)
    for (number, rule) in sheet.ruleRows.enumerated() {
      var isRepeating = false
      for index in rule.declarations {
        let row = sheet.declarationRows[Int(index)]
        kinds |= Self.bit(row.value.kind)
        guard row.name != NameTable.none else { continue }
        let name = Int(row.name)
        isSet[name] = 1
        guard row.value.kind != .missing else { continue }
        isRepeating = isRepeating || lastRules[name] == UInt32(truncatingIfNeeded: number &+ 1)
        lastRules[name] = UInt32(truncatingIfNeeded: number &+ 1)
      }
      if isRepeating { repeatingRules.append(number) }
    }
  }

  private static func hasClassesAgain(in sheet: Sheet, _ count: Int) -> Bool {
    var isNamed = [UInt8](repeating: 0, count: count)
    for selector in sheet.selectorRows {
      if isNamed[Int(selector.name)] != 0 { return true }
      isNamed[Int(selector.name)] = 1
    }
    return false
  }

  /// True if any declaration sets a property, even in a rule that the engine does not read.
  func sets(_ property: NameTable.ID) -> Bool {
    property != NameTable.none && isSet[Int(property)] != 0
  }

  /// Returns the numbers of those properties that a declaration sets.
  func set(of names: NameSet) -> [NameTable.ID] {
    let others = names.others.map(sheet.ownNumber).filter { $0 != NameTable.none }
      .map { $0 + NameTable.ID(Vocabulary.shared.names.count) }
    return (names.numbers + others).filter(sets)
  }

  func hasValues(_ some: Component.Kind...) -> Bool {
    some.contains { kinds & Self.bit($0) != 0 }
  }

  /// True if a value with several parts has a part of a kind.
  func hasParts(_ kind: Component.Kind) -> Bool { partKinds & Self.bit(kind) != 0 }

  private static func bit(_ kind: Component.Kind) -> UInt32 { 1 << UInt32(kind.rawValue) }
}

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
