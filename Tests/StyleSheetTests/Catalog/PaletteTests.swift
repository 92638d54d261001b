import Testing

@testable import StyleSheet

@Suite struct PaletteTests {
  let palette = Palette.all

  @Test func namesAreUniqueAndHaveNoUnderscore() {
    let names = palette.names.map(\.text)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.contains("_") })
  }

  @Test func rampsAreExpanded() {
    for name in ["grey1", "grey11", "indigo7", "chart12", "map10", "customColor6", "accentLabel10"]
    {
      #expect(palette.name(name) != nil, "\(name)")
    }
    for none in ["grey0", "grey12", "grey", "chart13", "map1...10", "Grey1", "green01", ""] {
      #expect(palette.name(none) == nil, "\(none)")
    }
  }

  @Test func successorsAreNotDeprecated() throws {
    for name in palette.names {
      guard let successor = name.successor else { continue }
      #expect(palette.name(successor)?.isDeprecated == false, "\(name.text)")
    }
    #expect(palette.name("line")?.successor == "separatorOpaque")
    #expect(
      palette.names.filter(\.isMisspelt).map(\.text) == ["quarternaryLabel", "quarternaryFill"])
  }

  @Test func everyValueHasAName() {
    for row in PaletteValues.all { #expect(palette.name(row.name) != nil, "\(row.name)") }
  }

  @Test(
    arguments: [
      (
        "tintColor", [0x0070_F2FF, 0x0046_A8FF, 0x0070_F2FF, 0x0046_A8FF],
        [0x4DB1_FFFF, 0x5CB7_FFFF, 0x4DB1_FFFF, 0x5CB7_FFFF]
      ),
      (
        "primaryBackground", [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF],
        [0x0000_00FF, 0x0000_00FF, 0x171D_23FF, 0x0000_00FF]
      ),
    ] as [(String, [UInt32], [UInt32])])
  func namesHaveAColorInEveryContext(_ name: String, _ light: [UInt32], _ dark: [UInt32]) {
    let colors = PaletteContext.all.map { palette.color(name, in: $0)?.rgba }
    #expect(colors == light + dark)
  }

  @Test func suffixSelectsTheContext() throws {
    let light = PaletteContext()
    let dark = PaletteContext(isDark: true)
    func color(_ text: String, _ context: PaletteContext) throws -> UInt32? {
      palette.color(try #require(PaletteName(text)), in: context)?.rgba
    }
    #expect(try color("negative_darkBackground", light) == 0xFF5C_77FF)
    #expect(try color("negativeLabel_darkBackground", dark) == 0xFF5C_77FF)
    #expect(try color("negativeLabel_lightConstant", dark) == 0xAA08_08FF)
    #expect(try color("negativeLabel_device", dark) == 0xFF5C_77FF)
    #expect(try color("negativeLabel_deviceInverse", dark) == 0xAA08_08FF)
    #expect(try color("negativeLabel", light) == 0xAA08_08FF)
    #expect(try color("grey1", light) == nil)
    #expect(try color("nothing", light) == nil)
  }

  @Test(arguments: [
    ("tintColor", PaletteContext(), ["tintColor_lightBackground", "tintColor", "tintColorDark"]),
    ("tintColor", PaletteContext(isDark: true), ["tintColor_darkBackground", "tintColorLight"]),
    (
      "tintColorTapState", PaletteContext(isDark: true),
      ["tintColorTapState_darkBackground", "tintColorTapStateLight"]
    ),
    ("primaryLabel", PaletteContext(), ["primaryLabel_lightBackground", "primaryLabel"]),
    ("primaryLabel", PaletteContext(isDark: true), ["primaryLabel_darkBackground"]),
    (
      "tintColor", PaletteContext(isDark: true, isElevated: true),
      ["tintColor_elevatedDarkBackground"]
    ),
    (
      "tintColor", PaletteContext(isElevated: true, isHighContrast: true),
      ["tintColor_elevatedContrastLightBackground"]
    ),
  ])
  func definitionsOverrideInTheVendorsOrder(
    _ name: String, _ context: PaletteContext, _ keys: [String]
  ) {
    #expect(palette.overridingKeys(for: name, in: context) == keys)
  }
}
