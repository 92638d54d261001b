/// The bytes that a format puts between words, made once for a sheet.
struct LayoutMarks {
  /// What ends a line.
  let lineEnd: [UInt8]
  /// How hexadecimal digits are written.
  let digits: SheetFormat.DigitCase
  /// Whether the last line is ended.
  let endsLastLine: Bool
  /// How many line ends may follow each other.
  let mostLines: Int
  /// For each level, a line end and the indentation.
  private let lines: [[UInt8]]

  /// A sheet is nested two levels deep, and a line that goes on is one level deeper.
  private static let deepest = 3

  init(_ format: SheetFormat, for source: SourceText) {
    let lineEnd = format.lineEnd.bytes(in: source)
    self.lineEnd = lineEnd
    digits = format.digits
    endsLastLine = format.endsLastLine
    mostLines = min(max(format.blankLines, 0), 1000) + 1
    lines = (0...Self.deepest).map { lineEnd + format.indentation.bytes(levels: $0) }
  }

  /// A line end and so many levels of indentation.
  func line(_ levels: Int) -> [UInt8] { lines[levels] }

  /// So many levels of indentation.
  func indentation(_ levels: Int) -> ArraySlice<UInt8> { lines[levels].dropFirst(lineEnd.count) }

  /// Whether what stands between two places is one line end and so many levels of indentation.
  func isLine(_ bytes: ByteView, _ start: Int, _ end: Int, _ levels: Int) -> Bool {
    lines[levels].withUnsafeBufferPointer { line in
      guard end &- start == line.count else { return false }
      var offset = start
      for byte in line {
        guard bytes[offset] == byte else { return false }
        offset &+= 1
      }
      return true
    }
  }

  /// Whether a line break of some length needs no other bytes: because it is the wanted line end,
  /// or none of the three that texts have.
  func isOrdinaryLineEnd(_ bytes: ByteView, _ offset: Int, _ length: Int) -> Bool {
    guard bytes[offset] == 0x0A || bytes[offset] == 0x0D else { return true }
    return length == lineEnd.count
      && (0..<length).allSatisfy { bytes[offset + $0] == lineEnd[$0] }
  }
}
