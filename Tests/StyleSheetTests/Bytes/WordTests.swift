import Testing

@testable import StyleSheet

@Suite struct WordTests {
  /// Only words at the ends of the bytes are assembled from single bytes.
  @Test(arguments: 0...36)
  func wordsArePaddedWithZeros(_ count: Int) {
    let bytes = (0..<count).map { UInt8($0 + 1) }
    bytes.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      for offset in -12...count + 12 {
        let expected = (0..<8).reduce(UInt64(0)) {
          $0 | UInt64(view[offset + $1]) << UInt64(8 * $1)
        }
        #expect(view.word(at: offset) == expected, "at \(offset)")
        let block = view.block(at: offset)
        #expect((0..<16).map { block[$0] } == (0..<16).map { view[offset + $0] }, "at \(offset)")
      }
    }
  }

  @Test(arguments: [
    ("", 0, 0), ("\n", 0, 0), ("a", 0, 1), ("ab\ncd", 0, 2), ("ab\ncd", 2, 2), ("ab\ncd", 3, 5),
    ("twelve bytes\n", 0, 12), ("a\u{B}b\u{9}c\u{8A}d\ne", 0, 8), ("one\n\ntwo", 4, 4),
  ])
  func aLineEndsAtItsLineFeed(_ text: String, _ start: Int, _ end: Int) {
    #expect(SourceText(text).withBytes { $0.lineEnd(from: start) } == end)
  }
}
