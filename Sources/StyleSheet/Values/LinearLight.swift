/// The conversion between sRGB channels and linear light.
enum LinearLight {
  // Source: WCAG 2.2, "relative luminance", with the threshold of its erratum, 0.04045, as in IEC
  // 61966-2-1. Older texts have 0.03928; no byte is between the two.
  /// Returns the linear light, 0 to 1, of a channel in the range 0 to 1.
  package static func of(_ channel: Double) -> Double {
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    let square = base * base
    return square * square.root(5)  // the power of 2.4
  }

  /// Returns the linear light of a channel in the range 0 to 255.
  package static func of(_ channel: UInt8) -> Double { ofBytes[Int(channel)] }

  /// Returns the byte nearest to an amount of light; the distance is measured in encoded channels.
  static func channel(_ light: Double) -> UInt8 {
    // Narrows the search, which runs hundreds of times for one color.
    let part = (light * Double(starts.count - 1)).rounded(.down)
    guard part >= 0 else { return 0 }
    guard part < Double(starts.count - 1) else { return 255 }
    let near = borders[Int(starts[Int(part)])..<Int(starts[Int(part) + 1])]
    return UInt8(near.firstPlace { light < $0 })
  }

  /// A lower bound of the byte for each 256th of the light range.
  private static let starts: [UInt8] = (0...256).map { part in
    UInt8(borders.count { Double(part) / 256 >= $0 })
  }

  private static let ofBytes: [Double] = (0...255).map { of(Double($0) / 255) }

  /// The light at the midpoint, in encoded channels, between each byte and the next.
  private static let borders: [Double] = (0..<255).map { of((Double($0) + 0.5) / 255) }
}
