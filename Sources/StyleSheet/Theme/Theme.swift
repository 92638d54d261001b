/// What sheets make of the world, in one environment and to one engine: asked by typed property,
/// it answers with a value.
///
/// ```swift
/// let theme = Theme(of: [sheet], in: Environment(appearance: .dark))
/// let color = theme[.onColor, .accented, at: "fdlFUIRatingControl"]
/// ```
///
/// Later sheets win over earlier ones, property by property, as NUI's `appendStylesheet` and
/// SAPFiori's `NUISettings` have it. Under the sheets lies the Fiori palette; see ``color(_:)``.
/// A theme is a value: making one for another environment leaves this one as it is.
public struct Theme: Hashable, Sendable {
  /// In load order.
  public let sheets: [Sheet]
  /// The situation it is for.
  public let environment: Environment
  /// The engine it is for.
  public let dialect: Dialect
  package let active: ActiveSheets
  let hasPaths: Bool
  /// Whether a definition may say what a name of the palette is here.
  let mayOverridePalette: Bool
  private var shelf: PaletteShelf

  /// The theme of `sheets`, which come in load order.
  ///
  /// - Complexity: O(rules + names), not of declarations: those are read when they are asked for.
  public init(
    of sheets: [Sheet], in environment: Environment = Environment(),
    for dialect: Dialect = .sapfiori
  ) {
    self.sheets = sheets
    self.environment = environment
    self.dialect = dialect
    active = ActiveSheets(sheets, in: environment, for: dialect)
    hasPaths = active.contains { $0.sheet.hasPathSelectors }
    mayOverridePalette =
      dialect.scope != .everything && active.contains(where: \.mayOverridePalette)
    shelf = PaletteShelf(in: environment.paletteContext)
    shelveOverrides()
  }

  /// The sheets of `theme` in another appearance.
  ///
  /// No `@media` asks for one, so what was found out about the sheets serves again: O(1).
  package init(_ theme: Theme, in context: PaletteContext) {
    sheets = theme.sheets
    var environment = theme.environment
    environment.appearance = context.isDark ? .dark : .light
    environment.level = context.isElevated ? .elevated : .base
    environment.contrast = context.isHighContrast ? .high : .normal
    self.environment = environment
    dialect = theme.dialect
    active = theme.active
    hasPaths = theme.hasPaths
    mayOverridePalette = theme.mayOverridePalette
    shelf = PaletteShelf(in: context)
    shelveOverrides()
  }

  /// The palette alone, in light mode.
  public static let fiori = Theme(of: [])

  public static func == (left: Self, right: Self) -> Bool {
    left.sheets == right.sheets && left.environment == right.environment
      && left.dialect == right.dialect
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(sheets)
    hasher.combine(environment)
    hasher.combine(dialect)
  }
}

// MARK: - Asking for a property

extension Theme {
  /// The value of a property at a class path; nil if no sheet gives it one, or not one of its type.
  ///
  /// The last name of the path is asked first, then the one before it; of several sheets the one
  /// loaded last is asked first. A palette name as a value is the color it stands for here.
  ///
  /// - Complexity: O(names × sheets), and the declarations of the classes asked.
  @inlinable
  public subscript<Value: StyleValue>(_ property: Property<Value>, at path: ClassPath) -> Value? {
    guard let own = setting(property.sought, at: path, as: Value.valueType) else { return nil }
    return converted(own)
  }

  /// The value of a property in a variant; where there is none, the value of the bare property.
  ///
  /// A variant that is set is asked along the whole path before the bare property is (decision
  /// 0002). Without a variant, the bare property is asked alone.
  @inlinable
  public subscript<Value: StyleValue>(
    _ property: Property<Value>, _ variant: Variant?, at path: ClassPath
  ) -> Value? {
    if let variant,
      let own = setting(property.sought, variant, at: path, as: Value.valueType),
      let value: Value = converted(own)
    {
      return value
    }
    return self[property, at: path]
  }

