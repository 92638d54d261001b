extension Dialect {
  /// Returns true if the engine reads a sheet to its end, or reads it line by line.
  package func readsAll(of source: SourceText) -> Bool {
    brokenSheet == .lineLost || StrictReader.placeOfGivingUp(in: source, for: self) == nil
  }

  /// Returns true if the engine reads a text as a whole value, with the same words, and not as a
  /// variable.
  package func readsAsValue(_ text: String) -> Bool {
    guard let (sheet, row) = declaration(of: text), sheet.tree.problems.isEmpty else {
      return false
    }
    return row.value.kind != .variable && sheet.valueText(of: row.element) == text
      && readsAll(of: sheet.source)
  }

  /// Returns the value of `text` as `type` in this dialect; nil if it has none.
  ///
  /// The text is the one between ':' and ';' in a sheet. A text that would break the sheet has no
  /// value, nor has a variable. An engine that reads only definitions reads only colors.
  package func value(of text: String, as type: ValueType) -> ThemeValue? {
    guard scope != .definitionsOnly || type == .color else { return nil }
    guard let (sheet, row) = declaration(of: text), sheet.tree.problems.isEmpty else { return nil }
    let reader = ValueReader(sheet: sheet, dialect: self)
    return reader.value(of: row.value, as: type, element: row.element).value
  }

  /// Returns a sheet with one declaration, whose value is `text`; nil for a text that would break it.
  ///
  /// The value may have characters that no sheet can have.
  func declaration(of text: String) -> (Sheet, Sheet.DeclarationRow)? {
    let sheet = Sheet(parsing: SourceText("A { b: \(text); }")).spelled(for: self)
    guard sheet.tree.problems.allSatisfy({ $0.code == .unexpectedCharacter }),
      sheet.declarationRows.count == 1,
      sheet.ruleRows.count == 1, let row = sheet.declarationRows.first
    else { return nil }
    return (sheet, row)
  }
}
