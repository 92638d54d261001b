/// The palette's names, to be compared with.
enum PaletteSpelling {
  /// Every name that a sheet can define to override a color, the aliases included.
  static let names = WordShelf(bareNames)

  /// The same with each suffix.
  static let suffixed = WordShelf(
    bareNames.flatMap { name in
      PaletteName.Suffix.allCases.filter { $0 != .elevatedContrastLightkBackground }
        .map { "\(name)_\($0.rawValue)" }
    })

  private static var bareNames: [String] {
    Palette.all.names.filter { !$0.isMisspelt }.map(\.text)
  }
}
