/// The palette's names, to be compared with.
enum PaletteSpelling {
  /// Every name that a sheet can define to override a color, the aliases included.
  static let names = WordShelf(
    distinct: Palette.all.names.filter { !$0.isMisspelt }.map(\.text))

  /// Those with a suffix that `word` can be a slip of, and perhaps some more.
  ///
  /// There are three thousand of them: making a shelf of all would take longer than checking a sheet.
  static func suffixed(near word: String) -> WordShelf {
    let wanted = SlipLetters(word.utf8).outline
    return WordShelf(
      zip(names.words, names.outlines).flatMap { name, outline in
        suffixes.filter { (outline + $0.outline).isNear(wanted, within: Slip.mostAtAll) }
          .map { name + $0.text }
      })
  }

  private static let suffixes = PaletteName.Suffix.allCases
    .filter { $0.isDefinable && $0 != .elevatedContrastLightkBackground }
    .map { suffix in
      let text = "_" + suffix.rawValue
      return (text: text, outline: SlipLetters(text.utf8).outline)
    }
}
