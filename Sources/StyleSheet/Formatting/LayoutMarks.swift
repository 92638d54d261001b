/// The bytes that a format puts between words, computed once for a sheet.
struct LayoutMarks {
  let lineEnd: [UInt8]
  let digits: SheetFormat.DigitCase
  let endsLastLine: Bool
  let keepsLines: Bool
  /// The maximum number of consecutive line ends.
  let mostLines: Int
  /// For each level, a line end and the indentation.
  let lines: [[UInt8]]

  /// Sheets nest two levels deep, and continuation lines are one level deeper.
  private static let deepest = 3

  init(_ format: SheetFormat, for source: SourceText) {
    let lineEnd = format.lineEnd.bytes(in: source)
    self.lineEnd = lineEnd
    digits = format.digits
    endsLastLine = format.endsLastLine
    keepsLines = format.keepsLines
    mostLines = min(max(format.blankLines, 0), 1000) + 1
    lines = (0...Self.deepest).map { lineEnd + format.indentation.bytes(levels: $0) }
  }

  func indentation(_ levels: Int) -> ArraySlice<UInt8> { lines[levels].dropFirst(lineEnd.count) }

  /// Returns true if a range is exactly one line end and the indentation of a level.
  func isLine(_ bytes: ByteView, _ start: Int, _ end: Int, _ levels: Int) -> Bool {
    end - start == lines[levels].count && bytes.starts(with: lines[levels], at: start)
  }

  /// Returns true if a line break needs no change: it is the chosen line end, or none of LF, CRLF
  /// and CR.
  func isOrdinaryLineEnd(_ bytes: ByteView, _ offset: Int, _ length: Int) -> Bool {
    guard bytes[offset] == 0x0A || bytes[offset] == 0x0D else { return true }
    return length == lineEnd.count
      && (0..<length).allSatisfy { bytes[offset + $0] == lineEnd[$0] }
  }
}
