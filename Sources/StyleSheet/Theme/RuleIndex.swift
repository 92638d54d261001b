/// Which rules of a sheet are for which class, in the order of the text.
///
/// One pass over the selectors, no hash: a name is a number, so the rules of a class are a slice of
/// one array. An eager table of every class and property cost ten times as much, and a cell asks for
/// a dozen of its thousands. A class that is opened so often that scanning its rules would be slow
/// gets a table after all, so that no sheet makes a look-up crawl.
struct RuleIndex: Hashable, Sendable {
  /// For each name, where its rules begin in `rules`.
  private let first: [UInt32]
  private let rules: [UInt32]
  private let crowded: [UInt64: UInt32]

  /// A class of more declarations than this gets a table.
  private static let crowd = 256

  /// Indexes the rules of `sheet` for which `isActive` holds.
  init(of sheet: Sheet, where isActive: (Sheet.RuleRow) -> Bool) {
    let count = Vocabulary.shared.names.count + sheet.names.count
    var first = [UInt32](repeating: 0, count: count + 2)
    // Counting two places ahead leaves each class's own beginning where it is needed next.
    for rule in sheet.ruleRows where isActive(rule) {
      for selector in rule.firstSelector..<rule.endSelector {
        first[Int(sheet.selectorRows[Int(selector)].name) &+ 2] &+= 1
      }
    }
    for index in 2..<first.count { first[index] &+= first[index &- 1] }
    var rules = [UInt32](repeating: 0, count: Int(first[count + 1]))
    for (number, rule) in sheet.ruleRows.enumerated() where isActive(rule) {
      for selector in rule.firstSelector..<rule.endSelector {
        let name = Int(sheet.selectorRows[Int(selector)].name)
        rules[Int(first[name &+ 1])] = UInt32(truncatingIfNeeded: number)
        first[name &+ 1] &+= 1
      }
    }
    self.first = first
    self.rules = rules
    crowded = Self.crowded(first, rules, sheet)
  }

  /// The rules of a class, in the order of the text.
  @inline(__always)
  func rules(of name: NameTable.ID) -> ArraySlice<UInt32> {
    rules[Int(first[Int(name)])..<Int(first[Int(name) &+ 1])]
  }

  /// The declaration that wins for a property of a class: the last one that has a value.
  @inline(__always)
  func winner(_ property: NameTable.ID, of name: NameTable.ID, in sheet: Sheet) -> Int? {
    let end = Int(first[Int(name) &+ 1])
    var index = Int(first[Int(name)])
    guard index < end else { return nil }
    if !crowded.isEmpty, isCrowded(name) {
      return crowded[Self.key(name, property)].map(Int.init)
    }
    var found = -1
    while index < end {
      let rule = sheet.ruleRows[Int(rules[index])]
      var declaration = Int(rule.firstDeclaration)
      let last = Int(rule.endDeclaration)
      while declaration < last {
        let row = sheet.declarationRows[declaration]
        if row.name == property, row.value.kind != .missing { found = declaration }
        declaration &+= 1
      }
      index &+= 1
    }
    return found < 0 ? nil : found
  }

  // MARK: - Classes with many declarations

  private func isCrowded(_ name: NameTable.ID) -> Bool {
    crowded[Self.key(name, NameTable.none)] != nil
  }

  private static func key(_ name: NameTable.ID, _ property: NameTable.ID) -> UInt64 {
    UInt64(name) << 32 | UInt64(property)
  }

  /// The tables of crowded classes, as long as they stay in proportion to the sheet: a long comma
  /// list in front of a long block is as many pairs as the one times the other.
  private static func crowded(
    _ first: [UInt32], _ rules: [UInt32], _ sheet: Sheet
  ) -> [UInt64: UInt32] {
    guard sheet.declarationRows.count > crowd else { return [:] }
    var table: [UInt64: UInt32] = [:]
    var budget = 4 * sheet.declarationRows.count
    for name in 0..<first.count - 1 {
      let range = Int(first[name])..<Int(first[name + 1])
      var count = 0
      for index in range {
        let rule = sheet.ruleRows[Int(rules[index])]
        count &+= Int(rule.endDeclaration &- rule.firstDeclaration)
      }
      guard count > crowd, count <= budget else { continue }
      budget -= count
      table[key(UInt32(name), NameTable.none)] = 0
      for index in range {
        let rule = sheet.ruleRows[Int(rules[index])]
        for declaration in rule.firstDeclaration..<rule.endDeclaration {
          let row = sheet.declarationRows[Int(declaration)]
          if row.value.kind != .missing { table[key(UInt32(name), row.name)] = declaration }
        }
      }
    }
    return table
  }
}
