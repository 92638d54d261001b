/// The winning declarations of one sheet, by class and property.
///
/// Built in two passes without hashing: the first sorts the rules by class, the second records the
/// last declaration of each property of each class. A look-up is a walk over a few dozen adjacent
/// numbers.
///
/// Classes are numbered from 1 on in source order, because the vocabulary has ten times as many
/// names as a sheet has classes.
struct RuleIndex: Hashable, Sendable {
  /// The class number of each name; 0 if it has no rules.
  private let classes: [UInt32]
  /// The index in `rules` of each class's first rule; class 0 has none.
  private let firstRule: [UInt32]
  private let rules: [UInt32]
  private let winners: [WinningRow]
  private let table: ClassTable

  /// The number of properties beyond which a class's entries are sorted for binary search.
  private static let crowd = 48

  /// Indexes the rules of `sheet` that satisfy `isActive`.
  init(of sheet: Sheet, where isActive: (Sheet.RuleRow) -> Bool) {
    let count = sheet.nameCount
    let names: [NameTable.ID]
    (classes, names, firstRule, rules) = Self.rulesByClass(of: sheet, names: count, isActive)
    var pass = EntryPass(of: sheet, classes: names)
    pass.take(rules, from: firstRule, names: count, sortedBeyond: Self.crowd)
    winners = pass.winners
    table = ClassTable(pass.entries, of: sheet)
  }

  /// True if there is a rule.
  var hasRules: Bool { !rules.isEmpty }

  /// Returns the rules of a class, in source order.
  package func rules(of name: NameTable.ID) -> ArraySlice<UInt32> {
    let number = Int(classes[Int(name)])
    return rules[Int(firstRule[number])..<Int(firstRule[number &+ 1])]
  }

  /// Returns the winners of a class, one for each property, unordered; nil for a class that was
  /// skipped.
  func winners(of name: NameTable.ID) -> ArraySlice<WinningRow>? {
    let entries = entries(of: name)
    return entries.isUntaken ? nil : winners[Int(entries.first)..<Int(entries.end)]
  }

  /// Returns the entries of a class that may have a property of a kind; else nil.
  @inline(__always)
  func find(
    _ name: SoughtName, thatMayHave kind: PropertyKinds, in sheet: Sheet
  ) -> Entries? {
    guard name.id != NameTable.none else {
      return table.find(name, thatMayHave: kind, in: sheet)
    }
    let entries = entries(of: name.id)
    return entries.kinds.mayHave(kind) ? entries : nil
  }

  /// True if a class has an entry.
  func mayStyle(_ name: SoughtName, in sheet: Sheet) -> Bool {
    let entries = find(name, thatMayHave: PropertyKinds(), in: sheet)
    return entries.map { $0.kinds != PropertyKinds() } ?? false
  }

  @inline(__always)
  func entries(of name: NameTable.ID) -> Entries { table.entries[Int(classes[Int(name)])] }

  /// Returns the winning declaration of a property of a class: the last one that has a value.
  func winner(_ property: NameTable.ID, of name: NameTable.ID, in sheet: Sheet) -> Int? {
    winner(property, among: entries(of: name), in: sheet)
  }

  /// Returns the winning declaration of a property among the entries of a class.
  @inline(__always)
  func winner(
    _ property: NameTable.ID, among entries: Entries, in sheet: Sheet
  ) -> Int? {
    if entries.isUntaken { return search(property, of: entries.name, in: sheet) }
    var index = Int(entries.first)
    let end = Int(entries.end)
    if end &- index > Self.crowd { return halve(property, index..<end) }
    while index < end {
      if winners[index].property == property { return Int(winners[index].declaration) }
      index &+= 1
    }
    return nil
  }

  private func halve(_ property: NameTable.ID, _ range: Range<Int>) -> Int? {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if winners[middle].property < property { low = middle + 1 } else { high = middle }
    }
    let isFound = low < range.upperBound && winners[low].property == property
    return isFound ? Int(winners[low].declaration) : nil
  }

  /// Returns the winning declaration of a class that was skipped, searching the rules backwards.
  private func search(_ property: NameTable.ID, of name: NameTable.ID, in sheet: Sheet) -> Int? {
    var last: UInt32?
    for number in rules(of: name).reversed() where number != last {
      last = number
      let rule = sheet.ruleRows[Int(number)]
      for index in rule.declarations.reversed() {
        let row = sheet.declarationRows[Int(index)]
        if row.name == property, row.value.kind != .missing { return Int(index) }
      }
    }
    return nil
  }

  /// Returns the class number of each name, the name of each class, the index of its first rule,
  /// and the rules sorted by class.
  private static func rulesByClass(
    of sheet: Sheet, names count: Int, _ isActive: (Sheet.RuleRow) -> Bool
  ) -> (classes: [UInt32], names: [NameTable.ID], first: [UInt32], rules: [UInt32]) {
    let rows = sheet.ruleRows
    let selectors = sheet.selectorRows
    var classes = [UInt32](repeating: 0, count: count)
    var numbered = [NameTable.none]
    // Counting two places ahead leaves the start of each class where the next loop needs it.
    var first: [UInt32] = [0, 0, 0]
    for rule in rows where isActive(rule) {
      for selector in rule.selectors {
        let name = Int(selectors[Int(selector)].name)
        if classes[name] == 0 {
          classes[name] = UInt32(truncatingIfNeeded: first.count &- 2)
          first.append(0)
          numbered.append(selectors[Int(selector)].name)
        }
        first[Int(classes[name]) &+ 2] &+= 1
      }
    }
    for index in 2..<first.count { first[index] &+= first[index &- 1] }
    var rules = [UInt32](repeating: 0, count: Int(first[first.count - 1]))
    for (number, rule) in rows.enumerated() where isActive(rule) {
      for selector in rule.selectors {
        let next = Int(classes[Int(selectors[Int(selector)].name)]) &+ 1
        rules[Int(first[next])] = UInt32(truncatingIfNeeded: number)
        first[next] &+= 1
      }
    }
    first.removeLast()
    return (classes, numbered, first, rules)
  }
}
