/// Unparsed lines of a table.
///
/// Two values are equal if they are the same range of the same text.
struct TableLines: Hashable, Sendable {
  let text: TableText
  /// The byte range of whole lines.
  package let range: Range<Int>

  /// Calls `body` for each line that is not empty, without its line feed.
  func forEach(_ body: (TableLine) -> Void) {
    text.withBytes { bytes in
      var start = range.lowerBound
      while start < range.upperBound {
        let end = bytes.offset(of: UInt8(ascii: "\n"), in: start..<range.upperBound)
        if start < end { body(TableLine(bytes, start..<end)) }
        start = end + 1
      }
    }
  }

  /// Calls `body` with the first line, without its line feed.
  func withFirst<Result>(_ body: (TableLine) -> Result) -> Result {
    text.withBytes { bytes in
      let end = bytes.offset(of: UInt8(ascii: "\n"), in: range)
      return body(TableLine(bytes, range.lowerBound..<end))
    }
  }
}

/// A line of a table, or a part of one; valid only inside the closure that receives it.
struct TableLine {
  private let bytes: ByteView
  private let range: Range<Int>

  init(_ bytes: ByteView, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  // MARK: - Splitting a line

  var string: String { bytes.text(in: range) }

  var key: NameTable.Key { NameTable.Key(bytes, range) }

  var isEmpty: Bool { range.isEmpty }

  var indentation: Int {
    var end = range.lowerBound
    while end < range.upperBound, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end - range.lowerBound
  }

  /// The line without leading and trailing blanks.
  var trimmed: Self {
    let start = range.lowerBound + indentation
    var end = range.upperBound
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return TableLine(bytes, start..<end)
  }

  /// The line without its trailing sign, and the sign.
  var unsigned: (text: Self, sign: Certainty?) {
    guard !isEmpty, let sign = Certainty(sign: bytes[range.upperBound - 1]) else {
      return (self, nil)
    }
    return (TableLine(bytes, range.dropLast()).trimmed, sign)
  }

  var dropFirst: Self { TableLine(bytes, range.dropFirst()) }

  /// Splits at the first `separator`; without one, returns the whole line and an empty part.
  func cut(at separator: Unicode.Scalar) -> (before: Self, after: Self) {
    let offset = bytes.offset(of: UInt8(ascii: separator), in: range)
    return (
      TableLine(bytes, range.lowerBound..<offset),
      TableLine(bytes, min(offset + 1, range.upperBound)..<range.upperBound)
    )
  }

  func forEachPiece(at separator: Unicode.Scalar, _ body: (Self) -> Void) {
    var rest = self
    while !rest.isEmpty {
      let (piece, after) = rest.cut(at: separator)
      body(piece)
      rest = after
    }
  }
}
