extension Dialect {
  /// What `text` is to this engine where a value of `type` is asked for; nil if it is none.
  ///
  /// The text is what stands between ':' and ';' in a sheet; one that would break the sheet is no
  /// value, nor is a variable. For an engine that reads definitions only, there are colors and
  /// nothing else.
  ///
  /// - Complexity: O(n).
  public func value(of text: String, as type: ValueType) -> Value? {
    guard scope != .definitionsOnly || type == .color else { return nil }
    let sheet = Sheet(parsing: SourceText("A { b: \(text); }")).spelled(for: self)
    guard sheet.tree.problems.isEmpty, sheet.declarationRows.count == 1,
      sheet.ruleRows.count == 1, let row = sheet.declarationRows.first
    else { return nil }
    let reader = ValueReader(sheet: sheet, dialect: self)
    return reader.value(of: row.value, as: type, element: row.element).value
  }
}
