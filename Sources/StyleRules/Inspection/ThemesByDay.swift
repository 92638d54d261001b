import StyleSheet

/// The light mode themes, one for each combination of device and orientation.
struct ThemesByDay {
  private let themes: [Theme]
  /// The active sheet of each theme.
  private let sheets: [ActiveSheet]
  private let hasPalette: Bool
  /// True if pairings can be looked up by number.
  private let isNumbered: Bool

  init(_ themes: [Theme], of sheet: Sheet, _ painted: PaintedClasses) {
    self.themes = themes
    sheets = themes.compactMap(\.active.only)
    hasPalette = themes.first?.hasPalette ?? false
    isNumbered =
      !sheet.hasPathSelectors && !painted.hasOtherNames && sheets.count == themes.count
  }

  var indices: Range<Int> { themes.indices }

  /// Returns the two colors of a pairing; see ``Theme/shades(of:in:_:)``.
  func shades(
    of state: ColorRole.State, in pairing: ColorPairing, _ number: Int, _ painted: PaintedClasses
  ) -> Shades? {
    if isNumbered, let numbers = pairing.numbers {
      return sheets[number].shades(of: state.numbers, in: numbers, hasPalette: hasPalette)
    }
    return themes[number].shades(of: state, in: pairing) { painted.hasGround($0.id(of: $1)) }
  }
}
