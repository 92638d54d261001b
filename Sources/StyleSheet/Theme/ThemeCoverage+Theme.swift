extension ThemeCoverage {
  package static let paletteComponent = "palette"

  /// Computes how much of the catalog the sheets of a theme set, in its environment and for its
  /// engine.
  ///
  /// For an engine that reads rules, the catalog's classes that it styles count; the palette counts
  /// too if the scope is everything or names it. For any other engine, only the palette counts.
  /// Properties of every class and of images are left out.
  ///
  /// - Complexity: O(n) in the properties that are looked at, times the sheets.
  public init(
    of theme: Theme, _ scope: Scope = .touched, knowing catalog: Catalog = .all
  ) {
    let touched = theme.components(in: catalog)
    func isWanted(_ component: String) -> Bool {
      switch scope {
      case .touched: touched.contains(component)
      case .components(let names): names.contains(component)
      case .everything: true
      }
    }
    var classes: [ClassEntry] = []
    if theme.dialect.scope != .definitionsOnly {
      var seen: Set<String> = []
      for entry in catalog.entries where isWanted(entry.component) {
        guard theme.dialect.styles(entry.family), seen.insert(entry.className).inserted else {
          continue
        }
        let properties = theme.coverage(of: entry, in: catalog)
        if properties.isEmpty { continue }
        classes.append(
          ClassEntry(
            name: entry.className, component: entry.component, properties: properties))
      }
    }
    if theme.hasPaletteCoverage(scope) { classes.append(theme.paletteCoverage) }
    self.classes = classes
  }
}

extension Theme {
  /// Returns the components that have a class with an active rule.
  fileprivate func components(in catalog: Catalog) -> Set<String> {
    var found: Set<String> = []
    for sheet in active.all {
      for id in sheet.classNames {
        for name in ClassPath(sheet.sheet.text(of: id)).names {
          let known = catalog.canonicalName(for: name) ?? name
          if let entry = catalog.entry(for: known), entry.className != "*" {
            found.insert(entry.component)
          }
        }
      }
    }
    return found
  }

  // MARK: - A class

  fileprivate func coverage(
    of entry: CatalogEntry, in catalog: Catalog
  ) -> [ThemeCoverage.PropertyEntry] {
    guard entry.className != "*" else { return [] }
    let path = entry.path
    let ofAll = Set(catalog.rows(at: "*").map(\.name))
    let palette = ColorRole.paletteNames(of: entry.kind)
    var seen: Set<String> = []
    let rows = catalog.rows(at: entry.className)
    let slips = Set(rows.compactMap(\.slipOfPage))
    return rows.flatMap { row in
      ofAll.contains(row.name) || row.companionSuffix != nil || slips.contains(row.name)
        ? []
        : row.spellings.filter { seen.insert($0).inserted }.map {
          ThemeCoverage.PropertyEntry(
            name: $0, status: status(of: $0, row, at: entry.className, path, palette))
        }
    }
  }

  private func status(
    of spelling: String, _ row: PropertyRow, at className: String, _ path: ClassPath,
    _ palette: [String: String]
  ) -> ThemeCoverage.Status {
    // The last name of a path is the class itself.
    let names = Array(path.names.reversed())
    if let name = setter(of: spelling, row.type, among: names) {
      return name == className ? .set : .covered(by: spelling, at: name)
    }
    if let slip = row.slipOfPage, let name = setter(of: slip, row.type, among: names) {
      return .covered(by: slip, at: name)
    }
    if spelling != row.name, let name = setter(of: row.name, row.type, among: names) {
      return .covered(by: row.name, at: name)
    }
    if spelling == row.name, let first = row.variants.first,
      row.variants.allSatisfy({ sets("\(row.name)-\($0.name)", row.type, at: className) })
    {
      return .covered(by: "\(row.name)-\(first.name)", at: className)
    }
    return (palette[spelling] ?? row.paletteDefault).map { .palette($0) } ?? .nothing
  }

  /// Returns the first class that sets a property, unless its value is not readable: the engine then
  /// reads no other one (decision 54).
  private func setter(
    of spelling: String, _ type: ValueType, among names: [String]
  ) -> String? {
    let first = names.first { winner(SoughtName(spelling), at: ClassPath([$0])) != nil }
    return first.flatMap { sets(spelling, type, at: $0) ? $0 : nil }
  }

  private func sets(_ spelling: String, _ type: ValueType, at className: String) -> Bool {
    guard let match = winner(SoughtName(spelling), at: ClassPath([className])),
      let (found, holder) = match.sheet.found(match.declaration)
    else { return false }
    return holder.reader.value(of: found.value, as: type, element: found.element).value != nil
  }

  // MARK: - The palette

  fileprivate func hasPaletteCoverage(_ scope: ThemeCoverage.Scope) -> Bool {
    switch (dialect.scope, scope) {
    case (.everything, _): false
    case (_, .components(let names)): names.contains(ThemeCoverage.paletteComponent)
    case (_, .everything), (.definitionsOnly, .touched): true
    case (.everythingAndPalette, .touched): false
    }
  }

  fileprivate var paletteCoverage: ThemeCoverage.ClassEntry {
    let properties = Palette.all.names.filter { !$0.isDeprecated }.map { name in
      let isSet = override(of: PaletteName(name: name.text)) != nil
      return ThemeCoverage.PropertyEntry(
        name: name.text, status: isSet ? .set : .palette(name.text))
    }
    return ThemeCoverage.ClassEntry(
      name: "", component: ThemeCoverage.paletteComponent, properties: properties)
  }
}

extension ColorRole {
  /// Returns the palette names that are the fallback for properties of a kind of class.
  fileprivate static func paletteNames(of kind: CatalogEntry.Kind) -> [String: String] {
    var names: [String: String] = [:]
    for state in all.filter({ $0.kinds.contains(kind) }).flatMap(\.states) {
      if let name = state.paletteName, let figure = state.figure.first { names[figure.text] = name }
    }
    return names
  }
}

extension PropertyRow {
  /// The palette name that the vendor's documentation gives as the default, or nil.
  fileprivate var paletteDefault: String? {
    type == .color ? quoted(behind: "the default is '").flatMap { Palette.all.name($0)?.text } : nil
  }

  /// The misspelling of the name in the vendor's documentation, or nil.
  ///
  /// The catalog has a row for each spelling; both are one property.
  fileprivate var slipOfPage: String? {
    certainty == .inferred ? quoted(behind: "the page prints '") : nil
  }

  /// Returns the quoted text in the note that follows `opening`, or nil.
  private func quoted(behind opening: String) -> String? {
    guard let note, let start = note.firstRange(of: opening)?.upperBound else { return nil }
    return String(note[start...].prefix { $0 != "'" })
  }
}
