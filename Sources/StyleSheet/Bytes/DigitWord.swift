/// One to eight digits, read together.
///
/// Arithmetic on eight bytes avoids the mispredicted end of a loop.
struct DigitWord {
  /// The bytes of the digits, the last one in the highest byte, padded with `0` before the first.
  private let bytes: UInt64

  /// Reads the bytes of `range`; nil unless there are one to eight.
  @inline(__always)
  init?(_ view: ByteView, _ range: Range<Int>) {
    guard UInt(bitPattern: range.count &- 1) < 8 else { return nil }
    let shift = UInt64(truncatingIfNeeded: 64 &- 8 &* range.count)
    let zeros: UInt64 = 0x3030_3030_3030_3030
    let word = view.word(at: range.lowerBound) << shift
    bytes = word | (zeros & ~(~0 << shift))
  }

  /// The value as decimal digits; nil if a byte is not one.
  @inline(__always)
  var decimal: UInt32? {
    let values = bytes ^ 0x3030_3030_3030_3030
    // A digit is below ten if neither it nor it plus six exceeds the lower four bits.
    guard (values | (values &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else {
      return nil
    }
    let pairs = values &* 10 &+ (values >> 8)
    let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let high = ((pairs >> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return UInt32(truncatingIfNeeded: (low &+ high) >> 32)
  }

  /// The value as hex digits; nil if a byte is not one.
  @inline(__always)
  var hexadecimal: UInt32? {
    let letters = (bytes >> 6) & 0x0101_0101_0101_0101
    let values = (bytes & 0x0F0F_0F0F_0F0F_0F0F) &+ letters &* 9
    // Each value is below sixteen, and its byte is the character of that value in either case.
    let above = values &+ 0x7676_7676_7676_7676
    let isLetter = (above >> 7) & 0x0101_0101_0101_0101
    let written = values &+ 0x3030_3030_3030_3030 &+ isLetter &* 0x27
    guard (values & 0xF0F0_F0F0_F0F0_F0F0) | ((written ^ bytes) & ~(isLetter << 5)) == 0 else {
      return nil
    }
    let even = values & 0x000F_000F_000F_000F
    let odd = (values >> 8) & 0x000F_000F_000F_000F
    var packed = even << 4 | odd
    packed = (packed | packed >> 8) & 0x0000_FFFF_0000_FFFF
    packed = packed | packed >> 16
    return UInt32(truncatingIfNeeded: packed).byteSwapped
  }
}
