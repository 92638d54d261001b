extension Dialect {
  /// Returns the color of hex digits, or nil.
  ///
  /// `hexDigits` has the last digit in its lowest four bits; of more than sixteen digits, only the
  /// first sixteen. `count` is the number of digits, including leading zeros.
  package func color(hexDigits: UInt64, count: Int) -> ThemeColor? {
    guard let taken = hexLengths.taken(of: count) else { return nil }
    let available = min(count, 16)
    func first(_ wanted: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: hexDigits >> UInt64(4 * (available - wanted)))
    }
    if count == 8 { return eightDigits.color(of: first(8)) }
    switch taken {
    case 3: return ThemeColor(shorthand: first(3))
    case 6: return ThemeColor(rgba: first(6) << 8 | 0xFF)
    default: return eightDigits.color(of: first(8))
    }
  }

  /// Returns the color of a color function, or nil.
  ///
  /// `rgba` and `hsla` need four components; a fourth one of `rgb` and `hsl` is ignored. Components
  /// are clamped to a full channel. If it is unknown whether the engine reads functions, they are
  /// read as in NUI.
  package func color(
    _ function: ColorFunction, _ components: [ColorFunction.Argument]
  ) -> ThemeColor? {
    let wanted = function.hasAlpha ? 4 : 3
    guard colorFunctions != .notRead, (wanted...4).contains(components.count) else { return nil }
    // An array of the fractions would cost more than the color.
    func part(_ index: Int) -> Double { min(components[index].fraction, 1) }
    let alpha = function.hasAlpha ? part(3) : 1

    switch function {
    case .rgb, .rgba:
      return ThemeColor(red: part(0), green: part(1), blue: part(2), alpha: alpha)
    case .hsl, .hsla:
      switch hsl {
      case .notRead: return nil
      case .brightness:
        return ThemeColor(hue: part(0), saturation: part(1), brightness: part(2), alpha: alpha)
      }
    }
  }

  /// Returns the color word of that name, if this engine has it; its color may be unknown.
  package func colorWord(_ name: String) -> NamedColors.Word? {
    NamedColors.word(name, in: colorWords)
  }
}

extension ThemeColor {
  /// Creates a color from three digits, RGB, each doubled.
  fileprivate init(shorthand digits: UInt32) {
    let red = digits >> 8 & 15
    let green = digits >> 4 & 15
    let blue = digits & 15
    self.init(rgba: (red << 24 | green << 16 | blue << 8) * 0x11 | 0xFF)
  }
}
