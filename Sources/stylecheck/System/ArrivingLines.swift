/// Bytes that arrive in pieces, as lines.
struct ArrivingLines {
  private var bytes: [UInt8] = []
  /// The number of bytes that have no line end.
  private var searched = 0

  /// Adds a piece.
  mutating func add(_ piece: [UInt8]) { bytes += piece }

  /// Returns the next line without its end; nil if it has not arrived yet.
  mutating func next() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    let line = Array(bytes[..<end])
    bytes.removeFirst(end + 1)
    searched = 0
    return line
  }

  /// Returns the last line, which has no end; nil if there is none.
  mutating func rest() -> [UInt8]? {
    defer { self = ArrivingLines() }
    return bytes.isEmpty ? nil : bytes
  }
}
