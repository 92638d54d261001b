/// A borrowed view of bytes that returns zero for every offset outside its bounds.
///
/// The scanning loops stop at the first byte that is not part of their token, and zero is part of
/// none, so they need no test for the end of the text. The view also avoids the exclusivity check
/// of an array access.
@usableFromInline package struct ByteView {
  @usableFromInline let base: UnsafePointer<UInt8>
  @usableFromInline package let count: Int
  /// The number of offsets at which a full word of eight bytes begins.
  @usableFromInline let wordCount: UInt

  /// The target of the base pointer of an empty view, so that the pointer is never nil.
  nonisolated(unsafe) private static let nowhere: UnsafePointer<UInt8> = {
    let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    byte.initialize(to: 0)
    return UnsafePointer(byte)
  }()

  /// Creates a view that must not outlive the closure that receives `buffer`.
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    base = buffer.baseAddress ?? Self.nowhere
    count = buffer.count
    wordCount = count >= 8 ? UInt(count - 7) : 0
  }

  @inlinable @inline(__always)
  package subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? base[offset] : 0
  }

  /// Returns the eight bytes at `offset` in little-endian order, with zeros outside the view.
  @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) < wordCount else { return edgeWord(at: offset) }
    return innerWord(at: offset)
  }

  /// Returns the eight bytes at `offset`, all of which must be inside the view.
  @inline(__always)
  func innerWord(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns the sixteen bytes at `offset`, with zeros outside the view.
  @inline(__always)
  func block(at offset: Int) -> ByteBlock {
    guard offset >= 0, offset <= count &- 16 else { return edgeBlock(at: offset) }
    return UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: ByteBlock.self)
  }

  @inline(never)
  private func edgeBlock(at offset: Int) -> ByteBlock {
    let words = SIMD2(word(at: offset).littleEndian, word(at: offset &+ 8).littleEndian)
    return unsafeBitCast(words, to: ByteBlock.self)
  }

  @inline(never)
  private func edgeWord(at offset: Int) -> UInt64 {
    guard offset < count, offset > -8 else { return 0 }
    guard count >= 8 else { return moved(shortWord, by: offset) }
    return offset >= 0
      ? word(at: count &- 8) >> UInt64(8 * (offset &+ 8 &- count)) : moved(word(at: 0), by: offset)
  }

  /// All bytes of a view of less than eight bytes, as a word.
  ///
  /// Two loads that may overlap replace a loop: most names passed as strings are this short.
  private var shortWord: UInt64 {
    let raw = UnsafeRawPointer(base)
    if count >= 4 {
      let low = raw.loadUnaligned(as: UInt32.self)
      let high = raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return UInt64(UInt32(littleEndian: low))
        | UInt64(UInt32(littleEndian: high)) << UInt64(8 * (count &- 4))
    }
    return UInt64(self[0]) | UInt64(self[1]) << 8 | UInt64(self[2]) << 16
  }

  /// Shifts the word at the start of the view to `offset`, which is less than eight bytes away.
  private func moved(_ word: UInt64, by offset: Int) -> UInt64 {
    offset >= 0 ? word >> UInt64(8 * offset) : word << UInt64(-8 * offset)
  }

  /// Returns the number of bytes between an offset and the start of its line, or nil if there are
  /// more than 256.
  func column(of offset: Int) -> Int? {
    (0...256).first { offset - $0 == 0 || self[offset - $0 - 1].isLineEnd }
  }

  /// True if only spaces and tabs separate an offset from the start of its line.
  package func isFirstOfLine(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, offset - start <= 256, self[start - 1] == 0x20 || self[start - 1] == 0x09 {
      start -= 1
    }
    return offset - start <= 256 && (start == 0 || self[start - 1].isLineEnd)
  }

  /// Returns the offset of the first nested `/*` inside a comment, or nil.
  package func commentBegin(inComment range: Range<Int>) -> Int? {
    (range.lowerBound + 2..<max(range.upperBound - 2, range.lowerBound + 2)).first {
      self[$0] == UInt8(ascii: "/") && self[$0 + 1] == UInt8(ascii: "*")
    }
  }

  /// Returns the end of the first `*/` at or after `offset`; nil if there is none.
  func endOfComment(from offset: Int) -> Int? {
    var offset = offset
    while offset < count {
      offset = self.offset(of: UInt8(ascii: "*"), in: offset..<count) &+ 1
      if self[offset] == UInt8(ascii: "/") { return offset &+ 1 }
    }
    return nil
  }

  /// Returns the offset of the first right brace in a range without a matching left brace, or nil.
  func unopenedBrace(in range: Range<Int>) -> Int? {
    var depth = 0
    return range.first { offset in
      if self[offset] == UInt8(ascii: "{") { depth += 1 }
      if self[offset] == UInt8(ascii: "}") { depth -= 1 }
      return depth < 0
    }
  }

  /// Returns the text in `range`, clamped to the view, with U+FFFD for invalid UTF-8.
  package func text(in range: Range<Int>) -> String {
    let inside = range.clamped(to: 0..<count)
    return String(
      decoding: UnsafeBufferPointer(start: base + inside.lowerBound, count: inside.count),
      as: UTF8.self)
  }

  /// Appends the bytes in `range`, which must be inside the view, to `others`.
  func append(_ range: Range<Int>, to others: inout [UInt8]) {
    others.append(
      contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Returns the first offset of `byte` in `range`, or the end of the range.
  ///
  /// Reads eight bytes at a time.
  @inline(__always)
  package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
    let sought = UInt64(byte) &* 0x0101_0101_0101_0101
    var offset = range.lowerBound
    while offset < range.upperBound {
      // A zero byte in `zeros` is a match; the lowest match gets its high bit set.
      let zeros = word(at: offset) ^ sought
      let found = (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080
      if found != 0 { return min(offset &+ found.trailingZeroBitCount / 8, range.upperBound) }
      offset &+= 8
    }
    return range.upperBound
  }

  /// Returns the end of the line that contains `offset`: its line feed, or the end of the bytes.
  func lineEnd(from offset: Int) -> Int {
    offset < count ? self.offset(of: 0x0A, in: offset..<count) : count
  }

  /// True if the view contains `byte`, which must not be zero.
  package func has(_ byte: UInt8) -> Bool {
    let wanted = UInt64(byte) &* 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    /// Sets the high bit of a byte that matches.
    func traces(_ word: UInt64) -> UInt64 {
      let zeros = word ^ wanted
      return (zeros &- 0x0101_0101_0101_0101) & ~zeros
    }
    var offset = 0
    while offset &+ Self.blockLength <= count {
      if gathered(from: offset, traces) & high != 0 { return true }
      offset &+= Self.blockLength
    }
    while offset < count {
      if traces(word(at: offset)) & high != 0 { return true }
      offset &+= 8
    }
    return false
  }

  /// The number of bytes that ``gathered(from:_:)`` reads.
  static let blockLength = 256

  /// True if all bytes of the block at `offset`, which must be inside the view, are ASCII.
  @inline(__always)
  func isASCIIBlock(from offset: Int) -> Bool {
    gathered(from: offset) { $0 } & 0x8080_8080_8080_8080 == 0
  }

  /// Returns the bitwise OR of the changed words of the block at `offset`, which must be inside the
  /// view.
  ///
  /// The loop has no branches, so the compiler can vectorize it.
  @inline(__always)
  private func gathered(from offset: Int, _ change: (UInt64) -> UInt64) -> UInt64 {
    var bits: UInt64 = 0
    var place = offset
    while place < offset &+ Self.blockLength {
      bits |= change(
        UnsafeRawPointer(base).loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place &+= 8
    }
    return bits
  }

  /// True if the bytes at `offset` are `others`.
  func starts(with others: [UInt8], at offset: Int) -> Bool {
    others.indices.allSatisfy { self[offset &+ $0] == others[$0] }
  }

  /// True if the bytes at `offset` are those of `text`.
  package func starts(with text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { expected in
      var place = 0
      while place < expected.count, self[offset + place] == expected[place] { place += 1 }
      return place == expected.count
    }
  }
}

extension StaticString {
  /// The bytes of the string, which are valid for the lifetime of the program.
  var bytes: ByteView {
    ByteView(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}

extension [UInt8] {
  /// Calls `body` with a view of the bytes.
  @inline(__always)
  package func withView<Result>(_ body: (ByteView) -> Result) -> Result {
    withUnsafeBufferPointer { body(ByteView($0)) }
  }
}

/// Sixteen adjacent bytes.
typealias ByteBlock = SIMD16<UInt8>
