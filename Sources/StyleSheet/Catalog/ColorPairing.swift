/// Something that is seen on something else: a text on its cell, a mark on its cell.
struct ColorPairing: Sendable {
  /// What stands out, as the theme is asked for it.
  let path: ClassPath
  let role: ColorRole
  /// The classes that it lies on, the nearest first.
  let grounds: [ClassPath]
  /// The palette's name for what is below all of them; nil if nobody knows.
  let paletteGround: String?
  /// The number of that name in the palette.
  let paletteNumber: NameTable.ID?
  /// Whether the catalog has the class, so that something can be said of a ground that is missing.
  let isKnown: Bool

  /// What of a class is seen on what; of a class that no page has, its text on its own ground.
  static func all(of className: String, _ entry: CatalogEntry?) -> [ColorPairing] {
    guard let entry else {
      let path = ClassPath([className])
      return [
        ColorPairing(
          path: path, role: .ofOwnText, grounds: [path], paletteGround: nil, paletteNumber: nil,
          isKnown: false)
      ]
    }
    let row = ColorGround.row(of: entry.className) ?? ColorGround.row(of: entry.prefix)
    var grounds = [className]
    for name in [entry.prefix, row?.className].compactMap({ $0 }) where !grounds.contains(name) {
      grounds.append(name)
    }
    return ColorRole.all.filter { $0.kinds.contains(entry.kind) }.map { role in
      ColorPairing(
        path: path(of: entry), role: role, grounds: grounds.map { ClassPath([$0]) },
        paletteGround: row?.paletteName, paletteNumber: row?.paletteName.map(Palette.all.number),
        isKnown: true)
    }
  }

  /// A rating control in a cell has what any rating control has, unless the cell says otherwise.
  static func path(of entry: CatalogEntry) -> ClassPath {
    let control = "fdlFUIRatingControl"
    return entry.kind == .ratingControl && entry.className != control
      ? ClassPath([control, entry.className]) : ClassPath([entry.className])
  }
}
