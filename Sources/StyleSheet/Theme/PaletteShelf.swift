/// The palette names that cells are drawn in, each with its color in one situation, at hand.
///
/// A cell asks for half a dozen of them each time it is drawn. Following suffixes, aliases and
/// definitions for each question took longer than all the rest of a presentation.
struct PaletteShelf: Sendable {
  private(set) var colors: [String: Color]

  /// What the sheets say, with the palette below it.
  init(
    in context: PaletteContext, overridden: (_ key: String) -> Bool,
    color: (_ name: String) -> Color?
  ) {
    guard let shelf = Self.empty[context] else {
      colors = [:]
      return
    }
    var colors = shelf.colors
    for (name, keys) in shelf.keys where keys.contains(where: overridden) {
      colors[name] = color(name)
    }
    self.colors = colors
  }

  /// What the palette alone says.
  init(in context: PaletteContext) {
    colors = Self.empty[context]?.colors ?? [:]
  }

  /// A situation without sheets: each name with its color, and with the variables that override it.
  private struct Empty {
    let colors: [String: Color]
    let keys: [(name: String, keys: [String])]
  }

  private static let empty: [PaletteContext: Empty] = Dictionary(
    uniqueKeysWithValues: PaletteContext.all.map { context in
      let palette = Palette.all
      let names = PaletteValues.all.map(\.name)
      let colors = names.compactMap { name in
        palette.color(name, in: context).map { (name, $0) }
      }
      return (
        context,
        Empty(
          colors: Dictionary(uniqueKeysWithValues: colors),
          keys: names.map { name in
            (name, palette.overridingKeys(for: name, in: context).map { "@\($0)" })
          })
      )
    })
}