  /// The color of a property in a variant, as ``subscript(_:_:at:)`` says for any type.
  ///
  /// Most of what cells ask for are colors. Asked for by its own name, one costs half of what the
  /// way through any type costs.
  public subscript(
    _ property: Property<Color>, _ variant: Variant?, at path: ClassPath
  ) -> Color? {
    if let variant, let own = winner(property.sought, variant, at: path), let color = color(own) {
      return color
    }
    guard let bare = winner(property.sought, at: path) else { return nil }
    return color(bare)
  }

  /// The color that a declaration sets; most are hex digits.
  @inline(__always)
  private func color(_ match: Match) -> Color? {
    guard let found = match.sheet.resolve(match.declaration) else { return nil }
    if found.value.kind == .hex {
      return dialect.color(hexDigits: found.value.hexDigits, count: Int(found.value.count))
    }
    guard
      let value = match.sheet.reader.engineValue(
        of: found.value, as: .color, element: found.element)
    else { return nil }
    return converted(value)
  }

  /// What a property is set to along a path, read as a value of `type`.
  ///
  /// What is generic is in the caller's module, so that it is compiled for the caller's type: making
  /// generic types at run time took a third of a look-up.
  @usableFromInline
  func setting(_ property: SoughtName, at path: ClassPath, as type: ValueType) -> Value? {
    guard let winner = winner(property, at: path) else { return nil }
    return read(winner, as: type, at: path)
  }

  /// The same in a variant.
  @usableFromInline
  func setting(
    _ property: SoughtName, _ variant: Variant, at path: ClassPath, as type: ValueType
  ) -> Value? {
    guard let winner = winner(property, variant, at: path) else { return nil }
    return read(winner, as: type, at: path)
  }

  private func read(_ match: Match, as type: ValueType, at path: ClassPath) -> Value? {
    guard let found = match.sheet.resolve(match.declaration) else { return nil }
    let reader = match.sheet.reader
    let value = reader.engineValue(of: found.value, as: type, element: found.element)
    guard value?.isOnlyForSome == true else { return value }
    let property = match.sheet.sheet.text(of: match.declaration.name)
    return reader.engineValue(
      of: found.value, as: type, element: found.element, for: property,
      at: className(thatSets: property, at: path))
  }

  /// The selector along a path that gives a property its value.
  private func className(thatSets property: String, at path: ClassPath) -> String {
    path.selectors(for: self).first { name in
      active.contains { sheet in
        let names = (sheet.sheet.id(of: property), sheet.sheet.id(of: name))
        return !sheet.declarations(of: names.0, for: names.1).isEmpty
      }
    } ?? ""
  }

  /// A value as its Swift type; a palette name is the color it stands for here if a color is asked.
  @inlinable
  func converted<Typed: StyleValue>(_ value: Value) -> Typed? {
    guard Typed.self == Color.self, case .paletteColor(let name) = value else {
      return Typed(value)
    }
    guard let color = color(name) else { return nil }
    return Typed(color.value)
  }
}

// MARK: - Asking for a palette color

extension Theme {
  /// The color of a palette name here: what the sheets define it to be, else the palette's own.
  ///
  /// - Parameter text: A name with or without a suffix, such as `tintColor_darkBackground`.
  /// - Returns: Nil for what is no palette name, and for a name whose color is not known.
  public func color(_ text: String) -> Color? {
    shelf.colors[text] ?? PaletteName(text).flatMap { color($0) }
  }

  /// The color of a palette name here; see ``color(_:)-(String)``.
  public func color(_ name: PaletteName) -> Color? {
    if name.suffix == nil, let color = shelf.colors[name.name] { return color }
    return reckonedColor(name)
  }

  /// The same, by asking the sheets.
  private func reckonedColor(_ name: PaletteName) -> Color? {
    var asked: Set<Question> = []
    return color(name, &asked)
  }

