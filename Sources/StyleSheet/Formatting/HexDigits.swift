/// A word of color digits: `#0064D9`, `0x0064d9`.
struct HexDigits {
  /// The offset of the first digit.
  package let start: Int
  private let digits: [UInt8]

  /// Returns nil for any word that is not `#` or `0x` and three, six or eight hexadecimal digits.
  init?(_ bytes: ByteView, _ range: Range<Int>) {
    let first = bytes[range.lowerBound]
    let isPrefixed = first == UInt8(ascii: "0") && bytes[range.lowerBound + 1] | 0x20 == 0x78
    guard first == UInt8(ascii: "#") || isPrefixed else { return nil }
    start = range.lowerBound + (isPrefixed ? 2 : 1)
    guard start <= range.upperBound else { return nil }
    digits = (start..<range.upperBound).map { bytes[$0] }
    guard [3, 6, 8].contains(digits.count), digits.allSatisfy({ $0.hexDigit != nil }) else {
      return nil
    }
  }

  func bytes(_ wanted: SheetFormat.DigitCase) -> [UInt8] {
    digits.map { digit in
      guard digit > 0x39 else { return digit }
      switch wanted {
      case .kept: return digit
      case .upper: return digit & ~0x20
      case .lower: return digit | 0x20
      }
    }
  }
}
