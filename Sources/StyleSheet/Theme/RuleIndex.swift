/// Which declaration wins for which property of which class, in one sheet.
///
/// Two passes and no hash: the first sorts the rules by class, by counting; the second takes down, a
/// class at a time, the last declaration of each property. A look-up is then a walk over a few dozen
/// numbers that lie side by side. A hash of every class and property cost three times as much to
/// make and was no faster to ask; walking the rules themselves cost nothing to make and was five
/// times slower to ask.
struct RuleIndex: Hashable, Sendable {
  /// For each name, where its rules begin in `rules`.
  private let firstRule: [UInt32]
  private let rules: [UInt32]
  /// For each name, where its entries are.
  private let entries: [Entries]
  private let properties: [NameTable.ID]
  /// Beside each property, its declaration.
  private let winners: [UInt32]

  /// A class of more properties than this has them in order, to be searched by halves.
  private static let crowd = 48

  /// Indexes the rules of `sheet` for which `isActive` holds.
  init(of sheet: Sheet, where isActive: (Sheet.RuleRow) -> Bool) {
    let count = Vocabulary.shared.names.count + sheet.names.count
    (firstRule, rules) = Self.rulesByClass(of: sheet, names: count, isActive)
    var pass = EntryPass(of: sheet, names: count)
    for name in 0..<count {
      let range = Int(firstRule[name])..<Int(firstRule[name &+ 1])
      if !range.isEmpty { pass.take(rules[range], of: name, sortedBeyond: Self.crowd) }
    }
    entries = pass.entries
    properties = pass.properties
    winners = pass.winners
  }

  /// The rules of a class, in the order of the text.
  func rules(of name: NameTable.ID) -> ArraySlice<UInt32> {
    rules[Int(firstRule[Int(name)])..<Int(firstRule[Int(name) &+ 1])]
  }

  /// The declaration that wins for a property of a class: the last one that has a value.
  @inline(__always)
  func winner(_ property: NameTable.ID, of name: NameTable.ID, in sheet: Sheet) -> Int? {
    let entries = entries[Int(name)]
    guard entries.mayHold(property) else { return nil }
    if entries.isUntaken { return search(property, of: name, in: sheet) }
    var index = Int(entries.first)
    let end = Int(entries.end)
    if end &- index > Self.crowd { return halve(property, index..<end) }
    while index < end {
      if properties[index] == property { return Int(winners[index]) }
      index &+= 1
    }
    return nil
  }

  private func halve(_ property: NameTable.ID, _ range: Range<Int>) -> Int? {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if properties[middle] < property { low = middle + 1 } else { high = middle }
    }
    let isFound = low < range.upperBound && properties[low] == property
    return isFound ? Int(winners[low]) : nil
  }

  /// The same for a class whose entries are not taken down: from the last rule to the first.
  private func search(_ property: NameTable.ID, of name: NameTable.ID, in sheet: Sheet) -> Int? {
    var last: UInt32?
    for number in rules(of: name).reversed() where number != last {
      last = number
      let rule = sheet.ruleRows[Int(number)]
      for index in (rule.firstDeclaration..<rule.endDeclaration).reversed() {
        let row = sheet.declarationRows[Int(index)]
        if row.name == property, row.value.kind != .missing { return Int(index) }
      }
    }
    return nil
  }

  /// The rules sorted by class, and where those of each class begin.
  private static func rulesByClass(
    of sheet: Sheet, names count: Int, _ isActive: (Sheet.RuleRow) -> Bool
  ) -> (first: [UInt32], rules: [UInt32]) {
    let rows = sheet.ruleRows
    let selectors = sheet.selectorRows
    var first = [UInt32](repeating: 0, count: count + 2)
    // Counting two places ahead leaves each class's own beginning where it is needed next.
    for rule in rows where isActive(rule) {
      for selector in rule.firstSelector..<rule.endSelector {
        first[Int(selectors[Int(selector)].name) &+ 2] &+= 1
      }
    }
    for index in 2..<first.count { first[index] &+= first[index &- 1] }
    var rules = [UInt32](repeating: 0, count: Int(first[count + 1]))
    for (number, rule) in rows.enumerated() where isActive(rule) {
      for selector in rule.firstSelector..<rule.endSelector {
        let name = Int(selectors[Int(selector)].name)
        rules[Int(first[name &+ 1])] = UInt32(truncatingIfNeeded: number)
        first[name &+ 1] &+= 1
      }
    }
    return (first, rules)
  }
}
