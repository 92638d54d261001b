import StyleSheet

/// What a sheet has at all, found in one walk over its declarations, so that a rule on something that
/// it does not have is over at once.
struct SheetTraits: Sendable {
  private let sheet: Sheet
  /// For each name, 1 if a declaration sets it; 0 if none does.
  private var isSet: [UInt8]
  /// The kinds of values of declarations, a bit for each.
  private var kinds: UInt32 = 0
  /// The numbers of rules that set a property more than once.
  private(set) var repeatingRules: [Int] = []
  /// Whether a class is named more than once.
  let hasClassesAgain: Bool
  /// The kinds of the parts of values that have several, a bit for each.
  private let partKinds: UInt32
  /// Whether a variable is defined as another.
  let hasVariablesOfVariables: Bool

  init(of sheet: Sheet) {
    self.sheet = sheet
    let count = sheet.nameCount
    isSet = [UInt8](repeating: 0, count: count)
    hasClassesAgain = Self.hasClassesAgain(in: sheet, count)
    partKinds = sheet.components.reduce(0) { $0 | Self.bit($1.kind) }
    hasVariablesOfVariables = sheet.definitionRows.contains { $0.value.kind == .variable }
    // The last rule that set a name, from 1 on.
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

  /// Whether a declaration, of a rule that the engine looks at or not, sets a property.
  func sets(_ property: NameTable.ID) -> Bool {
    property != NameTable.none && isSet[Int(property)] != 0
  }

  /// Those of some properties that a declaration sets, by their numbers.
  func set(of names: NameSet) -> [NameTable.ID] {
    let others = names.others.map(sheet.ownNumber).filter { $0 != NameTable.none }
      .map { $0 + NameTable.ID(Vocabulary.shared.names.count) }
    return (names.numbers + others).filter(sets)
  }

  /// Whether a declaration has a value of one of some kinds.
  func hasValues(_ some: Component.Kind...) -> Bool {
    some.contains { kinds & Self.bit($0) != 0 }
  }

  /// Whether a value of several parts, of a declaration or a definition, has one of a kind.
  func hasParts(_ kind: Component.Kind) -> Bool { partKinds & Self.bit(kind) != 0 }

  private static func bit(_ kind: Component.Kind) -> UInt32 { 1 << UInt32(kind.rawValue) }
}
