import Foundation
import Testing

@testable import StyleSheet

@Suite struct ContrastTests {
  private static let white = ThemeColor(rgba: 0xFFFF_FFFF)
  private static let black = ThemeColor(rgba: 0x0000_00FF)

  /// The expected values are from the formula of the standard, to six digits.
  @Test(
    arguments: [
      (0x0000_00FF, 0xFFFF_FFFF, 21), (0x7676_76FF, 0xFFFF_FFFF, 4.542225),
      (0x7777_77FF, 0xFFFF_FFFF, 4.478089), (0x9494_94FF, 0xFFFF_FFFF, 3.033470),
      (0x9595_95FF, 0xFFFF_FFFF, 2.995346), (0x5959_59FF, 0xFFFF_FFFF, 7.004729),
      (0x5A5A_5AFF, 0xFFFF_FFFF, 6.896926), (0x0070_F2FF, 0xFFFF_FFFF, 4.565387),
      (0xFF00_00FF, 0xFFFF_FFFF, 3.998477), (0xFFA5_00FF, 0xFFFF_FFFF, 1.974788),
      (0xFFFF_00FF, 0xFFFF_FFFF, 1.073839), (0xFFF0_00FF, 0xFFFF_FFFF, 1.185367),
      (0x8080_80FF, 0x0000_00FF, 5.317210), (0x1234_56FF, 0x1234_56FF, 1),
    ] as [(UInt32, UInt32, Double)])
  func contrastMatchesStandard(_ one: UInt32, _ other: UInt32, _ expected: Double) throws {
    let there = try #require(ThemeColor(rgba: one).contrast(against: ThemeColor(rgba: other)))
    let back = try #require(ThemeColor(rgba: other).contrast(against: ThemeColor(rgba: one)))
    #expect(abs(there - expected) < 0.5e-6)
    #expect(there == back)
  }

  @Test func luminanceMatchesStandard() {
    #expect(abs(ThemeColor(rgba: 0x8080_80FF).relativeLuminance - 0.215861) < 0.5e-6)
    #expect(Self.black.relativeLuminance == 0)
    #expect(abs(Self.white.relativeLuminance - 1) < 1e-15)
  }

  /// Every byte is compared with `pow`.
  @Test func linearLightMatchesStandard() {
    for byte in UInt8.min...UInt8.max {
      let channel = Double(byte) / 255
      let expected = channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
      #expect(abs(LinearLight.of(byte) - expected) <= expected * 1e-15 * 4)
      #expect(LinearLight.channel(LinearLight.of(byte)) == byte)
    }
  }

  /// The lights are even steps, and the values at and just below each border between two bytes.
  @Test func lightGivesTheNearestChannel() {
    let borders = (0..<255).map { LinearLight.of((Double($0) + 0.5) / 255) }
    let lights = (-1...4097).map { Double($0) / 4096 } + borders.flatMap { [$0, $0.nextDown] }
    for light in lights + [-1e300, 1e300, .infinity, -.infinity] {
      #expect(Int(LinearLight.channel(light)) == borders.count { light >= $0 })
    }
  }

  /// No byte is between the two published thresholds.
  @Test func olderThresholdGivesTheSameResult() {
    for byte in UInt8.min...UInt8.max {
      #expect((Double(byte) / 255 <= 0.04045) == (Double(byte) / 255 <= 0.03928))
    }
  }

  /// Every gray with every alpha over white has the contrast of the unrounded channels.
  @Test func contrastIsOfUnroundedChannels() throws {
    let white = try #require(Backdrop(Self.white))
    var changedByRounding = 0
    for gray in UInt8.min...UInt8.max {
      for alpha in UInt8.min...UInt8.max {
        let color = ThemeColor(red: gray, green: gray, blue: gray, alpha: alpha)
        let channel = (255 + (Double(gray) - 255) * Double(alpha) / 255) / 255
        let light = channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        let ratio = color.contrast(against: white)
        #expect(abs(ratio - 1.05 / (light + 0.05)) < 1e-11)
        let rounded = color.composited(over: Self.white).contrast(against: white)
        if (ratio >= 4.5) != (rounded >= 4.5) { changedByRounding += 1 }
      }
    }
    #expect(changedByRounding > 0)
  }

  @Test func colorIsCompositedOverBackdrop() throws {
    let half = ThemeColor(rgba: 0x0000_0080)
    let ratio = try #require(half.contrast(against: Self.white))
    // 255 × 127/255 is 127 exactly.
    let gray = ThemeColor(rgba: 0x7F7F_7FFF)
    #expect(abs(ratio - (try #require(gray.contrast(against: Self.white)))) < 1e-12)
    #expect(ThemeColor.clear.contrast(against: Self.white) == 1)
  }

  @Test func translucentBackdropHasNoContrast() {
    #expect(Self.black.contrast(against: ThemeColor(rgba: 0xFFFF_FFFE)) == nil)
    #expect(Backdrop([]) == nil)
    #expect(Backdrop([.clear, ThemeColor(rgba: 0x1122_3380)]) == nil)
    #expect(Backdrop([.clear, Self.white, ThemeColor(rgba: 0x1122_3380)]) == Backdrop(Self.white))
    #expect(Backdrop([Self.black, Self.white]) == Backdrop(Self.black))
  }

  @Test(
    arguments: [
      (nil, false, .text), (nil, true, .text), (17.9, false, .text), (18, false, .largeText),
      (13.9, true, .text), (14, true, .largeText), (14, false, .text),
    ] as [(Double?, Bool, ContrastNeed)])
  func largeTextNeedsLessContrast(_ points: Double?, _ isBold: Bool, _ need: ContrastNeed) {
    #expect(ContrastNeed.text(points: points, isBold: isBold) == need)
  }

  @Test func needsMatchStandard() {
    #expect(ContrastNeed.allCases.map(\.least) == [4.5, 3, 3, 7, 4.5])
    #expect(
      ContrastNeed.allCases.map(\.criterion) == ["1.4.3", "1.4.3", "1.4.11", "1.4.6", "1.4.6"])
  }
}
