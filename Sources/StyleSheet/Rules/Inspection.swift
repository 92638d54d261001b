/// A sheet under inspection: what rules ask of it, found out once for all of them.
///
/// Everything in it is found by the number of a name, so that asking costs the same in the largest
/// sheet. Where nearly all sheets have nothing of a kind, it has the few that there are in a list, so
/// that a rule of that kind costs nothing.
struct Inspection: Sendable {
  let sheet: Sheet
  let dialect: Dialect
  /// What there is: that of the vendors, and the app's own.
  let catalog: Catalog
  /// All engines that the sheet is for, `dialect` among them.
  let company: [Dialect]
  /// What is wrong with what it imports, if the engine may load that.
  let imports: [Diagnostic]
  /// Values are read as the engine reads them.
  let reader: ValueReader
  /// For each variable, its definitions.
  let definitions: DefinitionTable
  /// Variables that something in the sheet refers to.
  let usedVariables: OwnNames
  /// For each `@media`, the first one with the same conditions.
  let canonicalMedia: [UInt32]
  /// Selectors that are classes of the catalog, by the numbers of their names.
  let classes: KnownClasses
  /// What the catalog knows of the properties that they are given.
  let properties: PropertyUses
  /// Tokens that some engine cannot read.
  let signs: Signs
  /// Comments that tell what not to speak of.
  let suppressions: Suppressions
  /// Values that are none of their property's type, or worth a second look.
  private(set) var values: [ValueUse] = []
  /// Properties that a class is given by several rules.
  private(set) var rivalries: [Rivalry] = []
  /// All that a sheet sets for each class of the catalog, in the order of the text.
  private(set) var settings: [NameTable.ID: [Sheet.DeclarationRow]] = [:]
  /// What definitions say of the palette.
  private(set) var overrides = PaletteOverrides()
  /// Overrides of the palette, for an engine to which a definition is a line; for others none.
  private(set) var paletteLines: [PaletteLine] = []
  /// What stands out too little from what it lies on.
  private(set) var contrasts = ContrastSurvey()
  /// Whether the engine looks at rules at all.
  let readsRules: Bool

  /// All that is asked of `sheet`, or only what the rules ask that stop an engine from reading.
  init(
    of sheet: Sheet, for dialect: Dialect, among company: [Dialect] = [],
    knowing catalog: Catalog = .all, importing problems: [Diagnostic] = [],
    onlyForReading isPartial: Bool = false
  ) {
    self.sheet = sheet
    self.dialect = dialect
    self.catalog = catalog
    self.company = company.isEmpty ? [dialect] : company
    imports = dialect.imports.isFollowed ? problems : []
    reader = ValueReader(sheet: sheet, dialect: dialect)
    definitions = DefinitionTable(of: sheet)
    usedVariables = isPartial ? OwnNames() : Self.usedVariables(of: sheet)
    canonicalMedia = isPartial ? [] : Self.canonicalMedia(of: sheet)
    readsRules = dialect.scope != .definitionsOnly
    signs = Signs(in: sheet.tree)
    suppressions = Suppressions(in: sheet.tree)
    let names = CatalogNames(of: sheet, in: catalog)
    classes = isPartial ? KnownClasses(of: names) : KnownClasses(in: sheet, names)
    properties =
      isPartial ? PropertyUses(of: names) : PropertyUses(in: sheet, of: classes, names)
    guard !isPartial else { return }
    values = valuesWorthALook()
    paletteLines = paletteLinesOfEngine()
    overrides = PaletteOverrides(of: overridesOfPalette())
    rivalries = rivalriesOfSheet()
    settings = settingsOfVendorClasses()
    contrasts = contrastsOfSheet()
  }

  /// The rules that the engine looks at.
  var rules: ArraySlice<Sheet.RuleRow> { readsRules ? sheet.ruleRows[...] : [] }

  /// The declarations of a rule, in the order of the text.
  func declarations(of rule: Sheet.RuleRow) -> ArraySlice<Sheet.DeclarationRow> {
    sheet.declarationRows[Int(rule.firstDeclaration)..<Int(rule.endDeclaration)]
  }

