/// A run of bytes that are all of one kind, found sixteen bytes at a time.
///
/// Avoids a mispredicted branch at the end of every run.
enum ByteRun {
  /// Returns the number of letters, digits, `_`, `.` and `-` at the front of a block.
  @inline(__always)
  static func wordLength(_ bytes: ByteBlock) -> Int {
    // The slash is the only other character from the hyphen to the nine.
    let digits = within(bytes, 0x2D, 0x39) .& (bytes .!= ByteBlock(repeating: 0x2F))
    return length(letters(bytes) .| digits .| (bytes .== ByteBlock(repeating: 0x5F)))
  }

  /// Returns the number of letters and `-` at the front of a block.
  @inline(__always)
  static func plainWordLength(_ bytes: ByteBlock) -> Int {
    length(letters(bytes) .| (bytes .== ByteBlock(repeating: 0x2D)))
  }

  /// Returns the number of spaces, tabs and line ends at the front of a block.
  @inline(__always)
  static func blankLength(_ bytes: ByteBlock) -> Int {
    length(within(bytes, 0x09, 0x0D) .| (bytes .== ByteBlock(repeating: 0x20)))
  }

  @inline(__always)
  private static func letters(_ bytes: ByteBlock) -> SIMDMask<SIMD16<Int8>> {
    // Not `|` with the bit of the case, which is slow in unoptimized builds.
    within(bytes, 0x41, 0x5A) .| within(bytes, 0x61, 0x7A)
  }

  @inline(__always)
  private static func within(
    _ bytes: ByteBlock, _ first: UInt8, _ last: UInt8
  ) -> SIMDMask<SIMD16<Int8>> {
    bytes &- ByteBlock(repeating: first) .<= ByteBlock(repeating: last &- first)
  }

  /// Returns the number of bytes at the front of a block that are in a run.
  @inline(__always)
  private static func length(_ isInRun: SIMDMask<SIMD16<Int8>>) -> Int {
    let halves = unsafeBitCast(isInRun, to: SIMD2<UInt64>.self)
    let first = (~UInt64(littleEndian: halves[0])).trailingZeroBitCount
    let second = (~UInt64(littleEndian: halves[1])).trailingZeroBitCount
    return (first &+ (first == 64 ? second : 0)) / 8
  }
}

extension ByteView {
  /// Returns the end of the letters, digits, `_`, `.` and `-` at `start`.
  @inline(__always)
  func wordEnd(from start: Int) -> Int { end(from: start, ByteRun.wordLength) }

  /// Returns the end of the letters and `-` at `start`.
  @inline(__always)
  func plainWordEnd(from start: Int) -> Int { end(from: start, ByteRun.plainWordLength) }

  /// Returns the end of the ASCII blanks at `start`.
  @inline(__always)
  func blankEnd(from start: Int) -> Int { end(from: start, ByteRun.blankLength) }

  @inline(__always)
  private func end(from start: Int, _ length: (ByteBlock) -> Int) -> Int {
    var place = start
    while true {
      let count = length(block(at: place))
      place &+= count
      if count < 16 { return place }
    }
  }
}
