import StyleSheet

extension Sheet {
  /// Returns the last declaration of each property of a rule, in source order.
  func lastDeclarations(of rule: RuleRow) -> [DeclarationRow] {
    var rows: [DeclarationRow] = []
    eachLastDeclaration(of: rule) { rows.append(declaration(Int($0))) }
    return rows
  }

  /// Calls `body` with the indices of those declarations.
  func eachLastDeclaration(of rule: RuleRow, _ body: (UInt32) -> Void) {
    let numbers = rule.declarations
    // Most rules are short; avoids a set for each.
    guard numbers.count > 8 else {
      for number in numbers where isLast(number, before: numbers.upperBound) { body(number) }
      return
    }
    var seen: Set<NameTable.ID> = []
    let last = numbers.reversed().filter { number in
      let row = declaration(Int(number))
      return row.value.kind != .missing && seen.insert(row.name).inserted
    }
    for number in last.reversed() { body(number) }
  }

  /// True if a declaration has a value and no later one before `end` sets the same property.
  private func isLast(_ number: UInt32, before end: UInt32) -> Bool {
    let row = declaration(Int(number))
    guard row.value.kind != .missing else { return false }
    return !(number + 1..<end).contains {
      let later = declaration(Int($0))
      return later.name == row.name && later.value.kind != .missing
    }
  }
}
