import StyleSheet

/// What can be styled, ready to be written: a part of a catalog, and of the palette.
struct CatalogListing: Sendable {
  /// In what it is written.
  enum Format: String, OutputFormat {
    case text, json, csv, markdown
  }

  /// A class, with those of its properties that are wanted.
  struct Class: Sendable {
    /// What its best page says of it.
    let entry: CatalogEntry
    /// What it is of its component; nil for the whole of it.
    let part: String?
    /// Every page or file that has it, the best first.
    let sources: [String]
    /// Its own properties, then those that it inherits; those of every class are at `*`.
    fileprivate(set) var rows: [PropertyRow]
  }

  /// Whose reading of sheets counts.
  let dialects: [Dialect]
  /// Whether all of the catalog is in it.
  let isEverything: Bool
  /// In the order of the catalog, each once.
  let classes: [Class]
  /// In the vendor's order; empty if no target takes them from a sheet.
  let palette: [Palette.Name]

  /// What of a catalog is wanted, and styled by one of some engines at least.
  init(of catalog: Catalog, _ wish: CatalogWish, for dialects: [Dialect]) {
    self.dialects = dialects
    isEverything = wish.isEverything
    var classes: [Class] = []
    var seen: Set<String> = []
    for entry in catalog.entries where dialects.contains(where: { $0.styles(entry.family) }) {
      guard seen.insert(entry.className).inserted else { continue }
      var found = Class(entry, in: catalog)
      if !wish.wants(entry) {
        found.rows = found.rows.filter { wish.wants($0, of: entry) }
        if found.rows.isEmpty { continue }
      }
      classes.append(found)
    }
    self.classes = classes
    palette =
      dialects.contains(where: \.stylesPalette) ? Palette.all.names.filter(wish.wants) : []
  }

  /// The whole, in one of its formats.
  func text(in format: Format) -> String {
    switch format {
    case .text: text
    case .json: json.description
    case .csv: csv
    case .markdown: markdown
    }
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool { classes.isEmpty && palette.isEmpty }

  /// The classes of each component, together.
  var components: [[Class]] { classes.groups(by: \.entry.component).map(\.elements) }
}

extension CatalogListing.Class {
  fileprivate init(_ entry: CatalogEntry, in catalog: Catalog) {
    self.entry = entry
    let pages = catalog.entries(for: entry.className)
    part = catalog.parts(of: entry.className)?.part
    sources = pages.map(\.source)
    rows = (pages.flatMap(\.properties) + Self.inherited(by: pages, in: catalog)).withoutRepeats
  }

  private static func inherited(
    by pages: [CatalogEntry], in catalog: Catalog
  ) -> [PropertyRow] {
    var rows: [PropertyRow] = []
    var met = Set(pages.map(\.className))
    var waiting = pages.compactMap(\.inherits)
    while let name = waiting.popLast() {
      guard met.insert(name).inserted else { continue }
      let parents = catalog.entries(for: name)
      rows += parents.flatMap(\.properties)
      waiting += parents.compactMap(\.inherits)
    }
    return rows
  }
}

extension Palette.Name {
  /// Its colors by day and by night; nil for what is not published.
  var colors: (light: Color?, dark: Color?) {
    (
      Palette.all.color(text, in: PaletteContext()),
      Palette.all.color(text, in: PaletteContext(isDark: true))
    )
  }

  /// What is to be said of it besides; empty if nothing.
  var remark: String { successor.map { "now '\($0)'" } ?? "" }
}
