/// Finds the end of a word, eight bytes at a time.
///
/// Avoids a mispredicted branch at the end of every word.
enum WordRun {
  /// Returns the number of letters, digits, `_`, `.` and `-` at the front of eight bytes, the first
  /// of which is the lowest.
  @inline(__always)
  static func length(in bytes: UInt64) -> Int {
    let low = bytes & 0x7F7F_7F7F_7F7F_7F7F
    let letters = within(low | each(0x20), 0x61, 0x7A)
    let digits = within(low, 0x30, 0x39)
    let signs = within(low, 0x2D, 0x2E) | within(low, 0x5F, 0x5F)
    return count(of: letters | digits | signs, in: bytes)
  }
}

/// Finds the end of ASCII blanks in the same way.
enum BlankRun {
  /// Returns the number of spaces, tabs and line ends at the front of eight bytes, the first of
  /// which is the lowest.
  @inline(__always)
  static func length(in bytes: UInt64) -> Int {
    let low = bytes & 0x7F7F_7F7F_7F7F_7F7F
    return count(of: within(low, 0x09, 0x0D) | within(low, 0x20, 0x20), in: bytes)
  }
}

extension ByteView {
  /// Returns the end of a word that continues at `start`; `continues` decides on a character at
  /// which a run stops.
  @inline(__always)
  func wordEnd(from start: Int, _ continues: (UInt8) -> Bool) -> Int {
    var place = start
    while true {
      let length = WordRun.length(in: word(at: place))
      place &+= length
      guard length < 8 else { continue }
      // The run rarely stops before the end of a word.
      guard continues(self[place]) else { return place }
      place &+= 1
    }
  }

  /// Returns the end of the ASCII blanks at `start`.
  @inline(__always)
  func blankEnd(from start: Int) -> Int {
    var place = start
    while true {
      let length = BlankRun.length(in: word(at: place))
      place &+= length
      if length < 8 { return place }
    }
  }
}

/// Returns the number of leading ASCII bytes whose high bit is set in `marks`.
@inline(__always)
private func count(of marks: UInt64, in bytes: UInt64) -> Int {
  let others = ~marks & ~bytes & each(0x80) | bytes & each(0x80)
  return others.trailingZeroBitCount / 8
}

/// Returns the high bit of each byte from `first` to `last`; all bytes have at most seven bits, so
/// no sum carries into the next.
@inline(__always)
private func within(_ bytes: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
  (bytes &+ each(0x80 &- first)) & ~(bytes &+ each(0x7F &- last)) & each(0x80)
}

@inline(__always)
private func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
