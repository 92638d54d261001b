/// The resolved values of sheets in one environment and for one engine, by typed property.
///
/// ```swift
/// let theme = Theme(of: [sheet], in: ThemeEnvironment(appearance: .dark))
/// let color = theme[Property<ThemeColor>("on-color"), "accented", at: "fdlFUIRatingControl"]
/// ```
///
/// Later sheets win over earlier ones, property by property, as in NUI's `appendStylesheet` and
/// SAPFiori's `NUISettings`. The Fiori palette is the fallback; see `color(_:)`. A
/// theme is a value: creating one for another environment does not change this one.
public struct Theme: Hashable, Sendable {
  private let parts: Parts

  /// The parts of a theme.
  ///
  /// A class, so that a theme is passed and copied as one reference.
  private final class Parts: Sendable {
    let sheets: [Sheet]
    let environment: ThemeEnvironment
    let dialect: Dialect
    let active: ActiveSheets
    let hasRules: Bool
    let hasPaths: Bool
    let pathLengths: [Int]
    let mayOverridePalette: Bool
    let shelf: PaletteShelf

    /// Creates the parts, with the colors of the palette alone.
    init(
      _ sheets: [Sheet], _ environment: ThemeEnvironment, _ dialect: Dialect, _ active: ActiveSheets
    ) {
      self.sheets = sheets
      self.environment = environment
      self.dialect = dialect
      self.active = active
      hasRules = active.contains(where: \.hasRules)
      hasPaths = active.contains { $0.sheet.hasPathSelectors }
      pathLengths =
        hasPaths ? Set(active.all.flatMap(\.sheet.pathLengths) + [1]).sorted(by: >) : [1]
      mayOverridePalette =
        dialect.scope != .everything
        && (active.contains(where: \.mayOverridePalette)
          || active.lenders.contains(where: \.mayOverridePalette))
      shelf = PaletteShelf(in: environment.paletteContext)
    }

    /// Creates a copy for another palette context, or with other colors of palette names.
    init(copying parts: Parts, in environment: ThemeEnvironment, _ shelf: PaletteShelf) {
      sheets = parts.sheets
      self.environment = environment
      dialect = parts.dialect
      active = parts.active
      hasRules = parts.hasRules
      hasPaths = parts.hasPaths
      pathLengths = parts.pathLengths
      mayOverridePalette = parts.mayOverridePalette
      self.shelf = shelf
    }
  }

  /// The sheets, in load order.
  public var sheets: [Sheet] { parts.sheets }
  /// The environment.
  public var environment: ThemeEnvironment { parts.environment }
  package var dialect: Dialect { parts.dialect }
  package var active: ActiveSheets { parts.active }
  /// True if a sheet has an active rule.
  var hasRules: Bool { parts.hasRules }
  var hasPaths: Bool { parts.hasPaths }
  /// The numbers of names in selectors, the highest first.
  var pathLengths: [Int] { parts.pathLengths }
  var mayOverridePalette: Bool { parts.mayOverridePalette }
  private var shelf: PaletteShelf { parts.shelf }

  /// Creates the theme of `sheets`, which are in load order.
  ///
  /// - Complexity: O(rules + names), not of declarations: those are read on demand.
  public init(
    of sheets: [Sheet], in environment: ThemeEnvironment = ThemeEnvironment(),
    for dialect: Dialect = .sapfiori
  ) {
    self.init(of: sheets, in: environment, for: dialect, after: [])
  }

  /// Creates the theme of `sheets` that know the variables of `imported` ones.
  package init(
    of sheets: [Sheet], in environment: ThemeEnvironment, for dialect: Dialect,
    after imported: [Sheet]
  ) {
    let active = ActiveSheets(sheets, in: environment, for: dialect, after: imported)
    self.init(resolving: Parts(sheets, environment, dialect, active))
  }

  /// Creates a copy of `theme` with another palette context.
  ///
  /// O(1): no `@media` depends on it, so the indexes of the sheets are reused.
  package init(_ theme: Theme, in context: PaletteContext) {
    let environment = theme.environment.with(context)
    self.init(
      resolving: Parts(copying: theme.parts, in: environment, PaletteShelf(in: context)))
  }

