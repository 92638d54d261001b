import StyleSheet

/// A sheet under inspection: what rules ask of it, found out once for all of them.
///
/// Everything in it is found by the number of a name, so that asking costs the same in the largest
/// sheet. Where nearly all sheets have nothing of a kind, it has the few that there are in a list, so
/// that a rule of that kind costs nothing.
///
/// Two objects behind a value: it is handed to a hundred rules, which hand it on.
struct Inspection: Sendable {
  private let basis: Basis
  private var found = Found.nothing

  /// What there is to ask about.
  private final class Basis: Sendable {
    let sheet: Sheet
    let dialect: Dialect
    let catalog: Catalog
    let company: [Dialect]
    let imports: [Diagnostic]
    let images: AppImages?
    let reader: ValueReader
    let definitions: DefinitionTable
    /// Those that can hold, whatever the situation.
    let heldDefinitions: DefinitionTable
    let usedVariables: OwnNames
    let canonicalMedia: [UInt32]
    let situations: [Situations]
    let classes: KnownClasses
    let properties: PropertyUses
    let traits: SheetTraits
    let signs: Signs
    let swallowedTexts: [SwallowedText]
    let suppressions: Suppressions
    let paletteLines: PaletteLines

    init(
      of sheet: Sheet, for dialect: Dialect, among company: [Dialect], knowing catalog: Catalog,
      importing problems: [Diagnostic], showing images: AppImages?, suppressions: Suppressions?,
      onlyForReading isPartial: Bool
    ) {
      let sheet = sheet.spelled(for: dialect)
      self.sheet = sheet
      self.dialect = dialect
      self.catalog = catalog
      self.company = company.isEmpty ? [dialect] : company
      imports = dialect.imports.isFollowed ? problems : []
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
      canonicalMedia = isPartial ? [] : Inspection.canonicalMedia(of: sheet)
      signs = Signs(in: sheet.tree)
      swallowedTexts =
        isPartial
        ? [] : signs.blockComments.compactMap { SwallowedText(byComment: $0, of: sheet) }
      usedVariables =
        isPartial ? OwnNames() : Inspection.usedVariables(of: sheet, and: swallowedTexts)
      self.suppressions = suppressions ?? Suppressions(in: sheet.tree)
      let names = CatalogNames(of: sheet, in: catalog, for: dialect)
      classes = isPartial ? KnownClasses(of: names) : KnownClasses(in: sheet, names, for: dialect)
      let readsRules = dialect.scope != .definitionsOnly
      properties =
        isPartial || !readsRules
        ? PropertyUses(of: names) : PropertyUses(in: sheet, of: classes, names)
      traits = SheetTraits(of: sheet)
      paletteLines = isPartial ? PaletteLines() : PaletteLines(of: sheet, for: dialect)
    }
  }

  /// What was found out by asking.
  private final class Found: Sendable {
    let values: [ValueUse]
    let rivalries: Rivalries
    let overrides: PaletteOverrides
    let contrasts: ContrastSurvey

    static let nothing = Found()

    private init() {
      values = []
      rivalries = Rivalries()
      overrides = PaletteOverrides()
      contrasts = ContrastSurvey()
    }

    init(by inspection: Inspection, making surveys: Surveys) {
      values = inspection.valuesWorthALook()
      overrides = PaletteOverrides(of: inspection.overridesOfPalette())
      rivalries = surveys.contains(.rivalries) ? inspection.rivalriesOfSheet() : Rivalries()
      contrasts = surveys.contains(.contrasts) ? inspection.contrastsOfSheet() : ContrastSurvey()
    }
  }

  /// What is found out for some rules only, and takes long.
  struct Surveys: OptionSet {
    let rawValue: UInt8

    /// What stands out too little from what it lies on.
    static let contrasts = Surveys(rawValue: 1)
    /// Properties that a class is given by several rules.
    static let rivalries = Surveys(rawValue: 2)
    static let all: Surveys = [.contrasts, .rivalries]
  }

  /// All that is asked of `sheet`, or only what the rules ask that stop an engine from reading.
  ///
  /// `suppressions` are those of the sheet, where somebody has read them already. Of the `surveys` those
  /// are made that somebody asks for.
  init(
    of sheet: Sheet, for dialect: Dialect, among company: [Dialect] = [],
    knowing catalog: Catalog = .all, importing problems: [Diagnostic] = [],
    showing images: AppImages? = nil, suppressions: Suppressions? = nil,
    making surveys: Surveys = .all, onlyForReading isPartial: Bool = false
  ) {
    basis = Basis(
      of: sheet, for: dialect, among: company, knowing: catalog, importing: problems,
      showing: images, suppressions: suppressions, onlyForReading: isPartial)
    if !isPartial { found = Found(by: self, making: surveys) }
  }
}

// MARK: - What was found out

