extension FixedDecimal: LosslessStringConvertible {
  /// Parses a decimal and rounds it to millionths.
  ///
  /// ```
  /// text   → ('+' | '-')? digit+ ('.' digit+)? exponent?
  /// exponent → ('e' | 'E') ('+' | '-')? digit+
  /// ```
  ///
  /// - Parameter text: ASCII, without spaces and grouping separators. A value between two
  ///   millionths is rounded to the nearest, and a tie away from zero. Anything else, or a number
  ///   beyond ``min`` or ``max``, returns nil.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ text: String) {
    var scanner = DecimalScanner(text)
    guard let digits = scanner.digits(), let (below, next, _) = digits.magnitude else { return nil }
    self.init(next < 5 ? below : below.saturatingSuccessor, isNegative: digits.isNegative)
  }

  /// Returns the decimals around a number of any size, which are equal for one with at most six decimals.
  ///
  /// A number beyond ``min`` or ``max`` counts as that bound; nil if the text is no number.
  static func neighbors(of text: String) -> ClosedRange<FixedDecimal>? {
    var scanner = DecimalScanner(text)
    guard let digits = scanner.digits() else { return nil }
    let bound = digits.isNegative ? FixedDecimal.min : .max
    guard let (below, _, isExact) = digits.magnitude else { return bound...bound }
    let above = isExact ? below : below.saturatingSuccessor
    let inner = FixedDecimal(below, isNegative: digits.isNegative) ?? bound
    let outer = FixedDecimal(above, isNegative: digits.isNegative) ?? bound
    return Swift.min(inner, outer)...Swift.max(inner, outer)
  }

  /// Creates a value from the magnitude of its millionths; nil if it is beyond ``min`` or ``max``.
  private init?(_ magnitude: UInt64, isNegative: Bool) {
    let millionths = isNegative ? Int64(exactlyMinus: magnitude) : Int64(exactly: magnitude)
    guard let millionths else { return nil }
    self.init(millionths: millionths)
  }

  /// The decimal without trailing zeros, with a decimal point: `4`, `4.25`, `-0.5`.
  public var description: String { text(decimals: 6) }

  /// Returns the decimal rounded half up, without trailing zeros.
  ///
  /// With one decimal, 4.25 is "4.3" and 4 is "4". The number of decimals is clamped to 0...6.
  package func text(decimals: Int, separator: String = ".") -> String {
    let shown = rounded(toDecimals: decimals, .halfUp)
    let (whole, fraction) = shown.millionths.magnitude
      .quotientAndRemainder(dividingBy: Self.unit.magnitude)
    let sign = shown < 0 ? "-" : ""
    guard fraction > 0 else { return sign + String(whole) }
    // The first digit keeps the zeros at the beginning.
    let digits = String(Self.unit.magnitude + fraction).dropFirst()
    return sign + String(whole) + separator + digits.prefix(shown.decimals)
  }

  /// The number of decimals without trailing zeros, 0 to 6.
  var decimals: Int {
    var (rest, decimals) = (millionths, 6)
    while decimals > 0, rest % 10 == 0 { (rest, decimals) = (rest / 10, decimals - 1) }
    return decimals
  }
}

// MARK: - Reading

/// The parts of a decimal text.
private struct DecimalDigits {
  let isNegative: Bool
  let whole: Substring.UTF8View
  let fraction: Substring.UTF8View
  let exponent: Int

  /// The number in millionths without its sign, rounded down, with the first digit that is dropped, and true
  /// if all of them are zero; nil if it overflows.
  var magnitude: (below: UInt64, next: UInt64, isExact: Bool)? {
    var kept = whole.count + exponent + 6
    var (number, next, isExact) = (UInt64(0), UInt64(0), true)
    for digits in [whole, fraction] {
      for byte in digits {
        let digit = UInt64(byte - UInt8(ascii: "0"))
        if kept > 0 {
          guard let longer = number.appending(digit) else { return nil }
          number = longer
        } else {
          if kept == 0 { next = digit }
          isExact = isExact && digit == 0
        }
        kept -= 1
      }
    }
    while kept > 0, number > 0 {
      guard let longer = number.appending(0) else { return nil }
      number = longer
      kept -= 1
    }
    return (number, next, isExact)
  }
}

/// A parser of one decimal, byte by byte.
private struct DecimalScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  // text → ('+' | '-')? digit+ ('.' digit+)? exponent?
  mutating func digits() -> DecimalDigits? {
    let isNegative = takeSign()
    guard let whole = takeDigits() else { return nil }
    var fraction = whole[whole.endIndex...]
    if take(ascii: ".") {
      guard let digits = takeDigits() else { return nil }
      fraction = digits
    }
    guard let exponent = takeExponent(), rest.isEmpty else { return nil }
    return DecimalDigits(
      isNegative: isNegative, whole: whole, fraction: fraction, exponent: exponent)
  }

  /// Parses `exponent → ('e' | 'E') ('+' | '-')? digit+`; returns 0 if there is none.
  ///
  /// The magnitude is clamped to 10,000. Returns nil if the exponent is malformed.
  private mutating func takeExponent() -> Int? {
    guard take(ascii: "e") || take(ascii: "E") else { return 0 }
    let isNegative = takeSign()
    guard let digits = takeDigits() else { return nil }
    var exponent = 0
    for byte in digits {
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 10_000)
    }
    return isNegative ? -exponent : exponent
  }

  /// Parses one or more digits.
  private mutating func takeDigits() -> Substring.UTF8View? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return digits
  }

  private mutating func takeSign() -> Bool {
    if take(ascii: "-") { return true }
    _ = take(ascii: "+")
    return false
  }

  private mutating func take(ascii character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }
}

extension Int64 {
  /// Creates `-magnitude`; ``min`` has no positive counterpart.
  fileprivate init?(exactlyMinus magnitude: UInt64) {
    guard magnitude <= Int64.min.magnitude else { return nil }
    self.init(truncatingIfNeeded: 0 &- magnitude)
  }
}

extension UInt64 {
  fileprivate var saturatingSuccessor: UInt64 { self < .max ? self + 1 : self }

  fileprivate func appending(_ digit: UInt64) -> UInt64? {
    let (tenfold, isTooLarge) = multipliedReportingOverflow(by: 10)
    let (sum, isTooLargeNow) = tenfold.addingReportingOverflow(digit)
    return isTooLarge || isTooLargeNow ? nil : sum
  }
}