  private init(_ parts: Parts) { self.parts = parts }

  /// Creates the theme of parts that have the colors of the palette alone, and resolves the palette
  /// names that the sheets override.
  private init(resolving parts: Parts) {
    let plain = Theme(parts)
    self.init(
      plain.overridingShelf.map { Parts(copying: parts, in: parts.environment, $0) } ?? parts)
  }

  /// Returns the theme of the same sheets for the same engine in another environment.
  public func `in`(_ environment: ThemeEnvironment) -> Theme {
    let context = environment.paletteContext
    guard environment != self.environment.with(context) else { return Theme(self, in: context) }
    return Theme(
      of: sheets, in: environment, for: dialect, after: active.lenders.reversed().map(\.sheet))
  }

  /// The palette alone, in light mode.
  public static let fiori = Theme(of: [])

  public static func == (left: Self, right: Self) -> Bool {
    left.parts === right.parts
      || left.sheets == right.sheets && left.environment == right.environment
        && left.dialect == right.dialect
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(sheets)
    hasher.combine(environment)
    hasher.combine(dialect)
  }

  // MARK: - Properties

  /// Returns the value of a property at a class path, or nil if no sheet sets one of its type.
  ///
  /// The names of the path are searched from last to first, and for each name the last loaded sheet
  /// first. A palette name as a value is resolved to its color here.
  ///
  /// - Complexity: O(names × sheets), and the declarations of the classes asked.
  @inlinable
  public subscript<Own: StyleValue>(_ property: Property<Own>, at path: ClassPath) -> Own? {
    guard let own = setting(property.sought, at: path, as: Own.form.type) else { return nil }
    return converted(own)
  }

  /// Returns the value of a property in a variant, falling back to the bare property.
  ///
  /// The variant is searched along the whole path before the bare property (decision 0002). If the
  /// variant is nil, only the bare property is searched.
  @inlinable
  public subscript<Own: StyleValue>(
    _ property: Property<Own>, _ variant: Variant?, at path: ClassPath
  ) -> Own? {
    if let variant,
      let own = setting(property.sought, variant, at: path, as: Own.form.type),
      let value: Own = converted(own)
    {
      return value
    }
    return self[property, at: path]
  }

  /// Returns the color of a property in a variant, as ``subscript(_:_:at:)`` does for any type.
  ///
  /// A specialization for colors, the most frequent look-up.
  public subscript(
    _ property: Property<ThemeColor>, _ variant: Variant?, at path: ClassPath
  ) -> ThemeColor? {
    if let variant, let own = winner(property.sought, variant, at: path), let color = color(own) {
      return color
    }
    guard let bare = winner(property.sought, at: path) else { return nil }
    return color(bare)
  }

  /// Returns the color of a declaration; most are hex digits.
  private func color(_ match: Match) -> ThemeColor? {
    guard let found = match.sheet.resolve(match.declaration) else {
      return match.sheet.borrowed(match.declaration.value.name).flatMap(color)
    }
    return color(found, of: match.sheet)
  }

  private func color(_ found: ActiveSheet.Found, of sheet: ActiveSheet) -> ThemeColor? {
    if found.value.kind == .hex {
      return dialect.color(hexDigits: found.value.hexDigits, count: Int(found.value.count))
    }
    guard
      let value = sheet.reader.engineValue(of: found.value, as: .color, element: found.element)
    else { return nil }
    return converted(value)
  }

  /// Returns the value of a property along a path, parsed as `type`.
  ///
  /// Not generic, so that no generic types are created at run time; the generic part is inlined
  /// into the caller. Most look-ups find nothing and do not need the type.
  @usableFromInline
  func setting(
    _ property: SoughtName, at path: ClassPath, as type: @autoclosure () -> ValueType
  ) -> ThemeValue? {
    guard let winner = winner(property, at: path) else { return nil }
    return read(winner, as: type(), at: path)
  }

