extension ThemeColor {
  /// Creates a color from channels in the range 0 to 1.
  ///
  /// Values outside the range are clamped, and not-a-number counts as 0. Bytes are rounded half up,
  /// so `0.5` is `0x80`.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(
      red: UInt8(fraction: red), green: UInt8(fraction: green), blue: UInt8(fraction: blue),
      alpha: UInt8(fraction: alpha))
  }

  /// Creates a color from hue, saturation and brightness in the range 0 to 1.
  ///
  /// A hue of 0 and a hue of 1 are both red. NUI reads `hsl()` this way (0.5 and later).
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let least = brightness * (1 - saturation)
    self.init(hue: hue, least: least, most: brightness, alpha: alpha)
  }

  /// Creates a color from hue, saturation and lightness in the range 0 to 1, as `hsl()` in CSS
  /// Color 4.
  package init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    let reach = saturation * min(lightness, 1 - lightness)
    self.init(hue: hue, least: lightness - reach, most: lightness + reach, alpha: alpha)
  }

  /// Creates a color from a hue, its weakest channel `least` and its strongest channel `most`.
  private init(hue: Double, least: Double, most: Double, alpha: Double) {
    let turn = hue > 0 ? min(hue, 1) * 6 : 0  // not-a-number is no turn
    let sector = Int(turn)
    let way = (most - least) * (turn - Double(sector))
    let rising = least + way
    let falling = most - way

    switch sector {
    case 0: self.init(red: most, green: rising, blue: least, alpha: alpha)
    case 1: self.init(red: falling, green: most, blue: least, alpha: alpha)
    case 2: self.init(red: least, green: most, blue: rising, alpha: alpha)
    case 3: self.init(red: least, green: falling, blue: most, alpha: alpha)
    case 4: self.init(red: rising, green: least, blue: most, alpha: alpha)
    case 5: self.init(red: most, green: least, blue: falling, alpha: alpha)
    default: self.init(red: most, green: least, blue: least, alpha: alpha)  // a whole turn
    }
  }

  /// The alpha from `0.0` to `1.0`, with as few decimals as needed for the same byte.
  package var alphaText: String {
    for scale in [10, 100, 1000] {
      let part = (Int(alpha) * scale * 2 + 255) / 510
      let color = ThemeColor(red: 0, green: 0, blue: 0, alpha: Double(part) / Double(scale))
      guard color.alpha == alpha else { continue }
      let digits = String(scale + part % scale).dropFirst()
      return "\(part / scale).\(digits)"
    }
    return "1.0"
  }
}

extension UInt8 {
  fileprivate init(fraction: Double) {
    guard fraction > 0 else {  // not-a-number ends here too
      self = 0
      return
    }
    self = fraction >= 1 ? 255 : UInt8(fraction * 255 + 0.5)
  }
}
