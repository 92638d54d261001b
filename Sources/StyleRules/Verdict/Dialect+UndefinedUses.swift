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
  fileprivate func undefinedVariable(in row: Sheet.DeclarationRow) -> String? {
    if row.value.kind == .variable {
      let isDefined =
        definition(of: row.value.name) != nil || borrowed(row.value.name) != nil
      return isDefined ? nil : sheet.text(of: row.value.name)
    }
    return sheet.isVariableList(row.value) ? sheet.valueText(of: row.element) : nil
  }
}
