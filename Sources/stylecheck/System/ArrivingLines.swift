/// Bytes that arrive in pieces, as lines.
struct ArrivingLines {
  private var bytes: [UInt8] = []
  /// The first byte that was not returned.
  private var start = 0
  /// The first byte after those without a line end.
  private var searched = 0

  mutating func add(_ piece: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += piece
  }

  /// Returns the next line without its end; nil if it has not arrived yet.
  mutating func next() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer { (start, searched) = (end + 1, end + 1) }
    return Array(bytes[start..<end])
  }

  /// Returns the last line, which has no end; nil if there is none.
  mutating func rest() -> [UInt8]? {
    defer { self = ArrivingLines() }
    return start == bytes.count ? nil : Array(bytes[start...])
  }
}
