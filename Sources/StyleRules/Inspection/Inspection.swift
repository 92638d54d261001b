import StyleSheet

/// A sheet and the data that rules query, computed once for all rules.
///
/// Lookups use name numbers, so their cost does not depend on the size of the sheet. Features that
/// most sheets lack are stored as short lists, so that a rule about one returns at once.
final class Inspection {
  let sheet: Sheet
  let dialect: Dialect
  let readsRules: Bool
  /// The classes and properties of the vendors and of the app.
  let catalog: Catalog
  /// All engines that the sheet is for, including `dialect`.
  let company: [Dialect]
  /// The facts about other sheets, if the engine follows imports.
  let imports: ImportFacts
  /// The images of the app; nil if they are unknown.
  let images: AppImages?
  /// The reason why the source is no text; nil if it is one.
  let nonText: NonText?
  let reader: ValueReader
  let definitions: DefinitionTable
  /// The definitions that can apply in some situation.
  private let heldDefinitions: DefinitionTable
  /// True if a definition may override a palette name; if false, none does.
  let mayOverridePalette: Bool
  let usedVariables: OwnNames
  private let canonicalMedia: [UInt32]
  private let situations: [Situations]
  /// The selectors that are classes of the catalog.
  let classes: KnownClasses
  /// The catalog's data about the properties set for them.
  let properties: PropertyUses
  let traits: SheetTraits
  let suspects: SuspectTokens
  let swallowedTexts: [SwallowedText]
  let suppressions: Suppressions
  /// Palette overrides, for an engine that reads definitions line by line; empty for others.
  let paletteLines: PaletteLines
  /// The maximum number of findings that are stored of each rule and severity.
  let findingLimit: Int

  private(set) lazy var variablesByMedia = VariablesByMedia(
    of: sheet, where: dialect.definitionWinner)
  /// The selectors that are one name and no class of the catalog.
  private(set) lazy var strangeNames =
    readsRules ? StrangeNames(in: sheet, besides: classes, for: dialect) : StrangeNames()
  private(set) lazy var values = valuesWorthALook()
  private(set) lazy var placesOfFaultyNames = sheet.placesOfFaultyNames
  private(set) lazy var brokenValues = originsOfBrokenValues()
  private(set) lazy var rivalries = rivalriesOfSheet()
  private(set) lazy var shadowedSettings = shadowedSettingsOfSheet()
  private(set) lazy var beatenSettings = beatenSettingsOfSheet()
  private(set) lazy var needsOfDefinitions = needsOfUsedDefinitions()
  private(set) lazy var settings = propertiesOfClassesAgain()
  private(set) lazy var overrides = overridesOfPalette()
  /// The declarations of properties that their class lacks, which one rule reports.
  private(set) lazy var elementsOfStrangers = Set(
    properties.strangers.map { sheet.declaration(Int($0)).element })
  /// The text in which a suppression of less than the sheet is for a rule about values.
  private(set) lazy var suppressedParts = suppressions.parts(suppressing: ValueUses.rules)
  private(set) lazy var contrasts = contrastsOfSheet()
  /// An inspection in which imported variables are the sheet's own; nil if it uses none.
  private(set) lazy var withBorrowedVariables = inspectionWithBorrowedVariables()

  /// Inspects `sheet`, or only the data for rules that stop an engine from reading.
  ///
  /// `suppressions` are those of the sheet if they are already known; `limit` is the maximum number
  /// of findings that are stored of each rule and severity.
  init(
    of sheet: Sheet, for dialect: Dialect, among company: [Dialect] = [],
    knowing catalog: Catalog = .all, importing imports: ImportFacts = ImportFacts(),
    showing images: AppImages? = nil, suppressions: Suppressions? = nil,
    keeping limit: Int = Report.limit, onlyForReading isPartial: Bool = false
  ) {
    findingLimit = limit
    let sheet = sheet.spelled(for: dialect)
    self.sheet = sheet
    self.dialect = dialect
    self.catalog = catalog
    self.company = company.isEmpty ? [dialect] : company
    self.imports = dialect.imports.isFollowed ? imports : ImportFacts()
    self.images = images
    reader = ValueReader(sheet: sheet, dialect: dialect)
    definitions = DefinitionTable(of: sheet)
    let situations = sheet.mediaRows.indices.map { sheet.situations(of: UInt32($0)) }
    self.situations = situations
    let isAllHeld = dialect.media == .ignored || !situations.contains([])
    heldDefinitions =
      isAllHeld
      ? definitions
      : DefinitionTable(of: sheet) {
        $0.media == NameTable.none || !situations[Int($0.media)].isEmpty
      }
    mayOverridePalette = sheet.mayOverridePalette
    canonicalMedia = Inspection.canonicalMedia(of: sheet)
    suspects = SuspectTokens(in: sheet.tree)
    swallowedTexts =
      isPartial
      ? [] : suspects.blockComments.compactMap { SwallowedText(byComment: $0, of: sheet) }
    usedVariables =
      isPartial
      ? OwnNames() : Inspection.usedVariables(of: sheet, and: swallowedTexts, in: definitions)
    self.suppressions = suppressions ?? Suppressions(ofRulesIn: sheet.tree)
    let names = CatalogNames(catalog: catalog, sheet: sheet, dialect: dialect)
    classes = isPartial ? KnownClasses(of: names) : KnownClasses(in: sheet, names, for: dialect)
    readsRules = dialect.scope != .definitionsOnly
    properties =
      isPartial || !readsRules
      ? PropertyUses(of: names) : PropertyUses(in: sheet, of: classes, names)
    traits = SheetTraits(of: sheet)
    nonText = sheet.source.nonText
    paletteLines = isPartial ? PaletteLines() : PaletteLines(of: sheet, for: dialect)
  }

