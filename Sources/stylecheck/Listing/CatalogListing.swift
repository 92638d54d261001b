import StyleEditing
import StyleSheet

/// A part of the catalog and of the palette.
struct CatalogListing: Sendable {
  enum Format: String, OutputFormat {
    case text, json, csv, markdown
  }

  /// A class with the requested properties.
  struct Class: Sendable {
    /// The entry from its best source.
    let entry: CatalogEntry
    /// The part of its component; nil for the component itself.
    let part: String?
    /// All sources, best first.
    let sources: [String]
    /// Its own properties, then inherited ones; those of every class are listed at `*`.
    fileprivate(set) var rows: [PropertyRow]
  }

  let dialects: [Dialect]
  let isEverything: Bool
  /// The classes, in the order of the catalog, without duplicates.
  let classes: [Class]
  /// The palette names in the vendor's order; empty if no target reads them from sheets.
  let palette: [Palette.Name]

  /// Creates the requested part of a catalog that at least one target styles.
  init(of catalog: Catalog, _ query: CatalogQuery, for dialects: [Dialect]) {
    self.dialects = dialects
    isEverything = query.isEverything
    let entries = catalog.entries.filter { entry in
      dialects.contains { $0.styles(entry.family) }
    }
    classes = entries.eachOnce(by: \.className).compactMap { entry in
      var found = Class(entry, in: catalog)
      if !query.wants(entry) {
        found.rows = found.rows.filter { query.wants($0, of: entry) }
        if found.rows.isEmpty { return nil }
      }
      return found
    }
    palette = dialects.contains(where: \.stylesPalette) ? Palette.all.names.filter(query.wants) : []
  }

  func text(in format: Format) -> String {
    switch format {
    case .text: text
    case .json: json.description
    case .csv: csv
    case .markdown: markdown
    }
  }

  var isEmpty: Bool { classes.isEmpty && palette.isEmpty }

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

  private static func inherited(by pages: [CatalogEntry], in catalog: Catalog) -> [PropertyRow] {
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
  /// The colors in light and dark mode; nil if unpublished.
  var colors: (light: ThemeColor?, dark: ThemeColor?) {
    (
      Palette.all.color(text, in: PaletteContext()),
      Palette.all.color(text, in: PaletteContext(isDark: true))
    )
  }

  /// A note on the name; empty if there is none.
  var remark: String { successor.map { "now '\($0)'" } ?? "" }
}
