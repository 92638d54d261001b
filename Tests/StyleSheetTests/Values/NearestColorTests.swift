import Foundation
import Mutations
import Testing

@testable import StyleSheet

@Suite struct NearestColorTests {
  private static let white = ThemeColor(rgba: 0xFFFF_FFFF)
  private static let black = ThemeColor(rgba: 0x0000_00FF)

  @Test(
    arguments: [
      ("enough already", 0x0000_00FF, 4.5, [0xFFFF_FFFF], 0x0000_00FF),
      (
        "a gray that just fails becomes the one that just passes", 0x7777_77FF, 4.5,
        [0xFFFF_FFFF], 0x7676_76FF
      ),
      ("the same for marks", 0x9595_95FF, 3, [0xFFFF_FFFF], 0x9494_94FF),
      ("white on a dark gray cannot get lighter", 0xFFFF_FFFF, 21, [0x0000_00FF], 0xFFFF_FFFF),
      (
        "nothing is between black and white", 0x8080_80FF, 4.5 * 4.5,
        [0x0000_00FF, 0xFFFF_FFFF], nil
      ),
      ("too much shines through", 0x0000_0040, 4.5, [0xFFFF_FFFF], nil),
      ("gray on gray goes the shorter way", 0x6060_60FF, 3, [0x8080_80FF], 0x3737_37FF),
    ] as [(String, UInt32, Double, [UInt32], UInt32?)])
  func nearestColorMatches(
    _ name: String, _ color: UInt32, _ least: Double, _ grounds: [UInt32], _ expected: UInt32?
  ) {
    let found = ThemeColor(rgba: color).nearest(
      reaching: least, against: grounds.compactMap { Backdrop(ThemeColor(rgba: $0)) })
    #expect(found == expected.map(ThemeColor.init(rgba:)), "\(name): \(found as Any)")
  }

  /// The result passes and has the hue of the color, and no color of that hue is much nearer.
  @Test func resultPassesAndKeepsItsHue() {
    var random = SplitMix64(seed: 11)
    var found = 0
    for _ in 0..<Trials.count(50, of: 400) {
      let color = ThemeColor(rgba: UInt32(truncatingIfNeeded: random.next()) | 0xFF)
      let ground = ThemeColor(rgba: UInt32(truncatingIfNeeded: random.next()) | 0xFF)
      let backdrops = [ground].compactMap { Backdrop($0) }
      let least = random.element(of: [3, 4.5, 7])
      guard let near = color.nearest(reaching: least, against: backdrops) else {
        // Then neither black nor white passes.
        #expect(
          max(
            Self.white.contrast(against: backdrops[0]),
            Self.black.contrast(against: backdrops[0])) < least)
        continue
      }
      found += 1
      #expect(near.contrast(against: backdrops[0]) >= least)
      #expect(Self.hueDifference(color, near) < 0.12, "\(color) \(near)")
      expectNoneNearer(than: near, color, least, backdrops[0])
    }
    #expect(found > Trials.count(33, of: 300))
  }

  /// Searches many more lightnesses for a color that is nearer by more than a step.
  private func expectNoneNearer(
    than near: ThemeColor, _ color: ThemeColor, _ least: Double, _ backdrop: Backdrop
  ) {
    let start = Oklab(color)
    let away = abs(Oklab(near).lightness - start.lightness)
    guard near != color else { return }
    for step in 0..<2_000 {
      let distance = Double(step) / 2_000
      guard distance < away - 0.012 else { return }
      for lightness in [start.lightness - distance, start.lightness + distance]
      where (0...1).contains(lightness) {
        let other = start.color(lightness: lightness, alpha: 255)
        #expect(other.contrast(against: backdrop) < least, "\(color) on \(backdrop): \(other)")
      }
    }
  }

  /// The difference of two hues in turns; 0 for grays.
  private static func hueDifference(_ one: ThemeColor, _ other: ThemeColor) -> Double {
    let (a, b) = (Oklab(one), Oklab(other))
    let size = hypot(a.greenRed, a.blueYellow) * hypot(b.greenRed, b.blueYellow)
    guard size > 0.0016 else { return 0 }
    let cosine = (a.greenRed * b.greenRed + a.blueYellow * b.blueYellow) / size
    return acos(min(max(cosine, -1), 1)) / (2 * .pi)
  }

  @Test func graysStayGray() {
    for byte in stride(from: UInt8(0), through: 250, by: 10) {
      let gray = ThemeColor(red: byte, green: byte, blue: byte)
      let near = gray.nearest(reaching: 7, against: [Backdrop(Self.white)].compactMap { $0 })
      #expect(near.map { $0.red == $0.green && $0.green == $0.blue } == true)
    }
  }

  /// The expected values are published.
  @Test func colorSpaceIsOklab() {
    let red = Oklab(ThemeColor(rgba: 0xFF00_00FF))
    #expect(abs(red.lightness - 0.62796) < 1e-4)
    #expect(abs(red.greenRed - 0.22486) < 1e-4)
    #expect(abs(red.blueYellow - 0.12585) < 1e-4)
    #expect(abs(Oklab(Self.white).lightness - 1) < 1e-6)
    for rgba in [0x0070_F2FF, 0xA93E_00FF, 0x1234_56FF] as [UInt32] {
      let color = ThemeColor(rgba: rgba)
      let lab = Oklab(color)
      #expect(lab.color(lightness: lab.lightness, alpha: 255) == color)
    }
  }
}
