extension Theme {
  /// The text of every property of every class: class, property, value words joined by single
  /// spaces.
  ///
  /// Variables are substituted as the engine does it. A property whose last declaration has an
  /// undefined variable is left out. Later sheets win over earlier ones, property by property.
  ///
  /// - Complexity: O(n), and for a list of classes, its length times its declarations.
  package var resolvedTexts: [String: [String: String]] {
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