  /// Returns the value of a property in a variant along a path, parsed as `type`.
  @usableFromInline
  func setting(
    _ property: SoughtName, _ variant: Variant, at path: ClassPath,
    as type: @autoclosure () -> ValueType
  ) -> ThemeValue? {
    guard let winner = winner(property, variant, at: path) else { return nil }
    return read(winner, as: type(), at: path)
  }

  private func read(_ match: Match, as type: ValueType, at path: ClassPath) -> ThemeValue? {
    guard let found = match.sheet.resolve(match.declaration) else {
      return match.sheet.borrowed(match.declaration.value.name).flatMap {
        read($0, by: $1.reader, match, as: type, at: path)
      }
    }
    return read(found, by: match.sheet.reader, match, as: type, at: path)
  }

  private func read(
    _ found: ActiveSheet.Found, by reader: ValueReader, _ match: Match, as type: ValueType,
    at path: ClassPath
  ) -> ThemeValue? {
    let value = reader.engineValue(of: found.value, as: type, element: found.element)
    guard value?.isOnlyForSome == true else { return value }
    let property = match.sheet.sheet.text(of: match.declaration.name)
    return reader.engineValue(
      of: found.value, as: type, element: found.element, for: property,
      at: className(thatSets: property, at: path))
  }

  /// Returns the selector along a path that sets a property.
  private func className(thatSets property: String, at path: ClassPath) -> String {
    path.selectors(for: self).first { name in
      active.contains { sheet in
        let names = (sheet.sheet.id(of: property), sheet.sheet.id(of: name))
        return !sheet.declarations(of: names.0, for: names.1).isEmpty
      }
    } ?? ""
  }

  /// Converts a value to its Swift type; a palette name becomes its color if a color is requested.
  @inlinable
  func converted<Typed: StyleValue>(_ value: ThemeValue) -> Typed? {
    guard Typed.self == ThemeColor.self, case .paletteColor(let name) = value else {
      return Typed(value)
    }
    guard let color = color(name) else { return nil }
    return Typed(color.value)
  }

  // MARK: - Palette colors

  /// Returns the color of a palette name here: the sheets' definition, else the palette's own
  /// color.
  ///
  /// - Parameter text: A name with or without a suffix, such as `tintColor_darkBackground`.
  /// - Returns: Nil if it is no palette name, or its color is unknown.
  public func color(_ text: String) -> ThemeColor? {
    shelf.colors[text] ?? PaletteName(text).flatMap { color($0) }
  }

  /// Returns the color of a name by its index in `PaletteValues.all`, as ``color(_:)-(String)``
  /// does by its text.
  package func color(atRow row: Int) -> ThemeColor? {
    shelf.rows[row] ?? color(PaletteValues.all[row].name)
  }

  /// Returns the palette's own color in the environment, whatever the sheets say.
  package func paletteColor(atRow row: Int) -> ThemeColor {
    PaletteValues.all[row].color(in: environment.paletteContext)
  }

  /// Returns the color of a palette name here; see ``color(_:)-(String)``.
  @usableFromInline package func color(_ name: PaletteName) -> ThemeColor? {
    if name.suffix == nil, let color = shelf.colors[name.name] { return color }
    return reckonedColor(name)
  }

  /// Returns the color of a palette name, searching the sheets.
  private func reckonedColor(_ name: PaletteName) -> ThemeColor? {
    var asked: Set<Question> = []
    return color(name, &asked)
  }

  /// A palette name in one context.
  private struct Question: Hashable {
    let name: String
    let context: PaletteContext
  }

  /// The colors of palette names with the sheets' overrides, or nil if there is none.
  private var overridingShelf: PaletteShelf? {
    guard mayOverridePalette else { return nil }
    let lenders = active.lenders
    return PaletteShelf(in: environment.paletteContext) { key in
      active.contains { $0.mayDefine(key) } || lenders.contains { $0.mayDefine(key) }
    } color: { name in
      reckonedColor(PaletteName(name: name))
    }
  }

  private func context(of name: PaletteName) -> PaletteContext {
    switch name.suffix {
    case .none, .device: environment.paletteContext
    case .deviceInverse: environment.paletteContext.inverse
    case .some(let suffix): suffix.context ?? environment.paletteContext
    }
  }

