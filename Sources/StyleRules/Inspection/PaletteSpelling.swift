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
    let suffixes = suffixes.filter {
      $0.outline.mayBePart(of: wanted, within: Slip.mostAtAll)
    }
    guard !suffixes.isEmpty else { return WordShelf([]) }
    var near: [String] = []
    for place in 0..<names.count {
      let outline = names.outline(at: place)
      // Indices avoid counting references to each text.
      for index in suffixes.indices
      where (outline + suffixes[index].outline).isNear(wanted, within: Slip.mostAtAll) {
        near.append(names.word(at: place) + suffixes[index].text)
      }
    }
    return WordShelf(distinct: near)
  }

  /// The suffixes with their underscores.
  private static let suffixes = PaletteName.Suffix.allCases
    .filter { $0.isDefinable && $0 != .elevatedContrastLightkBackground }
    .map { "_" + $0.rawValue }
    .map { (text: $0, outline: SlipLetters($0.utf8).outline) }

  // MARK: - Modes

  /// Returns the palette name that `word` means with a mode as its suffix: `tintColor_dark`.
  static func name(ofMode word: String) -> PaletteName? {
    guard let underscore = word.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
    let name = String(word[..<underscore])
    let mode = word[word.utf8.index(after: underscore)...].lowercased()
    guard Palette.all.name(name) != nil else { return nil }
    return modes[mode].map { PaletteName(name: name, suffix: $0) }
  }

  /// The names of the two modes in themes of other systems.
  private static let modes: [String: PaletteName.Suffix] = [
    "light": .lightBackground, "day": .lightBackground, "lightmode": .lightBackground,
    "dark": .darkBackground, "night": .darkBackground, "darkmode": .darkBackground,
  ]
}
