extension Dialect {
  /// Whether the engine styles the classes of a family; to one that reads definitions alone there
  /// are none.
  public func styles(_ family: CatalogEntry.Family) -> Bool {
    switch (scope, family) {
    case (.everythingAndPalette, _), (.everything, .nui), (.everything, .app): true
    case (.everything, .fiori), (.everything, .mdk), (.definitionsOnly, _): false
    }
  }

  /// Whether the engine takes names of the palette from a sheet.
  public var stylesPalette: Bool {
    switch scope {
    case .everythingAndPalette, .definitionsOnly: true
    case .everything: false
    }
  }
}
