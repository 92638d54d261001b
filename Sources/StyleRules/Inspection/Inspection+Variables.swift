import StyleSheet

extension Inspection {
  /// Returns the type of a declaration's property, for the first class of its rule that has one; nil
  /// if it is unknown.
  func typeAsked(of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow) -> ValueType? {
    guard row.name != NameTable.none else { return nil }
    for selector in rule.selectors.prefix(32) {
      if let asked = asked(of: row.name, in: sheet.className(selector)) { return asked.type }
    }
    return nil
  }

  /// Returns the defined variables nearest to an undefined one: of the sheet those whose values have
  /// each of some types, and all of imported sheets.
  func variable(
    nearestTo name: String, for types: Set<ValueType>, _ speller: inout Speller
  ) -> Suggestion.Match? {
    speller.nearest(to: name, on: .variables(for: types)) {
      let names = definitions.names.filter { name in types.allSatisfy { canServe(name, as: $0) } }
      return WordShelf(names.sorted().map(sheet.text) + imports.definedVariables)
    }
  }

  /// True unless the value of a variable has another type.
  private func canServe(_ variable: NameTable.ID, as type: ValueType) -> Bool {
    guard let row = definition(of: variable), isWhole(row.value) else { return true }
    switch reader.value(of: row.value, as: type, element: row.element) {
    case .success: return true
    case .failure(.unknownWord): return type == .color
    case .failure(.hexLength), .failure(.colorFunction), .failure(.unreadFunction),
      .failure(.notInteger):
      return true
    case .failure(.wrongType), .failure(.pairShape), .failure(.boxShape): return false
    }
  }
}