  /// The selectors of a rule, in the order of the text.
  func selectors(of rule: Sheet.RuleRow) -> ArraySlice<Sheet.SelectorRow> {
    sheet.selectorRows[Int(rule.firstSelector)..<Int(rule.endSelector)]
  }
}

// MARK: - Variables

extension Inspection {
  /// The definition of a variable that holds for this engine, media left aside; nil if none does.
  func definition(of name: NameTable.ID) -> Sheet.DefinitionRow? {
    let number =
      switch dialect.definitionWinner {
      case .first: definitions.first(of: name)
      case .last: definitions.last(of: name)
      }
    return number.map { sheet.definitionRows[$0] }
  }

  /// The definition of a variable that has one and no other, and in any situation; else nil.
  func onlyDefinition(of name: NameTable.ID) -> Sheet.DefinitionRow? {
    guard let number = definitions.first(of: name), definitions.last(of: name) == number else {
      return nil
    }
    let row = sheet.definitionRows[number]
    return row.media == NameTable.none ? row : nil
  }

  /// Whether a definition says what a palette name is.
  func isOverride(_ variable: NameTable.ID) -> Bool {
    dialect.scope != .everything && isPaletteKey(variable)
  }

  /// Whether a definition says what a palette name is, for any of the engines that the sheet is for.
  func isOverrideForAnyone(_ variable: NameTable.ID) -> Bool {
    company.contains { $0.scope != .everything } && isPaletteKey(variable)
  }

  private func isPaletteKey(_ variable: NameTable.ID) -> Bool {
    guard let name = PaletteName(bareName(of: variable)) else { return false }
    return Palette.all.name(name.name) != nil || Palette.all.isOverridingKey(name.name)
  }

  /// The name of a variable, without its `@`.
  func bareName(of variable: NameTable.ID) -> String {
    String(sheet.text(of: variable).dropFirst())
  }

  /// Every variable's name with its `@`, each once, in the order of the text.
  var variableNames: [String] { definitions.names.sorted().map(sheet.text) }

  private static func usedVariables(of sheet: Sheet) -> OwnNames {
    var used = OwnNames(count: sheet.names.count)
    for row in sheet.declarationRows where row.value.kind == .variable {
      used.insert(row.value.name)
    }
    for row in sheet.definitionRows where row.value.kind == .variable {
      used.insert(row.value.name)
    }
    for component in sheet.components where component.kind == .variable {
      used.insert(component.name)
    }
    if !sheet.tree.problems.isEmpty {
      for name in variablesInDebris(of: sheet) { used.insert(name) }
    }
    return used
  }

  /// Variables in parts of the text that did not parse: they are not in the sheet, yet used.
  private static func variablesInDebris(of sheet: Sheet) -> Set<NameTable.ID> {
    var used: Set<NameTable.ID> = []
    let elements = sheet.tree.elements
    for index in elements.indices where elements[index].kind == .unexpected {
      var inner = index + 1
      while inner < sheet.tree.next(after: index), !elements[inner].kind.isNode {
        if elements[inner].kind == .variable {
          used.insert(sheet.id(of: sheet.source[sheet.tree.range(of: inner)]))
        }
        inner += 1
      }
    }
    return used
  }
}

// MARK: - Media

extension Inspection {
  /// Which `@media` a row is in, those with the same conditions being one; ``NameTable/none`` at the
  /// top.
  func media(_ media: UInt32) -> UInt32 {
    media == NameTable.none ? media : canonicalMedia[Int(media)]
  }

  private static func canonicalMedia(of sheet: Sheet) -> [UInt32] {
    var first: [[[NameTable.ID]]: UInt32] = [:]
    return sheet.mediaRows.enumerated().map { number, row in
      let conditions = sheet.conditionRows[Int(row.firstCondition)..<Int(row.endCondition)]
      let key = conditions.map { [$0.name, $0.value] }
      if let known = first[key] { return known }
      first[key] = UInt32(number)
      return UInt32(number)
    }
  }
}
