import StyleSheet

/// A definition that overrides a palette name.
struct PaletteOverride: Sendable {
  let row: Sheet.DefinitionRow
  /// The palette name without suffix; an alias is replaced by its name.
  let name: String
  /// The name of the variable without '@'.
  let key: String
  /// The environment that it applies to; nil if it follows the device.
  let context: PaletteContext?

  /// The number of keys that the engine asks for before this one.
  var rank: Int {
    let keys = context.map { Palette.all.overridingKeys(for: name, in: $0) }
    return keys?.firstIndex(of: key) ?? 0
  }

  init?(_ row: Sheet.DefinitionRow, key: String) {
    guard let palette = PaletteName(key) else { return nil }
    let alias = palette.suffix == nil ? Palette.all.aliased(palette.name) : nil
    self.row = row
    self.key = key
    name = alias?.name ?? palette.name
    context = alias?.context ?? palette.suffix.map { $0.context } ?? PaletteContext()
  }
}
