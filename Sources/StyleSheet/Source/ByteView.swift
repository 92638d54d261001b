/// A borrowed look at bytes that is safe at every offset: outside, there are zeros.
///
/// The scanning loops stop at the first byte that does not belong to what they scan, and zero
/// belongs to nothing; so the end of the text needs no test of its own. A loop over an array pays
/// for its bounds check and for the check that nobody else holds the array; this pays for the
/// first only, which made lexing a quarter faster.
@usableFromInline package struct ByteView {
  @usableFromInline let base: UnsafePointer<UInt8>
  @usableFromInline package let count: Int
  /// At how many places a whole word of eight bytes begins.
  @usableFromInline let wordCount: UInt

  /// A byte for a view of nothing to point at, so that no reader has to ask whether there is one.
  nonisolated(unsafe) private static let nowhere: UnsafePointer<UInt8> = {
    let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    byte.initialize(to: 0)
    return UnsafePointer(byte)
  }()

  /// A view that must not outlive the closure that `buffer` was given to.
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    base = buffer.baseAddress ?? Self.nowhere
    count = buffer.count
    wordCount = count >= 8 ? UInt(count - 7) : 0
  }

  @inlinable @inline(__always)
  package subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? base[offset] : 0
  }

  /// Eight bytes from `offset` on, the first in the lowest place, zeros where there are none.
  @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) < wordCount else { return edgeWord(at: offset) }
    return UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(never)
  private func edgeWord(at offset: Int) -> UInt64 {
    guard offset < count, offset > -8 else { return 0 }
    guard count >= 8 else { return moved(shortWord, by: offset) }
    return offset >= 0
      ? word(at: count &- 8) >> UInt64(8 * (offset &+ 8 &- count)) : moved(word(at: 0), by: offset)
  }

  /// All bytes of a view of less than eight, as a word.
  ///
  /// Two loads that may have bytes in common instead of a loop: most names that are given as texts are
  /// this short, and looking them up took half as long again.
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

  /// What a word at the beginning is from `offset` on, which is less than eight bytes away from it.
  private func moved(_ word: UInt64, by offset: Int) -> UInt64 {
    offset >= 0 ? word >> UInt64(8 * offset) : word << UInt64(-8 * offset)
  }
}

extension ByteView {
  /// Returns the number of bytes between an offset and the start of its line; nil if there are more than 256.
  func column(of offset: Int) -> Int? {
    (0...256).first { offset - $0 == 0 || self[offset - $0 - 1].isLineEnd }
  }

  /// Returns true if nothing but spaces and tabs separates an offset from the start of its line.
  package func isFirstOfLine(_ offset: Int) -> Bool {
    column(of: offset).map { column in
      (offset - column..<offset).allSatisfy { self[$0] == 0x20 || self[$0] == 0x09 }
    } ?? false
  }
}

extension ByteView {
  /// Returns where another `/*` stands inside a comment; nil if none does.
  package func commentBegin(inComment range: Range<Int>) -> Int? {
    (range.lowerBound + 2..<max(range.upperBound - 2, range.lowerBound + 2)).first {
      self[$0] == UInt8(ascii: "/") && self[$0 + 1] == UInt8(ascii: "*")
    }
  }

  /// Returns where the first right brace stands in a range that no left brace in it opens; nil if none does.
  func unopenedBrace(in range: Range<Int>) -> Int? {
    var depth = 0
    return range.first { offset in
      if self[offset] == UInt8(ascii: "{") { depth += 1 }
      if self[offset] == UInt8(ascii: "}") { depth -= 1 }
      return depth < 0
    }
  }
}

extension ByteView {
  /// The text in `range`, which lies inside; U+FFFD for what is not UTF-8.
  package func text(in range: Range<Int>) -> String {
    let inside = range.clamped(to: 0..<count)
    return String(
      decoding: UnsafeBufferPointer(start: base + inside.lowerBound, count: inside.count),
      as: UTF8.self)
  }

  /// Puts the bytes in `range`, which lies inside, behind `others`.
  func append(_ range: Range<Int>, to others: inout [UInt8]) {
    others.append(
      contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Where `byte` first stands in `range`, or the end of the range.
  ///
  /// Eight bytes at a time: byte by byte, looking for a carriage return took an eighth of a print.
  @inline(__always)
  func offset(of byte: UInt8, in range: Range<Int>) -> Int {
    let sought = UInt64(byte) &* 0x0101_0101_0101_0101
    var offset = range.lowerBound
    while offset < range.upperBound {
      // A byte of `zeros` that is zero was the one sought; the lowest one that is gets its high bit.
      let zeros = word(at: offset) ^ sought
      let found = (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080
      if found != 0 { return min(offset &+ found.trailingZeroBitCount / 8, range.upperBound) }
      offset &+= 8
    }
    return range.upperBound
  }

  /// Where the line that `offset` is on ends: at its line feed, or at the end of the bytes.
  func lineEnd(from offset: Int) -> Int {
    offset < count ? self.offset(of: 0x0A, in: offset..<count) : count
  }

  /// Whether a byte that is not zero stands anywhere.
  package func has(_ byte: UInt8) -> Bool {
    let wanted = UInt64(byte) &* 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    /// Of a word that has the byte, a high bit that is set.
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

  /// How many bytes ``gathered(from:_:)`` takes at once.
  static let blockLength = 256

  /// Whether all bytes of the block from `offset` on, which lies inside, are ASCII.
  @inline(__always)
  func isASCIIBlock(from offset: Int) -> Bool {
    gathered(from: offset) { $0 } & 0x8080_8080_8080_8080 == 0
  }

  /// All bits that are set in what becomes of some word of the block from `offset` on, which lies
  /// inside.
  ///
  /// Nothing in it branches, so the compiler takes many words at once: a fifth of the steps.
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

  /// Whether the bytes from `offset` on are those of `text`.
  package func starts(with text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { expected in
      expected.indices.allSatisfy { self[offset + $0] == expected[$0] }
    }
  }
}

extension UInt8 {
  /// Whether it ends a line: a line feed or a carriage return.
  package var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

extension StaticString {
  /// Its bytes, which stay where they are for as long as the program runs.
  var bytes: ByteView {
    ByteView(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}

extension SourceText {
  /// Lends the bytes to `body`.
  @inline(__always)
  package func withBytes<Result>(_ body: (ByteView) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(ByteView($0)) }
  }
}
