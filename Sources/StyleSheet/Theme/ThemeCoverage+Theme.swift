extension ThemeCoverage {
  /// What the palette is called among components.
  public static let paletteComponent = "palette"

  /// How much of the catalog a theme's sheets set, in its environment and to its engine.
  ///
  /// To an engine that reads rules the classes of the catalog count that it styles; the palette, too,
  /// if everything is asked for, or it by name. To one that reads nothing else, the palette counts.
  /// What every class has, and what goes with images, is left out.
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
  /// The components of which a class has a rule that counts.
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
    let path = ColorPairing.path(of: entry)
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
    // Of the two classes of a path, the last is the class itself.
    let names = path.names.reversed()
    if let name = names.first(where: { sets(spelling, row.type, at: $0) }) {
      return name == className ? .set : .covered(by: spelling, at: name)
    }
    if let slip = row.slipOfPage, let name = names.first(where: { sets(slip, row.type, at: $0) }) {
      return .covered(by: slip, at: name)
    }
    if spelling != row.name, let name = names.first(where: { sets(row.name, row.type, at: $0) }) {
      return .covered(by: row.name, at: name)
    }
    if spelling == row.name, let first = row.variants.first,
      row.variants.allSatisfy({ sets("\(row.name)-\($0.name)", row.type, at: className) })
    {
      return .covered(by: "\(row.name)-\(first.name)", at: className)
    }
    return (palette[spelling] ?? row.paletteDefault).map { .palette($0) } ?? .nothing
  }

  /// Whether a class is given a value that can be read.
  private func sets(_ spelling: String, _ type: ValueType, at className: String) -> Bool {
    guard let match = winner(SoughtName(spelling), at: ClassPath([className])),
      let found = match.sheet.resolve(match.declaration)
    else { return false }
    return match.sheet.reader.value(of: found.value, as: type, element: found.element).value != nil
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
  /// The names of the palette that stand in for properties of a kind of class.
  fileprivate static func paletteNames(of kind: CatalogEntry.Kind) -> [String: String] {
    var names: [String: String] = [:]
    for state in all.filter({ $0.kinds.contains(kind) }).flatMap(\.states) {
      if let name = state.paletteName, let figure = state.figure.first { names[figure.text] = name }
    }
    return names
  }
}

extension PropertyRow {
  /// The name of the palette that the vendor's page gives as the default; nil if it gives none.
  fileprivate var paletteDefault: String? {
    type == .color ? quoted(behind: "the default is '").flatMap { Palette.all.name($0)?.text } : nil
  }

  /// How the vendor's page prints the name, where that is a slip; nil if it is none.
  ///
  /// The two spellings are rows of the catalog, and one thing.
  fileprivate var slipOfPage: String? {
    certainty == .inferred ? quoted(behind: "the page prints '") : nil
  }

  /// What the note quotes behind some words.
  private func quoted(behind opening: String) -> String? {
    guard let note, let start = note.range(of: opening) else { return nil }
    return String(note[start...].prefix { $0 != "'" })
  }
}

extension String {
  /// Where `text` ends for the first time; nil if it is not there.
  fileprivate func range(of text: String) -> String.Index? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return rest.index(rest.startIndex, offsetBy: text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
