import StyleSheet

/// Splits a stream of bytes into messages, and adds the header to a message.
///
/// ```
/// message → (header CRLF)* CRLF body        header → 'Content-Length' ':' digits | name ':' text
/// ```
///
/// A header without a length is skipped up to the next one with a length. Source: LSP 3.17, base
/// protocol.
struct MessageFraming {
  /// A part of the stream.
  enum Frame: Hashable, Sendable {
    case body([UInt8])
    /// The reason why bytes were skipped.
    case skipped(String)
  }

  private let largest: Int
  /// The largest header, in bytes.
  private static let largestHeader = 1 << 16

  private var bytes: [UInt8] = []
  /// The number of leading bytes that are done with.
  private var start = 0
  /// The number of bytes of a body that is too large.
  private var excess = 0
  /// True since bytes were skipped and until the next message.
  private var isSkipping = false

  init(largest: Int = SourceText.largest) { self.largest = largest }

  static func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  mutating func add(_ more: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    bytes += more
  }

  /// Returns the next part; nil if more bytes are necessary.
  ///
  /// Skipped bytes are one part, up to the next message.
  mutating func next() -> Frame? {
    while true {
      skipExcess()
      guard excess == 0, let end = endOfHeader() else { return nil }
      guard let length = Self.length(in: bytes[start..<end]) else {
        // The name of the next header may not be there completely.
        let last = max(bytes.count - Self.name.count, end)
        start = Self.lengthHeader(in: bytes, from: start + 1) ?? last
        guard isSkipping else {
          isSkipping = true
          return .skipped("a header without a valid 'Content-Length'")
        }
        continue
      }
      isSkipping = false
      guard length <= largest else {
        excess = length
        start = end
        skipExcess()
        return .skipped("a message of \(length) bytes; the largest has \(largest)")
      }
      guard bytes.count - end >= length else { return nil }
      start = end + length
      return .body(Array(bytes[end..<start]))
    }
  }

  private mutating func skipExcess() {
    let skipped = min(excess, bytes.count - start)
    start += skipped
    excess -= skipped
  }

  /// Returns the offset behind the empty line of a header, or that of the limit of headers; nil if
  /// it is not there yet.
  private func endOfHeader() -> Int? {
    var lineStart = start
    for index in start..<bytes.count where bytes[index] == UInt8(ascii: "\n") {
      let isEmpty =
        index == lineStart || index == lineStart + 1 && bytes[lineStart] == UInt8(ascii: "\r")
      if isEmpty { return index + 1 }
      lineStart = index + 1
    }
    return bytes.count - start > Self.largestHeader ? start + Self.largestHeader : nil
  }

  private static let name = Array("content-length:".utf8)

  /// Returns the length that a header states; nil if it states none.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: UInt8(ascii: "\n"))
    where line.starts(with: name, by: { $0 | 0x20 == $1 || $0 == $1 }) {
      let text = String(decoding: line.dropFirst(name.count), as: UTF8.self)
      return Int(text.filter { !$0.isWhitespace }).flatMap { $0 < 0 ? nil : $0 }
    }
    return nil
  }

  /// Returns the offset of the next header with a length, which need not begin a line.
  private static func lengthHeader(in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count - start >= name.count else { return nil }
    return (start...bytes.count - name.count).first { index in
      bytes[index...].starts(with: name, by: { $0 | 0x20 == $1 || $0 == $1 })
    }
  }
}
