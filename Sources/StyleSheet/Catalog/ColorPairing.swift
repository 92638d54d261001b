/// Something that is seen on something else: a text on its cell, a mark on its cell.
///
/// An object, so that it is handed on without counting the references of all that is in it.
package final class ColorPairing: Sendable {
  /// What stands out, as the theme is asked for it.
  package let path: ClassPath
  package let role: ColorRole
  /// The classes that it lies on, the nearest first.
  package let grounds: [ClassPath]
  /// The palette's name for what is below all of them; nil if nobody knows.
  let paletteGround: String?
  /// The number of that name in the palette.
  let paletteNumber: NameTable.ID?
  /// Whether the catalog has the class, so that something can be said of a ground that is missing.
  package let isKnown: Bool
  /// The same by numbers; nil if the vocabulary does not have all of the classes.
  package let numbers: Numbers?

  /// A pairing by the numbers of its names.
  package final class Numbers: Sendable {
    /// The classes that have what stands out, the strongest first.
    let path: [NameTable.ID]
    /// The classes that it lies on, the nearest first.
    let grounds: [NameTable.ID]
    /// The palette's name for what is below all of them; nil if nobody knows.
    let palette: NameTable.ID?

    fileprivate init?(path: ClassPath, grounds: [ClassPath], palette: NameTable.ID?) {
      self.path = path.numbers
      self.grounds = grounds.flatMap(\.numbers)
      self.palette = palette
      if self.path.contains(NameTable.none) || self.grounds.contains(NameTable.none) {
        return nil
      }
    }
  }

  init(
    path: ClassPath, role: ColorRole, grounds: [ClassPath], paletteGround: String?, isKnown: Bool
  ) {
    self.path = path
    self.role = role
    self.grounds = grounds
    self.paletteGround = paletteGround
    self.isKnown = isKnown
    paletteNumber = paletteGround.map(Palette.all.number)
    numbers = Numbers(path: path, grounds: grounds, palette: paletteNumber)
  }

  /// A rating control in a cell has what any rating control has, unless the cell says otherwise.
  package static func path(of entry: CatalogEntry) -> ClassPath {
    let control = "fdlFUIRatingControl"
    return entry.kind == .ratingControl && entry.family != .app && entry.className != control
      ? ClassPath([control, entry.className]) : ClassPath([entry.className])
  }
}
