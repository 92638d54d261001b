/// A borrowed look at bytes that is safe at every offset: outside, there are zeros.
///
/// The scanning loops stop at the first byte that does not belong to what they scan, and zero
/// belongs to nothing; so the end of the text needs no test of its own. A loop over an array pays
/// for its bounds check and for the check that nobody else holds the array; this pays for the
/// first only, which made lexing a quarter faster.
struct ByteView {
  private let buffer: UnsafeBufferPointer<UInt8>

  /// A view that must not outlive the closure that `buffer` was given to.
  init(_ buffer: UnsafeBufferPointer<UInt8>) { self.buffer = buffer }

  @inline(__always)
  var count: Int { buffer.count }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: buffer.count) ? buffer[offset] : 0
  }

  /// Eight bytes from `offset` on, the first in the lowest place, zeros where there are none.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard offset >= 0, offset &+ 8 <= count else { return edgeWord(at: offset) }
    return UInt64(
      littleEndian: UnsafeRawBufferPointer(buffer)
        .loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(never)
  private func edgeWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(self[offset &+ index]) << UInt64(8 * index) }
    return word
  }
}

extension ByteView {
  /// Whether the bytes from `offset` on are those of `text`.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { expected in
      expected.indices.allSatisfy { self[offset + $0] == expected[$0] }
    }
  }
}

extension SourceText {
  /// Lends the bytes to `body`.
  @inline(__always)
  func withBytes<Result>(_ body: (ByteView) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(ByteView($0)) }
  }
}