  /// A palette name in one situation.
  private struct Question: Hashable {
    let name: String
    let context: PaletteContext
  }

  /// Puts what the sheets make of the palette on the shelf.
  private mutating func shelveOverrides() {
    guard mayOverridePalette else { return }
    shelf = PaletteShelf(in: environment.paletteContext) { key in
      active.contains { $0.mayDefine(key) }
    } color: { name in
      reckonedColor(PaletteName(name: name))
    }
  }

  /// The situation in which a palette name is asked for here.
  private func context(of name: PaletteName) -> PaletteContext {
    switch name.suffix {
    case .none, .device: environment.paletteContext
    case .deviceInverse: environment.paletteContext.inverse
    case .some(let suffix): suffix.context ?? environment.paletteContext
    }
  }

  /// The same, when other names on the way have been asked already.
  private func color(_ name: PaletteName, _ asked: inout Set<Question>) -> Color? {
    override(of: name, &asked)?.color ?? Palette.all.color(name.name, in: context(of: name))
  }

  /// A definition that says what a palette name is, and what it says.
  package struct Override {
    let sheet: ActiveSheet
    package let definition: PaletteDefinition
    let color: Color
  }

  /// The definition that makes a palette name what it is here; nil if the palette's own color holds.
  package func override(of name: PaletteName) -> Override? {
    var asked: Set<Question> = []
    return override(of: name, &asked)
  }

  /// The same, when other names on the way have been asked already.
  ///
  /// Names that stand for each other in a circle have no color of the sheet's, so the palette's is
  /// used; each is asked once, however many definitions lead to it.
  private func override(of name: PaletteName, _ asked: inout Set<Question>) -> Override? {
    guard mayOverridePalette else { return nil }
    let context = context(of: name)
    let isNew = asked.insert(Question(name: name.name, context: context)).inserted
    guard isNew else { return nil }
    for (sheet, definition) in deciding(among: overrides(of: name.name, in: context)) {
      let color: Color? =
        switch sheet.saying(of: definition) {
        case .color(let color): color
        case .name(let other): color(other, &asked)
        case nil: nil
        }
      if let color { return Override(sheet: sheet, definition: definition, color: color) }
    }
    return nil
  }

  /// Those that are asked until one says a color.
  ///
  /// An engine that falls back on the palette asks the strongest alone, and whatever that says: all
  /// sheets make one table of texts, so that a text which is no color hides those that it beats.
  /// Source: SAP/cloud-sdk-ios-fiori 098daf0, `StyleSheetSettings` and `ThemeManager`.
  private func deciding(
    among definitions: [(sheet: ActiveSheet, definition: PaletteDefinition)]
  ) -> ArraySlice<(sheet: ActiveSheet, definition: PaletteDefinition)> {
    switch dialect.badColor {
    case .paletteValue: definitions.prefix(1)
    case .noColor, .unknown: definitions[...]
    }
  }

  /// The definitions that may override a palette name, one a sheet and key, the strongest first.
  private func overrides(
    of name: String, in context: PaletteContext
  ) -> [(sheet: ActiveSheet, definition: PaletteDefinition)] {
    keys(of: name, in: context).flatMap { key in
      active.all.compactMap { sheet in sheet.paletteDefinition(of: key).map { (sheet, $0) } }
    }
  }

  /// The same, and those that others of their own sheet have beaten.
  func definitions(
    overriding name: String
  ) -> [(sheet: ActiveSheet, definition: PaletteDefinition)] {
    keys(of: name, in: environment.paletteContext).flatMap { key in
      active.all.flatMap { sheet in sheet.paletteDefinitions(of: key).map { (sheet, $0) } }
    }
  }

  /// The variables that override a palette name, the strongest first.
  private func keys(of name: String, in context: PaletteContext) -> [String] {
    Palette.all.overridingKeys(for: name, in: context, by: dialect.paletteNames).map { "@\($0)" }
  }
}
