/// The winning declarations of one sheet, by class and property.
///
/// Built without hashing: the rules are sorted by class, and most classes have one rule, whose
/// declarations are adjacent in the sheet. A look-up is a walk over a few of them.
///
/// Classes are numbered from 1 on in source order, because the vocabulary has ten times as many
/// names as a sheet has classes.
struct SheetCascade: Hashable, Sendable {
  /// The class number of each name; 0 if it has no rules.
  private let classes: [UInt32]
  /// The index in `rules` of each class's first rule; class 0 has none.
  private let firstRule: [UInt32]
  private let rules: [UInt32]
  /// The declarations of the classes that have several rules.
  private let rows: [CandidateRow]
  /// The entries of each class; class 0 has none.
  private let entries: [Entries]
  /// The classes that are in no catalog, by name, with the kinds of their properties.
  private let ownClasses: FilterTable

  init(of sheet: Sheet, where isActive: (Sheet.RuleRow) -> Bool) {
    let names: [NameTable.ID]
    (classes, names, firstRule, rules) = Self.rulesByClass(
      of: sheet, names: sheet.nameCount, isActive)
    var pass = CandidatePass(of: sheet, classes: names)
    pass.take(rules, from: firstRule)
    rows = pass.rows
    entries = pass.entries
    var ownClasses = FilterTable(expecting: names.count)
    let (known, ownNames) = (NameTable.ID(Vocabulary.shared.names.count), sheet.names)
    for (number, name) in names.enumerated().dropFirst() where name >= known {
      ownClasses.add(
        UInt32(number), ownNames.mark(of: name - known).hash, entries[number].kinds.bits)
    }
    self.ownClasses = ownClasses
  }

  var hasRules: Bool { !rules.isEmpty }

  /// Returns the rules of a class, in source order.
  package func rules(of name: NameTable.ID) -> ArraySlice<UInt32> {
    let number = Int(classes[Int(name)])
    return rules[Int(firstRule[number])..<Int(firstRule[number &+ 1])]
  }

  /// Returns the number of a class that may have a property of a kind; else 0.
  func number(
    _ name: SoughtName, thatMayHave kind: PropertyKinds, in sheet: Sheet
  ) -> Int {
    guard name.id == NameTable.none else {
      let number = Int(classes[Int(name.id)])
      return entries[number].kinds.mayHave(kind) ? number : 0
    }
    return Int(
      ownClasses.number(name.hash, kind.bits) { number in
        sheet.isOwnName(entries[Int(number)].name, name.key)
      })
  }

  /// True if a class has an entry.
  func mayStyle(_ name: SoughtName, in sheet: Sheet) -> Bool {
    entries[number(name, thatMayHave: PropertyKinds(), in: sheet)].kinds != PropertyKinds()
  }

  func entries(of name: NameTable.ID) -> Entries { entries[Int(classes[Int(name)])] }

  func winner(_ property: NameTable.ID, ofClass number: Int, in sheet: Sheet) -> Int? {
    winner(property, among: entries[number], in: sheet)
  }

  /// Returns the winning declaration of a property of a class: the last one that has a value.
  func winner(_ property: NameTable.ID, of name: NameTable.ID, in sheet: Sheet) -> Int? {
    winner(property, among: entries(of: name), in: sheet)
  }

  func winner(
    _ property: NameTable.ID, among entries: Entries, in sheet: Sheet
  ) -> Int? {
    switch entries.form {
    case .rule: last(property, in: entries.range, of: sheet)
    case .rows: last(property, in: entries.range)
    case .sortedRows: halve(property, entries.range)
    case .untaken: search(property, of: entries.name, in: sheet)
    }
  }

  private func last(
    _ property: NameTable.ID, in range: Range<Int>, of sheet: Sheet
  ) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      index &-= 1
      let row = sheet.declaration(index)
      if row.name == property, row.value.kind != .missing { return index }
    }
    return nil
  }

  private func last(_ property: NameTable.ID, in range: Range<Int>) -> Int? {
    rows[range].last { $0.property == property }.map { Int($0.declaration) }
  }

  private func halve(_ property: NameTable.ID, _ range: Range<Int>) -> Int? {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].property < property { low = middle + 1 } else { high = middle }
    }
    let isFound = low < range.upperBound && rows[low].property == property
    return isFound ? Int(rows[low].declaration) : nil
  }

  /// Returns the winning declaration of a class that was skipped, searching the rules backwards.
  private func search(_ property: NameTable.ID, of name: NameTable.ID, in sheet: Sheet) -> Int? {
    var previous: UInt32?
    for number in rules(of: name).reversed() where number != previous {
      previous = number
      let range = sheet.ruleRows[Int(number)].declarations
      let found = last(property, in: Int(range.lowerBound)..<Int(range.upperBound), of: sheet)
      if let found { return found }
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