  private func color(_ name: PaletteName, _ asked: inout Set<Question>) -> ThemeColor? {
    guard let override = override(of: name, &asked) else {
      return Palette.all.color(name.name, in: context(of: name))
    }
    return override.value.color
  }

  /// Returns the color of a palette name here, or the name of an unknown color that overrides it; nil
  /// if it is unknown and not overridden.
  package func value(ofPalette name: PaletteName) -> ThemeValue? {
    override(of: name)?.value
      ?? Palette.all.color(name.name, in: context(of: name)).map(ThemeValue.color)
  }

  /// A definition that overrides a palette name, and its value.
  package struct Override {
    package let sheet: ActiveSheet
    package let definition: PaletteDefinition
    /// A color, or the palette name of an unknown one.
    let value: ThemeValue
  }

  /// Returns the definition that overrides a palette name here, or nil if the palette's color is
  /// used.
  package func override(of name: PaletteName) -> Override? {
    var asked: Set<Question> = []
    return override(of: name, &asked)
  }

  /// Returns the override of a palette name, given the questions already asked.
  ///
  /// In a cycle of names the palette's colors are used; each name is visited once.
  private func override(of name: PaletteName, _ asked: inout Set<Question>) -> Override? {
    guard mayOverridePalette else { return nil }
    let context = context(of: name)
    let isNew = asked.insert(Question(name: name.name, context: context)).inserted
    guard isNew else { return nil }
    for (sheet, definition) in deciding(among: overrides(of: name.name, in: context)) {
      let value: ThemeValue? =
        switch sheet.meaning(of: definition) {
        case .color(let color): .color(color)
        case .palette(let other): value(of: other, &asked)
        case .nothing: nil
        }
      if let value { return Override(sheet: sheet, definition: definition, value: value) }
    }
    return nil
  }

  /// Returns the color of a palette name that overrides another one, or the name if its color is
  /// unknown; nil if it is unknown because of a cycle.
  private func value(of name: PaletteName, _ asked: inout Set<Question>) -> ThemeValue? {
    let isCycle = asked.contains(Question(name: name.name, context: context(of: name)))
    if let color = color(name, &asked) { return .color(color) }
    return isCycle ? nil : .paletteColor(name)
  }

  /// Returns the definitions to try, in order, until one yields a color.
  ///
  /// An engine that falls back to the palette tries only the strongest: all sheets form one table
  /// of texts, so a text that is no color hides the weaker ones. Source: SAP/cloud-sdk-ios-fiori
  /// 098daf0, `StyleSheetSettings` and `ThemeManager`.
  private func deciding(
    among definitions: [(sheet: ActiveSheet, definition: PaletteDefinition)]
  ) -> ArraySlice<(sheet: ActiveSheet, definition: PaletteDefinition)> {
    switch dialect.badColor {
    case .paletteValue: definitions.prefix(1)
    case .noColor, .unknown: definitions[...]
    }
  }

  /// Returns the definitions that may override a palette name, one for each sheet and key, the
  /// strongest first.
  private func overrides(
    of name: String, in context: PaletteContext
  ) -> [(sheet: ActiveSheet, definition: PaletteDefinition)] {
    let sheets = active.all + active.lenders
    return keys(of: name, in: context).flatMap { key in
      sheets.compactMap { sheet in sheet.paletteDefinition(of: key).map { (sheet, $0) } }
    }
  }

  /// Returns all definitions that may override a palette name, including those overridden in their
  /// own sheet.
  func definitions(
    overriding name: String
  ) -> [(sheet: ActiveSheet, definition: PaletteDefinition)] {
    keys(of: name, in: environment.paletteContext).flatMap { key in
      active.all.flatMap { sheet in sheet.paletteDefinitions(of: key).map { (sheet, $0) } }
    }
  }

  /// Returns the variables that override a palette name, the strongest first.
  private func keys(of name: String, in context: PaletteContext) -> [StoredName] {
    Palette.all.overridingKeys(for: name, in: context, by: dialect.paletteNames)
      .map { StoredName("@" + $0) }
  }
}
