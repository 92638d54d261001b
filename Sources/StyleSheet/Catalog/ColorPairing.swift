/// A foreground on a background, such as a text or a graphic on its cell.
///
/// A class, so that passing it does not retain each member.
package final class ColorPairing: Sendable {
  /// The class path of the foreground.
  package let path: ClassPath
  package let role: ColorRole
  /// The classes that draw the background, the nearest first.
  package let grounds: [ClassPath]
  /// The palette name of the background below all of them; nil if unknown.
  let paletteGround: String?
  let paletteNumber: NameTable.ID?
  /// True if the catalog has the class, so that a missing background can be reported.
  package let isKnown: Bool
  /// The pairing as numbers; nil if a class is not in the vocabulary and its number is not given.
  package let numbers: Numbers?

  package final class Numbers: Sendable {
    /// The classes of the foreground, in order of precedence.
    let path: [NameTable.ID]
    /// The classes that draw the background, the nearest first.
    let grounds: [NameTable.ID]
    /// The palette name of the background below all of them; nil if unknown.
    let palette: NameTable.ID?

    /// Creates the pairing of a class on its own background.
    fileprivate init(_ name: NameTable.ID) {
      path = [name]
      grounds = [name]
      palette = nil
    }

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

  /// Creates the pairing of the text of a class outside the catalog, which has a number in a sheet,
  /// with its own background.
  package init(ofTextIn className: String, _ number: NameTable.ID? = nil) {
    path = ClassPath([className])
    role = .ofText(inClassNamed: className)
    grounds = [path]
    paletteGround = nil
    paletteNumber = nil
    isKnown = false
    numbers = number.map(Numbers.init) ?? Numbers(path: path, grounds: grounds, palette: nil)
  }
}

extension CatalogEntry {
  package var path: ClassPath { ClassPath([pathStart, className].compactMap { $0 }) }
}
