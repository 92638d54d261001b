extension Theme {
  /// Every class and property that the sheets set here, and every palette name that they override.
  ///
  /// The texts are those of `resolvedTexts`. If a text is a value of the type that a look-up
  /// requests, the value equals the look-up's result.
  ///
  /// - Complexity: O(n log n), and for a list of classes, its length times its declarations.
  public var resolution: Resolution { resolution(knowing: .all) }

  /// Returns the ``resolution`` with the types of `catalog`, which may include an app's own
  /// classes.
  ///
  /// - Complexity: As of ``resolution``.
  public func resolution(knowing catalog: Catalog) -> Resolution {
    Resolution(
      classes: classEntries(knowing: catalog, showing: inColor), palette: paletteEntries)
  }

  /// Returns the resolution with palette names left unresolved.
  ///
  /// Themes that differ only in the palette context share these classes; ``inColor(_:)`` gives the
  /// value in one of them.
  package func namedResolution(knowing catalog: Catalog) -> Resolution {
    Resolution(classes: classEntries(knowing: catalog, showing: \.self), palette: paletteEntries)
  }

  private func classEntries(
    knowing catalog: Catalog, showing shown: (ThemeValue) -> ThemeValue
  ) -> [Resolution.ClassEntry] {
    var types = SettingTypes(in: catalog)
    return classNames.map { classEntry(of: $0, &types, shown) }
  }

  /// Calls `body` with each entry of ``resolution(knowing:)`` whose class satisfies `isWanted`, in
  /// order, without storing it.
  package func eachClassEntry(
    knowing catalog: Catalog, where isWanted: (String) -> Bool,
    _ body: (Resolution.ClassEntry) -> Void
  ) {
    var types = SettingTypes(in: catalog)
    for name in classNames where isWanted(name) { body(classEntry(of: name, &types, inColor)) }
  }

  /// Every class with an active rule, sorted by the bytes of its name.
  package var classNames: [String] {
    Set(active.all.flatMap { sheet in sheet.classNames.map(sheet.sheet.text) }).inByteOrder
  }

  package func classEntry(of name: String, knowing catalog: Catalog) -> Resolution.ClassEntry {
    var types = SettingTypes(in: catalog)
    return classEntry(of: name, &types, inColor)
  }

  private func classEntry(
    of name: String, _ types: inout SettingTypes, _ shown: (ThemeValue) -> ThemeValue
  ) -> Resolution.ClassEntry {
    types.turn(to: name)
    var entries: [Resolution.Entry] = []
    var rest = statements(of: name)[...]
    while let property = rest.first?.property {
      let own = rest.prefix { $0.property == property }
      rest = rest.dropFirst(own.count)
      if let entry = entry(of: property, at: name, &types, own, shown) { entries.append(entry) }
    }
    return Resolution.ClassEntry(name: name, entries: entries)
  }

  /// A declaration in effect, with its location.
  private struct Statement {
    let property: String
    let number: Int
    let sheet: ActiveSheet
    let rule: Sheet.RuleRow
    let declaration: Sheet.DeclarationRow
  }

  /// Returns all declarations of a class, sorted by property, and for each the weakest first.
  private func statements(of className: String) -> [Statement] {
    var statements: [Statement] = []
    for (number, sheet) in active.all.reversed().enumerated() {
      let id = sheet.sheet.id(of: className)
      for rule in id == NameTable.none ? [] : sheet.rules(of: id) {
        for row in sheet.sheet.declarationRows(of: rule) where row.isSet {
          statements.append(
            Statement(
              property: sheet.sheet.text(of: row.name), number: number, sheet: sheet, rule: rule,
              declaration: row))
        }
      }
    }
    // The sort is stable.
    return statements.inOrder(of: \.property)
  }

  /// Returns the entry of a property; nil if its last declaration has an undefined variable, which
  /// discards the earlier values.
  private func entry(
    of property: String, at className: String, _ types: inout SettingTypes,
    _ statements: ArraySlice<Statement>, _ shown: (ThemeValue) -> ThemeValue
  ) -> Resolution.Entry? {
    guard let best = statements.last, let (found, holder) = best.sheet.found(best.declaration)
    else {
      return nil
    }
    let reader = holder.reader
    let type = types.type(of: property, setTo: found.value, in: reader)
    let value = reader.engineValue(
      of: found.value, as: type, element: found.element, for: property, at: className,
      knowing: types.catalog)
    let winner = best.sheet.origin(
      of: best.declaration, in: best.rule, property, under: className, sheet: best.number,
      (found, holder), isReadable: value != nil)
    let beaten = statements.dropLast().reversed().map {
      $0.sheet.origin(
        of: $0.declaration, in: $0.rule, under: className, as: type, sheet: $0.number,
        knowing: types.catalog)
    }
    let strict = reader.value(of: found.value, as: type, element: found.element)
    return Resolution.Entry(
      name: property, type: type, value: value.map(shown),
      reading: reading(value, strict, as: type), winner: winner, beaten: beaten)
  }

  private func reading(
    _ value: ThemeValue?, _ strict: ReadValue<ThemeValue>, as type: ValueType
  ) -> Resolution.Entry.Reading {
    if value != nil { return value == strict.value ? .asWritten : .instead }
    return dialect.isSystemColor(strict, as: type) ? .systemColor : .asWritten
  }

  /// Returns a value with a palette name replaced by its color, if that is known.
  package func inColor(_ value: ThemeValue) -> ThemeValue {
    guard case .paletteColor(let name) = value, let color = color(name) else { return value }
    return .color(color)
  }

  /// The palette names that a definition overrides.
  package var paletteEntries: [Resolution.Entry] {
    guard mayOverridePalette else { return [] }
    return Palette.all.names.compactMap { name in
      guard let override = override(of: PaletteName(name: name.text)) else { return nil }
      let winner = override.sheet.origin(of: override.definition, in: self)
      let others = definitions(overriding: name.text)
        .map { $0.sheet.origin(of: $0.definition, in: self) }
      return Resolution.Entry(
        name: name.text, type: .color, value: override.value, winner: winner,
        beaten: others.filter { $0.sheet != winner.sheet || $0.range != winner.range })
    }.inOrder(of: \.name)
  }

  /// The variables that are defined, each with its strongest definition and a type inferred from
  /// the value; palette names stay names.
  package var variableEntries: [Resolution.Entry] {
    active.all.flatMap { sheet in
      sheet.heldDefinitions.map { row in
        let type = sheet.reader.look(of: row.value)
        return Resolution.Entry(
          name: sheet.sheet.text(of: row.name), type: type,
          value: sheet.reader.value(of: row.value, as: type, element: row.element).value,
          winner: sheet.origin(of: .row(row), in: self), beaten: [])
      }
    }.eachOnce(by: \.name).inOrder(of: \.name)
  }

  /// The text of every property of every class: class, property, value words joined by single
  /// spaces.
  ///
  /// Variables are substituted as the engine does it. A property whose last declaration has an
  /// undefined variable is left out. Later sheets win over earlier ones, property by property.
  ///
  /// - Complexity: O(n), and for a list of classes, its length times its declarations.
  package var resolvedTexts: [String: [String: String]] {
    var table: [String: [String: String]] = [:]
    for sheet in active.all.reversed() {
      for name in sheet.classNames {
        var properties = table.removeValue(forKey: sheet.sheet.text(of: name)) ?? [:]
        for rule in sheet.rules(of: name) { sheet.read(rule, into: &properties) }
        table[sheet.sheet.text(of: name)] = properties
      }
    }
    return table
  }
}

extension ActiveSheet {
  fileprivate func read(_ rule: Sheet.RuleRow, into properties: inout [String: String]) {
    for row in sheet.declarationRows(of: rule)
    where row.value.kind != .missing {
      properties[sheet.text(of: row.name)] = resolve(row).map { sheet.valueText(of: $0.element) }
    }
  }
}
