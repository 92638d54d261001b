/// A set of ASCII characters, written as a string.
///
/// Searching a string for a byte takes longer, because it compares the characters one by one.
struct ByteSet: ExpressibleByStringLiteral, Sendable {
  /// A bit for each byte below 64, and for each of the following 64.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(stringLiteral text: StaticString) {
    text.withUTF8Buffer { bytes in
      for byte in bytes {
        precondition(byte < 0x80, "a set has only ASCII characters")
        if byte < 64 { low |= 1 &<< UInt64(byte) } else { high |= 1 &<< UInt64(byte) }
      }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? low : high) &>> UInt64(byte) & 1 != 0
  }
}
