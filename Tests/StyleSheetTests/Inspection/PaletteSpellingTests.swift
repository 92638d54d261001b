import Testing

@testable import StyleRules
@testable import StyleSheet

/// Of about 3000 names with a suffix, only those that may be near are compared.
@Suite struct PaletteSpellingTests {
  /// All names with a suffix, which the tool itself never creates.
  static let all = WordShelf(
    PaletteSpelling.names.words.flatMap { name in
      PaletteName.Suffix.allCases.filter {
        $0.isDefinable && $0 != .elevatedContrastLightkBackground
      }
      .map { "\(name)_\($0.rawValue)" }
    })

  static let slips = [
    "tintColor_darkBackgroud", "tintColour_lightBackground", "tintColor-darkBackground",
    "primaryLabel_contrastLightBackgruond", "grey1_lightBackgruond", "gray1_darkBackground",
    "tintColordarkBackground", "brand", "tintColor_darkBackground", "teal_darkBackground",
    "primaryLabel_elevatedContrastLigthBackground", "x", "", "chart1_lightBackgrounnd",
    "semanticWithBackgroundNegative_lightBackground", "pirmaryLable_drakBackground",
  ]

  @Test(arguments: slips)
  func omittedNamesDoNotMatch(_ slip: String) {
    let some = PaletteSpelling.suffixed(near: slip)
    #expect(Suggestion.match(slip, on: some) == Suggestion.match(slip, on: Self.all))
    #expect(some.words.count < Self.all.words.count / 10)
  }

  @Test func aSlipInASuffixIsMatched() {
    let near = PaletteSpelling.suffixed(near: "tintColor_darkBackgroud")
    #expect(
      Suggestion.match("tintColor_darkBackgroud", on: near)?.words == ["tintColor_darkBackground"])
  }
}
