public import StyleSheet

// Variables that an engine looks for when it loads a sheet, and does not find.

extension Dialect {
  /// The first variable that is used and not defined, and where; nil if there is none.
  func crash(on sheet: Sheet, in environment: Environment) -> (place: Int, variable: String)? {
    undefinedUses(in: sheet, environment).first
  }

  /// The variables that are used in rules that apply and not defined, each once, in the order of
  /// their first use.
  ///
  /// - Complexity: O(n).
  public func undefinedVariables(
    of sheet: Sheet, in environment: Environment = Environment()
  ) -> [String] {
    var seen: Set<String> = []
    return undefinedUses(in: sheet, environment).map(\.variable).filter { seen.insert($0).inserted }
  }

  private func undefinedUses(
    in sheet: Sheet, _ environment: Environment
  ) -> [(place: Int, variable: String)] {
    let active = ActiveSheet(sheet, in: environment, for: self)
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
  /// What a declaration looks for and does not find.
  ///
  /// The whole value is looked for if it begins with a variable, so one of several words never is
  /// found.
  fileprivate func undefinedVariable(in row: Sheet.DeclarationRow) -> String? {
    switch row.value.kind {
    case .variable:
      return definition(of: row.value.name) == nil ? sheet.text(of: row.value.name) : nil
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
  /// The declarations of a rule, of each property the last one, in the order of the text.
  func lastDeclarations(of rule: RuleRow) -> [DeclarationRow] {
    var rows: [DeclarationRow] = []
    eachLastDeclaration(of: rule) { rows.append(declaration(Int($0))) }
    return rows
  }

  /// Hands over the numbers of the same.
  func eachLastDeclaration(of rule: RuleRow, _ body: (UInt32) -> Void) {
    let numbers = rule.declarations
    // Most rules are short, and a set for each of them would be most of the work.
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

  /// Whether a declaration has a value, and none of those up to `end` sets the same property.
  private func isLast(_ number: UInt32, before end: UInt32) -> Bool {
    let row = declaration(Int(number))
    guard row.value.kind != .missing else { return false }
    return !(number + 1..<end).contains {
      let later = declaration(Int($0))
      return later.name == row.name && later.value.kind != .missing
    }
  }
}