extension Inspection {
  var sheet: Sheet { basis.sheet }
  var dialect: Dialect { basis.dialect }
  /// What there is: that of the vendors, and the app's own.
  var catalog: Catalog { basis.catalog }
  /// All engines that the sheet is for, `dialect` among them.
  var company: [Dialect] { basis.company }
  /// What is wrong with what it imports, if the engine may load that.
  var imports: [Diagnostic] { basis.imports }
  /// What images the app has; nil if nobody says so.
  var images: AppImages? { basis.images }
  /// Values are read as the engine reads them.
  var reader: ValueReader { basis.reader }
  /// For each variable, its definitions.
  var definitions: DefinitionTable { basis.definitions }
  /// Variables that something in the sheet refers to.
  var usedVariables: OwnNames { basis.usedVariables }
  /// Selectors that are classes of the catalog.
  var classes: KnownClasses { basis.classes }
  /// What the catalog knows of the properties that they are given.
  var properties: PropertyUses { basis.properties }
  /// What the sheet has at all.
  var traits: SheetTraits { basis.traits }
  /// Tokens that some engine cannot read.
  var signs: Signs { basis.signs }
  /// What comments take in that have no end of their own.
  var swallowedTexts: [SwallowedText] { basis.swallowedTexts }
  /// Comments that tell what not to speak of.
  var suppressions: Suppressions { basis.suppressions }
  /// Values that are none of their property's type, or worth a second look.
  var values: [ValueUse] { found.values }
  /// Properties that a class is given by several rules.
  var rivalries: Rivalries { found.rivalries }
  /// What definitions say of the palette.
  var overrides: PaletteOverrides { found.overrides }
  /// Overrides of the palette, for an engine to which a definition is a line; for others none.
  var paletteLines: PaletteLines { basis.paletteLines }
  /// What stands out too little from what it lies on.
  var contrasts: ContrastSurvey { found.contrasts }
}

// MARK: - Rules and their parts

extension Inspection {
  /// Whether the engine looks at rules at all.
  var readsRules: Bool { dialect.scope != .definitionsOnly }

  /// The rules that the engine looks at.
  var rules: Sheet.RuleRows { readsRules ? sheet.ruleRows : Sheet.RuleRows() }

  /// The declarations of a rule, in the order of the text.
  func declarations(of rule: Sheet.RuleRow) -> ArraySlice<Sheet.DeclarationRow> {
    sheet.declarationRows(of: rule)
  }

  /// Hands over each declaration that the engine looks at with its rule, in the order of the text.
  ///
  /// No part of an array is made: making one for each rule counted as many references as there are
  /// rules, for each of a dozen who ask.
  func eachDeclaration(_ body: (_ row: Sheet.DeclarationRow, _ rule: Sheet.RuleRow) -> Void) {
    guard readsRules else { return }
    let sheet = sheet
    for rule in sheet.ruleRows {
      for index in rule.declarations {
        body(sheet.declaration(Int(index)), rule)
      }
    }
  }

  /// The selectors of a rule, in the order of the text.
  func selectors(of rule: Sheet.RuleRow) -> ArraySlice<Sheet.SelectorRow> {
    sheet.selectorRows(of: rule)
  }
}

// MARK: - Variables

extension Inspection {
  /// The definition of a variable that holds for this engine, media left aside that can hold; nil if
  /// none does.
  func definition(of name: NameTable.ID) -> Sheet.DefinitionRow? {
    let number =
      switch basis.dialect.definitionWinner {
      case .first: basis.heldDefinitions.first(of: name)
      case .last: basis.heldDefinitions.last(of: name)
      }
    return number.map { basis.sheet.definitionRows[$0] }
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
    dialect.scope != .everything && Palette.all.isKey(bareName(of: variable))
  }

  /// Whether a definition says what a palette name is, for any of the engines that the sheet is for.
  func isOverrideForAnyone(_ variable: NameTable.ID) -> Bool {
    company.contains { $0.scope != .everything } && Palette.all.isKey(bareName(of: variable))
  }

  /// The name of a variable, without its `@`.
  func bareName(of variable: NameTable.ID) -> String {
    String(sheet.text(of: variable).dropFirst())
  }

  /// Every variable's name with its `@`, each once, in the order of the text.
  var variableNames: [String] { definitions.names.sorted().map(sheet.text) }

  private static func usedVariables(of sheet: Sheet, and others: [SwallowedText]) -> OwnNames {
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
    if !sheet.tree.problems.isEmpty {
      for name in variablesInDebris(of: sheet) { used.insert(name) }
    }
    return used
  }

  /// Variables in parts of the text that did not parse: they are not in the sheet, yet used.
  private static func variablesInDebris(of sheet: Sheet) -> Set<NameTable.ID> {
    var used: Set<NameTable.ID> = []
    for variable in sheet.variablesInConflicts { used.insert(sheet.id(of: variable.name)) }
    let elements = sheet.tree.elements
    for index in elements.indices where elements[index].kind == .unexpected {
      var inner = index + 1
      while inner < sheet.tree.next(after: index), !elements[inner].kind.isNode {
        let range = sheet.tree.range(of: inner)
        switch elements[inner].kind {
        case .variable: used.insert(sheet.id(of: sheet.source[range]))
        // `"font-color": "@brand"` is how JSON has it.
        case .string: used.insert(sheet.id(of: sheet.source[range.dropFirst().dropLast()]))
        default: break
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
    media == NameTable.none ? media : basis.canonicalMedia[Int(media)]
  }

  /// Where the conditions of an `@media` hold; of none, everywhere.
  func situations(of media: UInt32) -> Situations {
    media == NameTable.none ? .all : basis.situations[Int(media)]
  }

  /// Whether what stands in an `@media`, or in none, counts in any situation at all.
  func canHold(_ media: UInt32) -> Bool {
    dialect.media == .ignored || !situations(of: media).isEmpty
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
