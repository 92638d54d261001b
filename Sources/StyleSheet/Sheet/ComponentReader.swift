/// Reads the bytes of a word as a number, as hex digits, or as neither.
enum ComponentReader {
  /// Returns the component of a word; nil if it is a name.
  static func read(_ bytes: ByteView, _ range: Range<Int>) -> Component? {
    let first = bytes[range.lowerBound]
    if first == UInt8(ascii: "#") { return hex(bytes, range.lowerBound + 1..<range.upperBound) }
    // Digits, the dot and the hyphen are below the letters of a name.
    guard first <= UInt8(ascii: "9") else { return nil }
    if first == UInt8(ascii: "0"), bytes[range.lowerBound + 1] | 0x20 == UInt8(ascii: "x") {
      return hex(bytes, range.lowerBound + 2..<range.upperBound)
    }
    // Up to eight digits and nothing else, the most common number, need no loop.
    if let digits = DigitWord(bytes, range), let value = digits.decimal {
      return .number(Double(value), .none, isDotted: false)
    }
    return number(bytes, range)
  }

  /// Reads hex digits up to the end of the word; nil for any other character.
  ///
  /// A lone `#` has no digits; the rules report it.
  private static func hex(_ bytes: ByteView, _ range: Range<Int>) -> Component? {
    if let word = DigitWord(bytes, range), let digits = word.hexadecimal {
      return .hex(UInt64(digits), count: range.count)
    }
    return longHex(bytes, range)
  }

  @inline(never)
  private static func longHex(_ bytes: ByteView, _ range: Range<Int>) -> Component? {
    var digits: UInt64 = 0
    for offset in range {
      guard let digit = bytes[offset].hexDigit else { return nil }
      if offset &- range.lowerBound < 16 { digits = digits << 4 | UInt64(digit) }
    }
    return .hex(digits, count: range.count)
  }

  /// Reads a number with its suffix, such as `-12.5px`.
  ///
  /// Up to eighteen digits are exact, not counting leading zeros; further ones count as zeros, so
  /// the result is never infinite. An exponent is read as by NUI's `floatValue`, as long as the
  /// result is finite.
  @inline(never)
  private static func number(_ bytes: ByteView, _ range: Range<Int>) -> Component? {
    var offset = range.lowerBound
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset &+= 1 }

    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    let full: UInt64 = 100_000_000_000_000_000
    func take() -> UInt8? {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      return digit < 10 ? digit : nil
    }
    while let digit = take() {
      if mantissa < full { mantissa = mantissa &* 10 &+ UInt64(digit) } else { exponent &+= 1 }
      digits &+= 1
      offset &+= 1
    }
    // A dot at the end of a value may be a token of its own.
    let isDotted = offset < range.upperBound && bytes[offset] == UInt8(ascii: ".")
    if isDotted {
      offset &+= 1
      while let digit = take() {
        if mantissa < full {
          mantissa = mantissa &* 10 &+ UInt64(digit)
          exponent &-= 1
        }
        digits &+= 1
        offset &+= 1
      }
    }
    guard digits > 0 else { return nil }
    let front = offset
    let power = Self.exponent(bytes, &offset)
    guard let value = scaled(mantissa, by: exponent &+ power) else { return nil }
    let unit =
      offset == range.upperBound && offset > front
      ? Component.Unit.exponent : unit(bytes, offset..<range.upperBound)
    return .number(
      isNegative ? 0 - value : value, unit, isDotted: isDotted, hasMinus: isNegative)
  }

  /// Reads `e3` or `E-2`; returns 0 and advances nothing if there is no exponent.
  private static func exponent(_ bytes: ByteView, _ offset: inout Int) -> Int {
    guard bytes[offset] | 0x20 == UInt8(ascii: "e") else { return 0 }
    var place = offset + 1
    let isNegative = bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    var power = 0
    let first = place
    while bytes[place] &- UInt8(ascii: "0") < 10, place - first < 4 {
      power = power * 10 + Int(bytes[place] - UInt8(ascii: "0"))
      place += 1
    }
    guard place > first else { return 0 }
    offset = place
    return isNegative ? -power : power
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Returns a number times a power of ten; nil above 10^22.
  private static func scaled(_ mantissa: UInt64, by exponent: Int) -> Double? {
    if exponent == 0 { return Double(mantissa) }
    if exponent < -22 {
      return exponent < -44 ? 0 : Double(mantissa) / powers[22] / powers[-exponent - 22]
    }
    guard exponent <= 22 else { return mantissa == 0 ? 0 : nil }
    return exponent < 0
      ? Double(mantissa) / powers[-exponent] : Double(mantissa) * powers[exponent]
  }

  private static func unit(_ bytes: ByteView, _ range: Range<Int>) -> Component.Unit {
    if range.isEmpty { return .none }
    if range.count == 2, bytes[range.lowerBound] == UInt8(ascii: "p"),
      bytes[range.lowerBound + 1] == UInt8(ascii: "x")
    {
      return .px
    }
    return .other
  }
}
