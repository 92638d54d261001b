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
    var seen: Set<NameTable.ID> = []
    return declarationRows[Int(rule.firstDeclaration)..<Int(rule.endDeclaration)].reversed()
      .filter { $0.value.kind != .missing && seen.insert($0.name).inserted }
      .reversed()
  }
}
