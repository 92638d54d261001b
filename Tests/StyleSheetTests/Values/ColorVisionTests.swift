import StyleSheet
import Testing

@Suite struct ColorVisionTests {
  /// Otherwise white would have a tint.
  @Test(arguments: ColorVision.allCases)
  func graysDoNotChange(_ vision: ColorVision) {
    for row in vision.matrix { #expect(abs(row.reduce(0, +) - 1) < 0.000_01) }
    for gray in UInt8.min...UInt8.max {
      let color = ThemeColor(red: gray, green: gray, blue: gray, alpha: 7)
      #expect(color.seen(with: vision) == color)
    }
  }

  /// The expected values are from the matrices, calculated in floating point outside this package.
  @Test(
    arguments: [
      (ColorVision.protanopia, 0xFF00_00FF, 0x6D5F_00FF),
      (.protanopia, 0x00FF_00FF, 0xFFE5_00FF),
      (.deuteranopia, 0xFF00_00FF, 0xA390_00FF),
      (.deuteranopia, 0x00FF_00FF, 0xEFD6_3AFF),
      (.tritanopia, 0x0000_FFFF, 0x006B_96FF),
      (.achromatopsia, 0xFF00_00FF, 0x7F7F_7FFF),
    ] as [(ColorVision, UInt32, UInt32)])
  func knownColorsMatchTable(_ vision: ColorVision, _ color: UInt32, _ seen: UInt32) {
    #expect(ThemeColor(rgba: color).seen(with: vision) == ThemeColor(rgba: seen))
  }

  /// Most people distinguish these two colors easily.
  @Test func redAndGreenBecomeMoreSimilar() {
    let red = ThemeColor(rgba: 0xC62D_1FFF)
    let green = ThemeColor(rgba: 0x4C7A_1DFF)
    let usual = red.difference(from: green)
    let seen = red.seen(with: .deuteranopia).difference(from: green.seen(with: .deuteranopia))
    #expect(seen < usual / 2)
  }
}
