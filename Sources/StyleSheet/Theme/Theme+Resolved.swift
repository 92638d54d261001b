extension Theme {
  /// What every class of the sheets is set to, as text: class, property, the words of the value
  /// joined by single blanks.
  ///
  /// A variable is replaced by its value as the engine does it; a property whose last word is a
  /// variable that is not defined is left out. Of several sheets the later one wins, property by
  /// property.
  ///
  /// - Complexity: O(n), and for a list of classes, its length times its declarations.
  public var resolvedTexts: [String: [String: String]] {
    var table: [String: [String: String]] = [:]
    for sheet in active.all.reversed() {
      for name in sheet.classNames {
        var properties = table.removeValue(forKey: sheet.sheet.text(of: name)) ?? [:]
        for rule in sheet.rules(of: name) { sheet.read(rule, into: &properties) }
        table[sheet.sheet.text(of: name)] = properties
      }
    }
    return table
  }
}

extension ActiveSheet {
  fileprivate func read(_ rule: Sheet.RuleRow, into properties: inout [String: String]) {
    for row in sheet.declarationRows(of: rule)
    where row.value.kind != .missing {
      properties[sheet.text(of: row.name)] = resolve(row).map { sheet.valueText(of: $0.element) }
    }
  }
}
