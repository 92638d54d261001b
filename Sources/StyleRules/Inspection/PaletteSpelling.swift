import StyleSheet

/// The palette names for spelling suggestions.
enum PaletteSpelling {
  /// Every name that a sheet can define to override a color, including aliases.
  static let names = Palette.all.shelf

  /// Returns the names with a suffix that may be near to `word`, and possibly more.
  ///
  /// Avoids creating a shelf of all combinations, about three thousand.
  static func suffixed(near word: String) -> WordShelf {
    let wanted = SlipLetters(word.utf8).outline
    let names = names
    let suffixes = suffixes
    var near: [String] = []
    for place in 0..<names.count {
      let outline = names.outline(at: place)
      for suffix in suffixes
      where (outline + suffix.outline).isNear(wanted, within: Slip.mostAtAll) {
        near.append(names.word(at: place) + suffix.text)
      }
    }
    return WordShelf(distinct: near)
  }

  /// A suffix with its underscore.
  private struct Ending {
    let text: String
    let outline: SlipOutline

    init(_ suffix: PaletteName.Suffix) {
      text = "_" + suffix.rawValue
      outline = SlipLetters(text.utf8).outline
    }
  }

  private static let suffixes = PaletteName.Suffix.allCases
    .filter { $0.isDefinable && $0 != .elevatedContrastLightkBackground }
    .map(Ending.init)
}
