/// Lines of a table that nobody has read yet.
///
/// Two of them are equal if they are the same place of the same text.
struct TableLines: Hashable, Sendable {
  let text: TableText
  /// In bytes; whole lines.
  package let range: Range<Int>
}

extension TableLines {
  /// Hands out the lines that are not empty, without their line feeds.
  func forEach(_ body: (TableLine) -> Void) {
    text.withBytes { bytes in
      var rest = range
      while !rest.isEmpty {
        let line = rest.lowerBound..<bytes.lineEnd(from: rest.lowerBound)
        rest = rest.dropFirst(line.count + 1)
        if !line.isEmpty { body(TableLine(bytes, line)) }
      }
    }
  }

  /// Hands out the first line, without its line feed.
  func withFirst<Result>(_ body: (TableLine) -> Result) -> Result {
    text.withBytes { bytes in
      let end = bytes.offset(of: UInt8(ascii: "\n"), in: range)
      return body(TableLine(bytes, range.lowerBound..<end))
    }
  }
}

/// A line of a table, or a part of one; it must not outlive the closure that it was handed to.
struct TableLine {
  private let bytes: ByteView
  private let range: Range<Int>

  init(_ bytes: ByteView, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }
}

// MARK: - Taking a line apart

extension TableLine {
  var string: String { bytes.text(in: range) }

  /// What it is looked for by among names.
  var key: NameTable.Key { NameTable.Key(bytes, range) }

  var isEmpty: Bool { range.isEmpty }

  /// How many blanks there are in front.
  var indentation: Int {
    var count = 0
    while count < range.count, bytes[range.lowerBound + count] == UInt8(ascii: " ") { count += 1 }
    return count
  }

  /// Without the blanks at either end.
  var trimmed: Self {
    let start = range.lowerBound + indentation
    var end = range.upperBound
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return TableLine(bytes, start..<end)
  }

  /// Without the sign at its end, and the sign.
  var unsigned: (text: Self, sign: Certainty?) {
    guard !isEmpty, let sign = Certainty(sign: bytes[range.upperBound - 1]) else {
      return (self, nil)
    }
    return (TableLine(bytes, range.dropLast()).trimmed, sign)
  }

  /// Without its first byte.
  var dropFirst: Self { TableLine(bytes, range.dropFirst()) }

  /// What stands before the first `separator` and after it; all of it and nothing if there is none.
  func cut(at separator: Unicode.Scalar) -> (before: Self, after: Self) {
    let offset = bytes.offset(of: UInt8(ascii: separator), in: range)
    return (
      TableLine(bytes, range.lowerBound..<offset),
      TableLine(bytes, min(offset + 1, range.upperBound)..<range.upperBound)
    )
  }

  /// Hands out what stands between separators.
  func forEachPiece(at separator: Unicode.Scalar, _ body: (Self) -> Void) {
    var rest = self
    while !rest.isEmpty {
      let (piece, after) = rest.cut(at: separator)
      body(piece)
      rest = after
    }
  }
}
