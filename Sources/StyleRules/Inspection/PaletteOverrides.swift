import StyleSheet

/// The definitions of a sheet that override palette names, by what they override.
struct PaletteOverrides: Sendable {
  struct Override: Sendable {
    let row: Sheet.DefinitionRow
    /// The name without suffix, as the palette has it; an alias stands for its name.
    let name: String
    /// The variable without its '@'.
    let key: String
    /// The situation that it is for; nil for one that follows the device.
    let context: PaletteContext?
  }

  /// In the order of the text, those in an `@media` left aside.
  let all: [Override]

  /// None.
  init() { all = [] }

  /// Of definitions, each with its variable, those that override the palette.
  init(of definitions: [(row: Sheet.DefinitionRow, key: String)]) {
    all = definitions.compactMap { Override($0.row, key: $0.key) }
  }

  /// The first of each palette name in one situation.
  func first(in context: PaletteContext?) -> [String: Override] {
    var first: [String: Override] = [:]
    for override in all where override.context == context && first[override.name] == nil {
      first[override.name] = override
    }
    return first
  }

  /// The first of each key for which something is true.
  func firstByKey(where isWanted: (Override) -> Bool) -> [String: Override] {
    var first: [String: Override] = [:]
    for override in all where first[override.key] == nil && isWanted(override) {
      first[override.key] = override
    }
    return first
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
