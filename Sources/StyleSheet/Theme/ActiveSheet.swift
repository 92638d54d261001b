/// A sheet as one engine reads it in one environment.
///
/// Immutable; a class, so that look-ups pass it on without a copy.
package final class ActiveSheet: Sendable {
  package let sheet: Sheet
  package let reader: ValueReader
  /// The lines that define variables, for an engine that reads each definition as one line.
  let lines: DefinitionLines?
  private let index: SheetCascade
  /// The definition in effect for each name of the sheet's own, or ``NameTable/none``.
  private let definitions: [UInt32]
  private let knownCount: NameTable.ID
  /// For each `@media`, true if its conditions hold.
  private let isActive: [Bool]
  /// The sheet that is loaded before this one, which may define variables for it; nil if there is
  /// none.
  let previous: ActiveSheet?
  /// True if the sheet imports others: it knows the variables of all sheets loaded before it.
  private let borrows: Bool
  /// The number of sheets that are loaded before this one.
  let number: Int

  /// Creates the active form of a sheet that is loaded after `previous`.
  package init(
    _ sheet: Sheet, in environment: ThemeEnvironment, for dialect: Dialect,
    after previous: ActiveSheet? = nil
  ) {
    self.previous = previous
    number = previous.map { $0.number + 1 } ?? 0
    borrows = previous != nil && dialect.imports.isFollowed && !sheet.importElements.isEmpty
    let sheet = sheet.spelled(for: dialect)
    self.sheet = sheet
    reader = ValueReader(sheet: sheet, dialect: dialect)
    lines = DefinitionLines(of: sheet, for: dialect)
    knownCount = NameTable.ID(Vocabulary.shared.names.count)

    let isActive = sheet.mediaRows.map {
      dialect.media != .ignored && environment.satisfies($0, of: sheet)
    }
    self.isActive = isActive
    func holds(_ media: UInt32) -> Bool {
      media == NameTable.none || isActive[Int(media)]
    }
    index = SheetCascade(of: sheet) { dialect.scope != .definitionsOnly && holds($0.media) }

    var definitions = [UInt32](repeating: NameTable.none, count: sheet.names.count)
    for (number, row) in sheet.definitionRows.enumerated() {
      guard holds(row.media), row.value.kind != .missing else { continue }
      let place = Int(row.name - knownCount)
      switch dialect.definitionWinner {
      case .last: definitions[place] = UInt32(number)
      case .first where definitions[place] == NameTable.none: definitions[place] = UInt32(number)
      case .first: break
      }
    }
    self.definitions = definitions
  }

  /// True if the contents of an `@media` block, or of the top level, are in effect.
  package func holds(_ media: UInt32) -> Bool { media == NameTable.none || isActive[Int(media)] }

  /// A value in the sheet after variable substitution, and its location.
  package struct Found {
    let value: Component
    /// The node of the declaration or definition that has the value.
    let element: UInt32
    /// The definition that the value was substituted from.
    let definition: Sheet.DefinitionRow?
  }

  /// Returns a declaration's value after variable substitution, or nil if its variable is
  /// undefined.
  ///
  /// As in NUI, substitution is one level deep, and a whole value that begins with a variable is
  /// looked up as one name. A variable whose value is a variable stays a text.
  func resolve(_ row: Sheet.DeclarationRow) -> Found? {
    guard row.value.kind == .variable else {
      return sheet.isVariableList(row.value)
        ? nil : Found(value: row.value, element: row.element, definition: nil)
    }
    guard let definition = definition(of: row.value.name) else { return nil }
    return Found(
      value: definition.value, element: definition.element, definition: definition)
  }

  /// Returns the value of a variable that only a sheet loaded before defines, and that sheet; the
  /// last one counts.
  @inline(never)
  package func borrowed(_ variable: NameTable.ID) -> (value: Found, of: ActiveSheet)? {
    guard borrows, variable != NameTable.none else { return nil }
    let name = sheet.text(of: variable)
    var lender = previous
    while let other = lender {
      if let definition = other.definition(of: other.sheet.id(of: name)) {
        let found = Found(
          value: definition.value, element: definition.element, definition: definition)
        return (found, other)
      }
      lender = other.previous
    }
    return nil
  }

  /// Returns a declaration's value as ``resolve(_:)`` does, also of a variable of an imported sheet,
  /// and the sheet with the value.
  func found(_ row: Sheet.DeclarationRow) -> (value: Found, of: ActiveSheet)? {
    if let own = resolve(row) { return (own, self) }
    return borrowed(row.value.name)
  }

  /// Returns the number of a name in the sheet, or ``NameTable/none`` if the sheet lacks it.
  package func id(of name: SoughtName) -> NameTable.ID {
    name.id != NameTable.none ? name.id : ownID(of: name.key)
  }

  /// Returns the number of a name that is not in the vocabulary.
  func ownID(of key: some NameKey) -> NameTable.ID {
    let own = sheet.ownNumber(of: key)
    return own == NameTable.none ? own : own &+ knownCount
  }

  /// Returns the definition in effect for a variable.
  package func definition(of name: NameTable.ID) -> Sheet.DefinitionRow? {
    guard name != NameTable.none, name >= knownCount else { return nil }
    let number = definitions[Int(name - knownCount)]
    return number == NameTable.none ? nil : sheet.definitionRows[Int(number)]
  }

  /// The definitions in effect, one for each variable, in source order.
  var heldDefinitions: [Sheet.DefinitionRow] {
    definitions.filter { $0 != NameTable.none }.sorted().map { sheet.definitionRows[Int($0)] }
  }

  var hasRules: Bool { index.hasRules }

  /// True if an active rule may set a property of a class.
  func mayStyle(_ name: SoughtName) -> Bool { index.mayStyle(name, in: sheet) }

  func winningDeclaration(
    _ property: NameTable.ID, of name: NameTable.ID
  ) -> Sheet.DeclarationRow? {
    guard property != NameTable.none, name != NameTable.none else { return nil }
    return index.winner(property, of: name, in: sheet).map { sheet.declaration($0) }
  }

  /// Returns the winning declaration of the property that is the only one in `kind`, for a class
  /// that may be missing in the sheet.
  ///
  /// Asks for the number of the property last, because only one class in five may have it.
  @inline(__always)
  func winningDeclaration(
    _ kind: PropertyKinds, of name: SoughtName, id: (ActiveSheet) -> NameTable.ID
  ) -> Sheet.DeclarationRow? {
    let number = index.number(name, thatMayHave: kind, in: sheet)
    guard number != 0 else { return nil }
    let id = id(self)
    guard id != NameTable.none else { return nil }
    return index.winner(id, ofClass: number, in: sheet).map { sheet.declaration($0) }
  }

  func entries(of name: NameTable.ID) -> Entries { index.entries(of: name) }

  func winningDeclaration(
    _ property: NameTable.ID, among entries: Entries
  ) -> Sheet.DeclarationRow? {
    guard property != NameTable.none, entries.kinds.mayHave(PropertyKinds(of: property)) else {
      return nil
    }
    return index.winner(property, among: entries, in: sheet).map(sheet.declaration)
  }

  /// Returns all declarations of a property of a class, in source order without repetition.
  func declarations(
    of property: NameTable.ID, for name: NameTable.ID
  ) -> [(rule: Sheet.RuleRow, declaration: Sheet.DeclarationRow)] {
    guard property != NameTable.none, name != NameTable.none else { return [] }
    return rules(of: name).flatMap { rule in
      sheet.declarationRows(of: rule)
        .filter { $0.name == property && $0.value.kind != .missing }
        .map { (rule, $0) }
    }
  }

  /// Every class with an active rule, in order of first mention in the sheet.
  package var classNames: [NameTable.ID] {
    sheet.selectorRows.map(\.name).eachOnce.filter { !index.rules(of: $0).isEmpty }
  }

  /// Returns the active rules of a class, in source order without repetition.
  package func rules(of name: NameTable.ID) -> [Sheet.RuleRow] {
    var last: UInt32?
    return index.rules(of: name).compactMap { number in
      // A comma list may name the same class twice.
      guard number != last else { return nil }
      last = number
      return sheet.ruleRows[Int(number)]
    }
  }

  /// Returns all definitions of a variable that could be in effect, the strongest first.
  func definitions(of name: NameTable.ID) -> [Sheet.DefinitionRow] {
    guard name != NameTable.none else { return [] }
    let rows = sheet.definitionRows.filter {
      $0.name == name && holds($0.media) && $0.value.kind != .missing
    }
    return switch reader.dialect.definitionWinner {
    case .first: rows
    case .last: rows.reversed()
    }
  }

  // MARK: - Overrides of the palette

  /// Returns the definition in effect for a palette variable, or nil if there is none.
  func paletteDefinition(of key: StoredName) -> PaletteDefinition? {
    guard let lines else { return definition(of: ownID(of: key)).map(PaletteDefinition.row) }
    return lines.all(of: key).first
  }

  /// Returns all definitions of a palette variable that could be in effect, the strongest first.
  func paletteDefinitions(of key: StoredName) -> [PaletteDefinition] {
    guard let lines else { return definitions(of: ownID(of: key)).map(PaletteDefinition.row) }
    return lines.all(of: key)
  }

  /// True if a definition may override a palette name; if false, none does.
  var mayOverridePalette: Bool { lines.map { !$0.isEmpty } ?? sheet.mayOverridePalette }

  /// True if a definition of a palette variable may exist.
  func mayDefine(_ key: StoredName) -> Bool {
    guard let lines else { return sheet.ownNumber(of: key) != NameTable.none }
    return !lines.all(of: key).isEmpty
  }

  /// Returns the color or name that a definition assigns.
  func meaning(of definition: PaletteDefinition) -> DefinitionLine.Meaning {
    switch definition {
    case .row(let row): reader.meaning(of: row)
    case .line(let line, _): line.meaning(to: reader.dialect)
    }
  }
}
