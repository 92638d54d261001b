import StyleSheet

/// The definitions of a sheet that override palette names.
struct PaletteOverrides: Sendable {
  struct Override: Sendable {
    let row: Sheet.DefinitionRow
    /// The palette name without suffix; an alias is replaced by its name.
    let name: String
    /// The name of the variable without '@'.
    let key: String
    /// The environment that it applies to; nil if it follows the device.
    let context: PaletteContext?
  }

  /// The overrides in source order, except those in an `@media`.
  let all: [Override]

  init(of definitions: [(row: Sheet.DefinitionRow, key: String)]) {
    all = definitions.compactMap { Override($0.row, key: $0.key) }
  }

  /// Returns the first override of each palette name in one environment.
  func first(in context: PaletteContext?) -> [String: Override] {
    let own = all.lazy.filter { $0.context == context }
    return Dictionary(own.map { ($0.name, $0) }) { first, _ in first }
  }

  func firstByKey(where isWanted: (Override) -> Bool) -> [String: Override] {
    Dictionary(all.filter(isWanted).map { ($0.key, $0) }) { first, _ in first }
  }
}

extension PaletteOverrides.Override {
  fileprivate init?(_ row: Sheet.DefinitionRow, key: String) {
    guard let palette = PaletteName(key) else { return nil }
    let alias = palette.suffix == nil ? Palette.all.aliased(palette.name) : nil
    self.row = row
    self.key = key
    name = alias?.name ?? palette.name
    context = alias?.context ?? palette.suffix.map { $0.context } ?? PaletteContext()
  }
}
