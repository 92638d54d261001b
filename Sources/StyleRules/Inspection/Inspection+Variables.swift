import StyleSheet

extension Inspection {
  /// Returns the type of a declaration's property for the first class of its rule that has one.
  func typeAsked(of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow) -> ValueType? {
    guard row.name != NameTable.none else { return nil }
    for selector in rule.selectors.prefix(32) {
      if let asked = asked(of: row.name, in: sheet.className(selector)) { return asked.type }
    }
    return nil
  }

  func isUndefined(_ value: Component) -> Bool {
    switch value.kind {
    case .list: sheet.isVariableList(value)
    case .variable: !definitions.has(value.name)
    case .missing, .word, .number, .hex, .string, .comma, .leftParenthesis, .rightParenthesis: false
    }
  }

  /// True if a value is a variable that an imported sheet defines; it is unknown whether
  /// the engine imports it, which another rule reports.
  func importsDefine(_ value: Component) -> Bool {
    value.kind == .variable && imports.define(sheet.text(of: value.name))
  }

  /// The sheets that the engine may import.
  var followedImports: [String] {
    dialect.imports.isFollowed ? sheet.imports.map(\.name).filter { !$0.isEmpty } : []
  }

  /// The first import if one of them, direct or indirect, could not be read; otherwise nil.
  var unreadImport: String? { imports.areComplete ? nil : followedImports.first }

  /// The variables that rules use and only other sheets define.
  var borrowedVariables: [String] {
    let used = Set(
      sheet.declarationRows.lazy.filter { $0.value.kind == .variable }.map(\.value.name))
    return used.subtracting(sheet.definitionRows.map(\.name)).map(sheet.text)
  }

  /// Inspects the sheet with the definitions that it borrows from imported sheets behind its text;
  /// nil without any, or if a syntax fault reaches the end of the text.
  func inspectionWithBorrowedVariables() -> Inspection? {
    guard !imports.imported.isEmpty else { return nil }
    let names = Set(borrowedVariables)
    let lines = imports.imported.map { $0.definitionText(of: names) }
    let text =
      switch dialect.definitionWinner {
      case .first: lines.reversed().joined()
      case .last: lines.joined()
      }
    let bytes = sheet.source.bytes + Array("\n\(text)".utf8)
    guard !text.isEmpty, bytes.count <= SourceText.largest else { return nil }
    let whole = Sheet(parsing: SourceText(bytes: bytes, name: sheet.source.name))
    guard whole.tree.problems == sheet.tree.problems else { return nil }
    return Inspection(
      of: whole, for: dialect, among: company, knowing: catalog, importing: imports,
      showing: images, suppressions: suppressions, keeping: findingLimit)
  }

  /// True if the app crashes when the engine looks up a declaration's value as a variable, unless a
  /// later one in the same rule replaces it.
  func crashesAtLoad(_ row: Sheet.DeclarationRow, in rule: Sheet.RuleRow) -> Bool {
    dialect.undefinedVariable == .exceptionAtLoad && isUndefined(row.value)
      && !importsDefine(row.value) && canHold(rule.media)
  }

  /// Returns the nearest variables of imported sheets, and of the sheet those that fit all types.
  func variable(
    nearestTo name: String, for types: Set<ValueType>, _ speller: inout Speller
  ) -> Suggestion.Match? {
    let asked = types.map { "\($0.rawValue)" }.sorted().joined(separator: " ")
    return speller.nearest(
      to: name, on: "variables for: \(asked)", differingBy: .oneMoreOrLess
    ) {
      let names = definitions.names.filter { name in types.allSatisfy { canServe(name, as: $0) } }
      return WordShelf(names.sorted().map(sheet.text) + imports.definedVariables)
    }
  }

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

  /// Returns the overrides of the palette in source order, except those in an `@media`.
  func overridesOfPalette() -> [PaletteOverride] {
    guard dialect.scope != .everything, mayOverridePalette else { return [] }
    return sheet.definitionRows.filter { $0.media == NameTable.none && isOverride($0.name) }
      .compactMap { PaletteOverride($0, key: bareName(of: $0.name)) }
  }

  /// The definitions in imported sheets that may override the palette, in any situation.
  var importedOverrides: [PaletteOverride] {
    imports.imported.flatMap { sheet in
      sheet.definitionRows.compactMap {
        PaletteOverride($0, key: String(sheet.text(of: $0.name).dropFirst()))
      }
    }
  }

  /// True if a definition takes effect; an engine that reads lines uses the first one it finds.
  func isHeld(_ row: Sheet.DefinitionRow) -> Bool {
    switch dialect.definitionShape {
    case .anywhere: true
    case .wholeLine: paletteLines.line(of: row.element).map(paletteLines.holds) ?? false
    }
  }

  /// Returns the overrides that apply in one environment, by palette name.
  ///
  /// Of several keys for a palette name, the engine asks for one after the other.
  func heldOverrides(in context: PaletteContext) -> [String: PaletteOverride] {
    let own = overrides.filter {
      // Other engines go on to a weaker key if the value of the strongest is no color.
      $0.context == context && isHeld($0.row) && (dialect.badColor == .paletteValue || hasColor($0))
    }
    // Of two definitions of one key the last applies; an engine that takes the first holds only that.
    return Dictionary(own.map { ($0.name, $0) }) { $0.rank < $1.rank ? $0 : $1 }
  }

  /// True if the engine reads the color that was meant; other rules report a value that it misreads.
  func hasColor(_ override: PaletteOverride) -> Bool {
    let row = override.row
    guard !isMisread(row.element) else { return false }
    return switch reader.value(of: row.value, as: .color, element: row.element) {
    case .success: true
    case .failure(.unknownWord(let word)): dialect.colorWord(word) != nil
    case .failure: false
    }
  }

  /// True if an engine that reads definitions line by line misreads this one.
  func isMisread(_ element: UInt32) -> Bool {
    paletteLines.line(of: element).map { !$0.isReadAsMeant } ?? false
  }

  /// True if such an engine misreads a definition because of a syntax error in it, such as `re}d`.
  func isTornByFault(_ element: UInt32) -> Bool {
    guard let line = paletteLines.line(of: element), line.isFaulty, !line.isReadAsMeant,
      line.causes.isEmpty, let value = line.line.value
    else { return false }
    let written = sheet.source[sheet.valueRange(of: element)]
    return value != written && value.hasPrefix(written)
  }

  func quotedName(_ line: PaletteLine) -> String { "'\(sheet.text(of: line.row.name))'" }
}

extension Sheet {
  /// Returns the definitions of some variables as lines of a sheet.
  fileprivate func definitionText(of names: Set<String>) -> String {
    guard !names.isEmpty else { return "" }
    let faults = tree.problems.map { Int($0.start) }
    return definitionRows.lazy.filter { $0.value.kind != .missing }.map { row in
      let name = self.text(of: row.name)
      let situations = self.situations(of: row.media)
      guard names.contains(name), !situations.isEmpty else { return "" }
      let value = self.valueRange(of: row.element)
      // A fault of the value is reported in its sheet.
      guard !faults.contains(where: value.contains) else { return "" }
      let line = "\(name): \(self.source[value]);\n"
      return situations == .all ? line : "@media \(self.conditionText(of: row.media)) { \(line)}\n"
    }
    .joined()
  }

  private func conditionText(of media: UInt32) -> String {
    let row = mediaRows[Int(media)]
    return conditionRows[Int(row.firstCondition)..<Int(row.endCondition)]
      .map { "(\(text(of: $0.name)): \(text(of: $0.value)))" }.joined(separator: " and ")
  }
}