  // MARK: - Rules and their parts

  /// The rules that the engine reads.
  var rules: Sheet.RuleRows { readsRules ? sheet.ruleRows : Sheet.RuleRows() }

  func declarations(of rule: Sheet.RuleRow) -> ArraySlice<Sheet.DeclarationRow> {
    sheet.declarationRows(of: rule)
  }

  /// Calls `body` with each declaration that the engine reads, without a slice for each rule.
  func eachDeclaration(_ body: (_ row: Sheet.DeclarationRow, _ rule: Sheet.RuleRow) -> Void) {
    guard readsRules else { return }
    let sheet = sheet
    for rule in sheet.ruleRows {
      for index in rule.declarations {
        body(sheet.declaration(Int(index)), rule)
      }
    }
  }

  func selectors(of rule: Sheet.RuleRow) -> ArraySlice<Sheet.SelectorRow> {
    sheet.selectorRows(of: rule)
  }

  // MARK: - Variables

  /// Returns the definition of a variable that takes effect, ignoring conditions that can apply.
  func definition(of name: NameTable.ID) -> Sheet.DefinitionRow? {
    let number =
      switch dialect.definitionWinner {
      case .first: heldDefinitions.first(of: name)
      case .last: heldDefinitions.last(of: name)
      }
    return number.map { sheet.definitionRows[$0] }
  }

  /// Returns the definition of a variable that has only one, outside `@media`; else nil.
  func onlyDefinition(of name: NameTable.ID) -> Sheet.DefinitionRow? {
    guard let number = definitions.first(of: name), definitions.last(of: name) == number else {
      return nil
    }
    let row = sheet.definitionRows[number]
    return row.media == NameTable.none ? row : nil
  }

  func isOverride(_ variable: NameTable.ID) -> Bool {
    dialect.scope != .everything && Palette.all.isKey(bareName(of: variable))
  }

  /// True if a definition overrides a palette name for any engine that the sheet is for.
  func isOverrideForAnyone(_ variable: NameTable.ID) -> Bool {
    company.contains { $0.scope != .everything } && Palette.all.isKey(bareName(of: variable))
  }

  /// Returns the name of a variable without its `@`.
  func bareName(of variable: NameTable.ID) -> String {
    String(sheet.text(of: variable).dropFirst())
  }

  private static func usedVariables(
    of sheet: Sheet, and others: [SwallowedText], in definitions: DefinitionTable
  ) -> OwnNames {
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
    for name in others.flatMap(\.variables) { used.insert(sheet.id(of: name)) }
    if definitions.names.contains(where: { !used.contains($0) }) {
      for name in sheet.variablesInConflicts { used.insert(sheet.id(of: name.name)) }
      for name in sheet.variablesInFaultyWords(of: definitions) { used.insert(name) }
    }
    return used
  }

  // MARK: - Media

  /// Returns the `@media` of a row, the same for equal conditions; none at the top level.
  func media(_ media: UInt32) -> UInt32 {
    media == NameTable.none ? media : canonicalMedia[Int(media)]
  }

  func situations(of media: UInt32) -> Situations {
    media == NameTable.none ? .all : situations[Int(media)]
  }

  /// True if an `@media`, or none, can apply in some situation.
  func canHold(_ media: UInt32) -> Bool {
    dialect.media == .ignored || !situations(of: media).isEmpty
  }

  private static func canonicalMedia(of sheet: Sheet) -> [UInt32] {
    var first: [[[NameTable.ID]]: UInt32] = [:]
    return sheet.mediaRows.enumerated().map { number, row in
      let conditions = sheet.conditionRows[Int(row.firstCondition)..<Int(row.endCondition)]
      let key = conditions.map { [$0.name, $0.value] }
      // What could not be read may differ.
      guard !key.isEmpty, !key.joined().contains(NameTable.none) else { return UInt32(number) }
      if let known = first[key] { return known }
      first[key] = UInt32(number)
      return UInt32(number)
    }
  }
}
