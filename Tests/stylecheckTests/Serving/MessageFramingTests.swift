import Testing

@testable import stylecheck

@Suite struct MessageFramingTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let stream: String
    let frames: [MessageFraming.Frame]

    init(_ description: String, _ stream: String, _ frames: [MessageFraming.Frame]) {
      testDescription = description
      self.stream = stream
      self.frames = frames
    }
  }

  private static func body(_ text: String) -> MessageFraming.Frame { .body(Array(text.utf8)) }
  private static let skipped = MessageFraming.Frame.skipped(
    "a header without a valid 'Content-Length'")

  static let cases = [
    Case(
      "two messages", "Content-Length: 2\r\n\r\n{}Content-Length: 0\r\n\r\n",
      [body("{}"), body("")]),
    Case(
      "several headers in any case",
      "content-type: x\r\nCONTENT-LENGTH:  2 \r\nA: b\r\n\r\n[]", [body("[]")]),
    Case("line feeds alone", "Content-Length: 2\n\n{}", [body("{}")]),
    Case(
      "a header without a length", "A: b\r\n\r\nContent-Length: 2\r\n\r\n{}", [skipped, body("{}")]),
    Case(
      "a length that is no number", "Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}",
      [skipped, body("{}")]),
    Case(
      "a negative length", "Content-Length: -2\r\n\r\nContent-Length: 2\r\n\r\n{}",
      [skipped, body("{}")]),
    Case(
      "a body that is too large",
      "Content-Length: 40\r\n\r\n\(String(repeating: "x", count: 40))Content-Length: 2\r\n\r\n{}",
      [.skipped("a message of 40 bytes; the largest has 32"), body("{}")]),
    Case("half a message", "Content-Length: 3\r\n\r\n{}", []),
    Case("nothing", "", []),
  ]

  /// The messages do not depend on the pieces in which the stream arrives.
  @Test(arguments: cases)
  func streamCanArriveInPieces(_ c: Case) {
    let bytes = Array(c.stream.utf8)
    for cut in 0...bytes.count {
      var frames = MessageFraming(largest: 32)
      var found: [MessageFraming.Frame] = []
      for piece in [Array(bytes[..<cut]), Array(bytes[cut...])] {
        frames.add(piece)
        while let frame = frames.next() { found.append(frame) }
      }
      // Skipped headers are not compared: their end is known only when the next message arrives.
      #expect(found.filter { $0 != Self.skipped } == c.frames.filter { $0 != Self.skipped })
    }
  }

  /// A stream without a line end does not fill the memory.
  @Test func aHeaderHasALimit() {
    var frames = MessageFraming()
    frames.add(Array(repeating: UInt8(ascii: "x"), count: 1 << 18))
    var count = 0
    while frames.next() != nil { count += 1 }
    #expect(count == 1)
  }
}
