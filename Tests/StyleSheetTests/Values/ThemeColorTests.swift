import Testing

@testable import StyleSheet

@Suite struct ThemeColorTests {
  @Test(arguments: [0, 0x0064_D9FF, 0x1EE6_8A00, 0xFFFF_FFFF, 0x0102_0304] as [UInt32])
  func colorRoundTripsThroughItsNumber(_ rgba: UInt32) {
    #expect(ThemeColor(rgba: rgba).rgba == rgba)
  }

  @Test(
    arguments: [
      (0x0064_D9FF, "#0064D9"), (0x0064_D980, "#0064D980"), (0x0000_0000, "#00000000"),
      (0xABCD_EFFF, "#ABCDEF"),
    ] as [(UInt32, String)])
  func opaqueColorHasSixDigits(_ rgba: UInt32, _ text: String) {
    #expect(ThemeColor(rgba: rgba).description == text)
  }

  @Test(
    arguments: [
      ("opaque hides", 0x1122_33FF, 0xAABB_CCFF, 0x1122_33FF),
      ("clear shows", 0x1122_3300, 0xAABB_CCFF, 0xAABB_CCFF),
      ("half of black on white", 0x0000_0080, 0xFFFF_FFFF, 0x7F7F_7FFF),
      ("half on half", 0xFFFF_FF80, 0x0000_0080, 0xAAAA_AAC0),
      ("half on nothing keeps its color", 0x1122_3380, 0x0000_0000, 0x1122_3380),
      ("clear on clear is clear", 0x1122_3300, 0x4455_6600, 0x0000_0000),
    ] as [(String, UInt32, UInt32, UInt32)])
  func colorsAreComposited(_ name: String, _ over: UInt32, _ under: UInt32, _ seen: UInt32) {
    #expect(
      ThemeColor(rgba: over).composited(over: ThemeColor(rgba: under)) == ThemeColor(rgba: seen))
  }

  @Test func everyAlphaOverOpaqueIsOpaqueAndBetweenTheTwo() {
    for alpha in UInt8.min...UInt8.max {
      let seen = ThemeColor(red: 200, green: 0, blue: 100, alpha: alpha)
        .composited(over: ThemeColor(red: 100, green: 255, blue: 100))
      #expect(seen.isOpaque)
      #expect((100...200).contains(seen.red))
      #expect(seen.blue == 100)
    }
  }

  @Test(
    arguments: [
      (0.0, 0), (1.0, 255), (0.5, 128), (-1.0, 0), (7.0, 255), (.nan, 0), (.infinity, 255),
      (30.0 / 255, 30),
    ] as [(Double, UInt8)])
  func fractionsAreClamped(_ fraction: Double, _ byte: UInt8) {
    let color = ThemeColor(red: fraction, green: 0, blue: 0, alpha: fraction)
    #expect(color == ThemeColor(red: byte, green: 0, blue: 0, alpha: byte))
  }

  @Test(
    arguments: [
      (0.0, 0xFF00_00FF), (1.0 / 6, 0xFFFF_00FF), (1.0 / 3, 0x00FF_00FF), (0.5, 0x00FF_FFFF),
      (2.0 / 3, 0x0000_FFFF), (5.0 / 6, 0xFF00_FFFF), (1.0, 0xFF00_00FF),
      (7.0, 0xFF00_00FF), (-1.0, 0xFF00_00FF), (.nan, 0xFF00_00FF), (.infinity, 0xFF00_00FF),
    ] as [(Double, UInt32)])
  func huesWrapAround(_ hue: Double, _ rgba: UInt32) {
    let expected = ThemeColor(rgba: rgba)
    #expect(ThemeColor(hue: hue, saturation: 1, brightness: 1, alpha: 1) == expected)
    #expect(ThemeColor(hue: hue, saturation: 1, lightness: 0.5, alpha: 1) == expected)
  }

  @Test func brightnessAndLightnessDiffer() {
    #expect(
      ThemeColor(hue: 0, saturation: 0, brightness: 1, alpha: 1) == ThemeColor(rgba: 0xFFFF_FFFF))
    #expect(
      ThemeColor(hue: 0, saturation: 1, lightness: 1, alpha: 1) == ThemeColor(rgba: 0xFFFF_FFFF))
    #expect(
      ThemeColor(hue: 0, saturation: 1, brightness: 0.5, alpha: 1) == ThemeColor(rgba: 0x8000_00FF))
    #expect(
      ThemeColor(hue: 0, saturation: 1, lightness: 0.25, alpha: 1) == ThemeColor(rgba: 0x8000_00FF))
  }
}
