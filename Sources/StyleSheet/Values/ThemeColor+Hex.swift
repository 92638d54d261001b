extension ThemeColor {
  /// Creates a color from three, six or eight digits: RGB, RRGGBB, RRGGBBAA.
  package init?(hexadecimal digits: Substring) {
    guard digits.utf8.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else {
      return nil
    }
    switch digits.utf8.count {
    case 3: self.init(hexadecimal: Substring(digits.flatMap { [$0, $0] }))
    case 6: self.init(hexadecimal: digits + "FF")
    case 8:
      guard let rgba = UInt32(digits, radix: 16) else { return nil }
      self.init(rgba: rgba)
    default: return nil
    }
  }
}
