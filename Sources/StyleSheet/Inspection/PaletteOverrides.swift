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

  /// Those of one palette name in one situation.
  func overrides(of name: String, in context: PaletteContext) -> [Override] {
    all.filter { $0.name == name && $0.context == context }
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
