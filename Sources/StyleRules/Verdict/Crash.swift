import StyleSheet

// Undefined variables that an engine looks up when it loads a sheet.

extension Dialect {
  /// Returns the undefined variables that applicable rules look up, in order.
  func undefinedUses(in active: ActiveSheet) -> [(place: Int, variable: String)] {
    let sheet = active.sheet
    var uses: [(place: Int, variable: String)] = []
    for rule in sheet.ruleRows where active.holds(rule.media) {
      for row in sheet.lastDeclarations(of: rule) {
        if let variable = active.undefinedVariable(in: row) {
          uses.append((sheet.valueRange(of: row.element).lowerBound, variable))
        }
      }
    }
    return uses
  }
}

extension ActiveSheet {
  /// Returns the undefined variable that a declaration looks up.
  ///
  /// Engines look up a whole value that begins with a variable, so a value of several words is
  /// never found.
  fileprivate func undefinedVariable(in row: Sheet.DeclarationRow) -> String? {
    switch row.value.kind {
    case .variable:
      let isDefined =
        definition(of: row.value.name) != nil || borrowed(row.value.name) != nil
      return isDefined ? nil : sheet.text(of: row.value.name)
    case .list:
      guard let first = sheet.components[row.value.items].first, first.kind == .variable else {
        return nil
      }
      return sheet.valueText(of: row.element)
    case .missing, .word, .number, .hex, .string, .comma, .leftParenthesis, .rightParenthesis:
      return nil
    }
  }
}

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
