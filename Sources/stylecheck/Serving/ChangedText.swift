import StyleSheet

/// A text to which changes are applied one after another.
///
/// Each change scans the text for its line, without a table of lines that the next change would
/// invalidate.
struct ChangedText {
  private(set) var bytes: [UInt8]
  private let unit: LineTable.Unit

  init(_ bytes: [UInt8], _ unit: LineTable.Unit) {
    self.bytes = bytes
    self.unit = unit
  }

  /// Applies a change; one without a range replaces the whole text.
  mutating func apply(_ change: JSON) throws(ServerFault) {
    guard let text = change["text"]?.text else {
      throw .wrongParameter("contentChanges.text", "a text")
    }
    guard let range = change["range"], range.content != .null else {
      bytes = Array(text.utf8)
      return
    }
    let start = try Place(range["start"])
    let end = try Place(range["end"])
    let offsets = [start, end].map(offset)
    guard bytes.count + text.utf8.count <= SourceText.largest else {
      throw .refused("the document is too large")
    }
    bytes.replaceSubrange(
      min(offsets[0], offsets[1])..<max(offsets[0], offsets[1]), with: text.utf8)
  }

  /// A line and a column, from zero.
  private struct Place {
    let line: Int
    let column: Int

    init(_ json: JSON?) throws(ServerFault) {
      guard let line = json?["line"]?.whole, let column = json?["character"]?.whole else {
        throw .wrongParameter("contentChanges.range", "a line and a character")
      }
      self.line = max(line, 0)
      self.column = max(column, 0)
    }
  }

  private static let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  /// Returns the offset of a place; a column behind the end of a line is its end.
  private func offset(of place: Place) -> Int {
    var offset = 0
    var line = 0
    while line < place.line, offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == Self.lineFeed || byte == Self.carriageReturn else { continue }
      let isPair = byte == Self.carriageReturn && offset < bytes.count
      if isPair, bytes[offset] == Self.lineFeed { offset += 1 }
      line += 1
    }
    guard line == place.line else { return bytes.count }
    var column = 0
    while offset < bytes.count, bytes[offset] != Self.lineFeed,
      bytes[offset] != Self.carriageReturn
    {
      // A text from JSON is valid UTF-8.
      let length = max((~bytes[offset]).leadingZeroBitCount, 1)
      column += unit == .bytes ? length : length == 4 ? 2 : 1
      guard column <= place.column else { break }
      offset = min(offset + length, bytes.count)
    }
    return offset
  }
}
