/// A sheet as it counts in one environment, to one engine.
///
/// It never changes; being an object, it is handed from a look-up to whoever reads the value
/// without a copy.
package final class ActiveSheet: Sendable {
  package let sheet: Sheet
  package let reader: ValueReader
  /// The lines that define something, to an engine that takes a definition for a line.
  let lines: DefinitionLines?
  private let index: RuleIndex
  /// For each name of the sheet's own, the definition that holds, or ``NameTable/none``.
  private let definitions: [UInt32]
  private let knownCount: NameTable.ID
  /// For each `@media`, whether its conditions hold.
  private let isActive: [Bool]

  package init(_ sheet: Sheet, in environment: Environment, for dialect: Dialect) {
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
    index = RuleIndex(of: sheet) { dialect.scope != .definitionsOnly && holds($0.media) }

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

  /// Whether what stands in an `@media`, or in none, counts here.
  package func holds(_ media: UInt32) -> Bool { media == NameTable.none || isActive[Int(media)] }

  /// A value in the sheet, its variable replaced, and where it is written.
  package struct Found {
    let value: Component
    /// The node of the declaration or definition that has it.
    let element: UInt32
    /// The definition it went through.
    let definition: Sheet.DefinitionRow?
  }

  /// What a declaration's value is after variables; nil if its variable is not defined.
  ///
  /// One level, and only where the whole value is the variable, as NUI does it: a variable whose
  /// value is a variable stays a text.
  @inline(__always)
  func resolve(_ row: Sheet.DeclarationRow) -> Found? {
    guard row.value.kind == .variable else {
      return Found(value: row.value, element: row.element, definition: nil)
    }
    guard let definition = definition(of: row.value.name) else { return nil }
    return Found(
      value: definition.value, element: definition.element, definition: definition)
  }

  /// The number of a name in the sheet, or ``NameTable/none`` if the sheet does not have it.
  @inline(__always)
  package func id(of name: SoughtName) -> NameTable.ID {
    name.id != NameTable.none ? name.id : ownID(of: name.key)
  }

  /// The same for a name that is not in the vocabulary.
  @inline(__always)
  func ownID(of key: some NameKey) -> NameTable.ID {
    let own = sheet.ownNumber(of: key)
    return own == NameTable.none ? own : own &+ knownCount
  }

  /// The definition of a variable that holds here.
  package func definition(of name: NameTable.ID) -> Sheet.DefinitionRow? {
    guard name != NameTable.none, name >= knownCount else { return nil }
    let number = definitions[Int(name - knownCount)]
    return number == NameTable.none ? nil : sheet.definitionRows[Int(number)]
  }

  /// The definitions that hold here, one for each variable, in the order of the text.
  var heldDefinitions: [Sheet.DefinitionRow] {
    definitions.filter { $0 != NameTable.none }.sorted().map { sheet.definitionRows[Int($0)] }
  }

  /// The declaration that wins for a property of a class.
  func winningDeclaration(
    _ property: NameTable.ID, of name: NameTable.ID
  ) -> Sheet.DeclarationRow? {
    guard property != NameTable.none, name != NameTable.none else { return nil }
    return index.winner(property, of: name, in: sheet).map { sheet.declaration($0) }
  }

  /// The same for a class that may not be in the sheet.
  ///
  /// A property that only sheets have is looked for last: one class in five has its kind.
  @inline(__always)
  func winningDeclaration(_ property: SoughtName, of name: SoughtName) -> Sheet.DeclarationRow? {
    guard let (entries, name) = index.find(name, thatMayHave: property.kind, in: sheet) else {
      return nil
    }
    let number = id(of: property)
    guard number != NameTable.none else { return nil }
    return index.winner(number, among: entries, of: name, in: sheet).map { sheet.declaration($0) }
  }

  /// The same for a property of the vocabulary by its number.
  @inline(__always)
  func winningDeclaration(_ property: NameTable.ID, of name: SoughtName) -> Sheet.DeclarationRow? {
    let kind = PropertyKinds(of: property)
    guard let (entries, name) = index.find(name, thatMayHave: kind, in: sheet) else { return nil }
    return index.winner(property, among: entries, of: name, in: sheet).map { sheet.declaration($0) }
  }

  /// What a class of the vocabulary says.
  @inline(__always)
  func entries(of name: NameTable.ID) -> Entries { index.entries(of: name) }

  /// The declaration that wins for a property of the vocabulary, of a class of which the entries are at
  /// hand.
  @inline(__always)
  func winningDeclaration(
    _ property: NameTable.ID, among entries: Entries, of name: NameTable.ID
  ) -> Sheet.DeclarationRow? {
    guard property != NameTable.none, entries.kinds.mayHave(PropertyKinds(of: property)) else {
      return nil
    }
    return index.winner(property, among: entries, of: name, in: sheet).map(sheet.declaration)
  }

  /// What is set for a class, each property once; see ``RuleIndex/winners(of:)``.
  func winners(of name: NameTable.ID) -> ArraySlice<Winner>? { index.winners(of: name) }

  /// All that a class says of a property, in the order of the text, each declaration once.
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

  /// Every class with a rule that counts, in the order in which the sheet first names them.
  package var classNames: [NameTable.ID] {
    var seen: Set<NameTable.ID> = []
    return sheet.selectorRows.map(\.name).filter {
      !index.rules(of: $0).isEmpty && seen.insert($0).inserted
    }
  }

  /// The rules of a class that count, in the order of the text, each once.
  package func rules(of name: NameTable.ID) -> [Sheet.RuleRow] {
    var last: UInt32?
    return index.rules(of: name).compactMap { number in
      // A class that a comma list names twice is named by one rule all the same.
      guard number != last else { return nil }
      last = number
      return sheet.ruleRows[Int(number)]
    }
  }

  /// Every definition of a variable that could hold here, the strongest first.
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
}
