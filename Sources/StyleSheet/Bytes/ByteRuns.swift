/// Finds the end of a word, eight bytes at a time.
///
/// Avoids a mispredicted branch at the end of every word.
enum WordRun {
  /// Returns the number of letters, digits, `_`, `.` and `-` at the front of eight bytes, the first
  /// of which is the lowest.
  @inline(__always)
  static func length(in bytes: UInt64) -> Int {
    // The slash is the only other character from the hyphen to the nine.
    let digits = within(bytes, 0x2D, 0x39) & differs(bytes, 0x2F)
    return count(of: letters(bytes) | digits | ~differs(bytes, 0x5F), in: bytes)
  }

  /// Returns the number of letters and `-` at the front of eight bytes.
  @inline(__always)
  static func plainLength(in bytes: UInt64) -> Int {
    count(of: letters(bytes) | ~differs(bytes, 0x2D), in: bytes)
  }

  @inline(__always)
  private static func letters(_ bytes: UInt64) -> UInt64 { within(bytes | each(0x20), 0x61, 0x7A) }
}

/// Finds the end of ASCII blanks in the same way.
enum BlankRun {
  /// Returns the number of spaces, tabs and line ends at the front of eight bytes, the first of
  /// which is the lowest.
  @inline(__always)
  static func length(in bytes: UInt64) -> Int {
    count(of: within(bytes, 0x09, 0x0D) | ~differs(bytes, 0x20), in: bytes)
  }
}

extension ByteView {
  /// Returns the end of the letters, digits, `_`, `.` and `-` at `start`.
  @inline(__always)
  func wordEnd(from start: Int) -> Int { end(from: start, WordRun.length) }

  /// Returns the end of the letters and `-` at `start`.
  @inline(__always)
  func plainWordEnd(from start: Int) -> Int { end(from: start, WordRun.plainLength) }

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

  /// Returns the end of a run, sixteen bytes at a time.
  @inline(__always)
  private func end(from start: Int, _ length: (UInt64) -> Int) -> Int {
    var place = start
    while true {
      let first = length(word(at: place))
      // The second length counts only after eight bytes; without a branch that is mispredicted.
      let both = first &+ (length(word(at: place &+ 8)) & (0 &- (first &>> 3)))
      place &+= both
      if both < 16 { return place }
    }
  }
}

/// Returns the number of leading ASCII bytes whose high bit is set in `marks`.
@inline(__always)
private func count(of marks: UInt64, in bytes: UInt64) -> Int {
  ((~marks | bytes) & each(0x80)).trailingZeroBitCount / 8
}

/// Sets the high bit of each byte from `first` to `last`, and clears it in the others.
///
/// The other bits are undefined, and so are all bytes after the first that is not ASCII, because
/// its sum may carry.
@inline(__always)
private func within(_ bytes: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
  (bytes &+ each(0x80 &- first)) & ~(bytes &+ each(0x7F &- last))
}

/// Clears the high bit of each byte that is equal to `other`, and sets it in the others, with the
/// same exceptions.
@inline(__always)
private func differs(_ bytes: UInt64, _ other: UInt8) -> UInt64 {
  (bytes ^ each(other)) &+ each(0x7F)
}

@inline(__always)
private func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
