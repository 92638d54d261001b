extension Dialect {
  /// True if the engine styles the classes of a family; always false for an engine that reads only
  /// definitions.
  package func styles(_ family: CatalogEntry.Family) -> Bool {
    switch (scope, family) {
    case (.everythingAndPalette, _), (.everything, .nui), (.everything, .app): true
    case (.everything, .fiori), (.everything, .mdk), (.definitionsOnly, _): false
    }
  }

  /// True if the engine reads palette definitions from a sheet.
  package var stylesPalette: Bool {
    switch scope {
    case .everythingAndPalette, .definitionsOnly: true
    case .everything: false
    }
  }
}
