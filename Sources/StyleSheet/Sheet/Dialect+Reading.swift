extension Dialect {
  /// Returns the value of `text` as `type` in this dialect; nil if it has none.
  ///
  /// The text is the one between ':' and ';' in a sheet. A text that would break the sheet has no
  /// value, nor has a variable. An engine that reads only definitions reads only colors.
  ///
  /// - Complexity: O(n).
  package func value(of text: String, as type: ValueType) -> ThemeValue? {
    guard scope != .definitionsOnly || type == .color else { return nil }
    let sheet = Sheet(parsing: SourceText("A { b: \(text); }")).spelled(for: self)
    guard sheet.tree.problems.isEmpty, sheet.declarationRows.count == 1,
      sheet.ruleRows.count == 1, let row = sheet.declarationRows.first
    else { return nil }
    let reader = ValueReader(sheet: sheet, dialect: self)
    return reader.value(of: row.value, as: type, element: row.element).value
  }
}
