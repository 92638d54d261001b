import StyleSheet

// Colors in the color spaces of the format.

extension TokenValueReader {
  private static let spaces = [
    "srgb", "hsl", "hwb", "srgb-linear", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
    "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
  ]

  mutating func color(_ value: JSON) -> String? {
    guard let color = readColor(value) else { return nil }
    guard let text = dialect.text(of: color) else {
      leaveOut(
        at: value.range,
        "'\(dialect.name)' has no text for \(color.withOpacity); the token is left out")
      return nil
    }
    return text
  }

  private mutating func readColor(_ value: JSON) -> ThemeColor? {
    if case .string(let text) = value.content, let color = Self.hexColor(text) {
      tellOlderForm(value, "an object with 'colorSpace' and 'components'")
      return color
    }
    guard case .object(let members) = value.content else {
      return wrong(
        .wrongType, value,
        "a color is an object with 'colorSpace' and 'components', not \(value.kind)")
    }
    check(members, ["colorSpace", "components", "alpha", "hex"])
    var alpha = 1.0
    if let given = members["alpha"] {
      guard let number = number(given, "'alpha'", in: 0...1) else { return nil }
      alpha = number
    }
    guard let space = required(members, "colorSpace", value),
      let components = required(members, "components", value)
    else { return nil }
    guard case .string(let name) = space.content, Self.spaces.contains(name) else {
      let words = Self.spaces.map { "\"\($0)\"" }.joined(separator: ", ")
      return wrong(.unknownWord, space, "expected one of \(words)")
    }
    if let hex = members["hex"], sixDigits(hex) == nil {
      return wrong(.wrongType, hex, "expected six digits such as \"#0064d9\" as 'hex'")
    }
    guard let parts = parts(components, of: name) else { return nil }
    switch name {
    case "srgb": return ThemeColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case "hsl":
      return ThemeColor(
        hue: parts[0] / 360, saturation: parts[1] / 100, lightness: parts[2] / 100, alpha: alpha)
    case "hwb": return Self.hwb(parts[0] / 360, parts[1] / 100, parts[2] / 100, alpha)
    default: return fallback(members, space, name, alpha, value)
    }
  }

  /// Returns three numbers; `none` is 0.
  private mutating func parts(_ components: JSON, of space: String) -> [Double]? {
    guard case .array(let elements) = components.content, elements.count == 3 else {
      return wrong(.wrongType, components, "'components' are a list of three numbers")
    }
    let ranges: [ClosedRange<Double>?] =
      switch space {
      case "srgb": [0...1, 0...1, 0...1]
      case "hsl", "hwb": [0...360, 0...100, 0...100]
      default: [nil, nil, nil]
      }
    let numbers = zip(elements, ranges).map { element, range -> Double? in
      if case .string("none") = element.content { return 0 }
      let number = number(element, "a component", in: range)
      if number == 360, range?.upperBound == 360 {
        return wrong(.outOfRange, element, "a hue is less than 360; expected 0 in its place")
      }
      return number
    }
    let known = numbers.compactMap { $0 }
    return known.count == 3 ? known : nil
  }

  /// Converts HWB to sRGB (CSS Color 4, section 8.1).
  private static func hwb(
    _ hue: Double, _ white: Double, _ black: Double, _ alpha: Double
  ) -> ThemeColor {
    guard white + black < 1 else {
      let gray = white / (white + black)
      return ThemeColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    let brightness = 1 - black
    return ThemeColor(
      hue: hue, saturation: 1 - white / brightness, brightness: brightness, alpha: alpha)
  }

  /// Returns the optional `hex` color of a color outside of sRGB.
  private mutating func fallback(
    _ members: [JSON.Member], _ space: JSON, _ name: String, _ alpha: Double, _ value: JSON
  ) -> ThemeColor? {
    guard let hex = members["hex"], let (text, color) = sixDigits(hex) else {
      leaveOut(
        at: space.range,
        "colors of sheets are sRGB, not '\(name)', and there is no 'hex' to use instead; the "
          + "token is left out")
      return nil
    }
    report(
      .otherSpace, .warning, at: space.range,
      "colors of sheets are sRGB, not '\(name)'; '\(text)' is used instead")
    return ThemeColor(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: alpha)
  }

  private func sixDigits(_ value: JSON) -> (text: String, color: ThemeColor)? {
    guard let text = value.text, text.utf8.count == 7 else { return nil }
    return Self.hexColor(text).map { (text, $0) }
  }

  /// Parses `#RRGGBB`, or `#RRGGBBAA` as in CSS.
  private static func hexColor(_ text: String) -> ThemeColor? {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    return ThemeColor(rgba: digits.utf8.count == 6 ? number << 8 | 0xFF : number)
  }
}
