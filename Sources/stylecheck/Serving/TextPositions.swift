import StyleSheet

/// The conversion between byte offsets and the positions of the protocol, which count from zero.
struct TextPositions: Hashable, Sendable {
  /// The units of columns that the server offers, in the words of the protocol.
  static let units: [(word: String, unit: LineTable.Unit)] = [
    ("utf-8", .bytes), ("utf-16", .utf16),
  ]

  let unit: LineTable.Unit
  /// The number of bytes at the start that are no part of the document.
  let hidden: Int
  private let lines: LineTable

  /// Creates the positions in an open document, or in a file, whose byte order mark an editor removes
  /// when it opens the file.
  init(of source: SourceText, in unit: LineTable.Unit, isFile: Bool = false) {
    hidden = isFile && source.withBytes(\.startsWithMark) ? 3 : 0
    let document = hidden == 0 ? source : SourceText(bytes: Array(source.bytes[hidden...]))
    lines = LineTable(of: document, countsCharacters: false)
    self.unit = unit
  }

  /// Returns the offset of a position; a column behind the end of a line is the end of the line.
  func offset(_ position: JSON?) throws(ServerFault) -> Int {
    guard let line = position?["line"]?.whole, let column = position?["character"]?.whole else {
      throw .wrongParameter("position", "a line and a character")
    }
    return hidden
      + lines.offset(
        of: LineTable.Position(line: max(line, 0) + 1, column: max(column, 0) + 1), in: unit)
  }

  /// Returns the offsets of a range, in order.
  func range(_ range: JSON?) throws(ServerFault) -> Range<Int> {
    let (start, end) = (try offset(range?["start"]), try offset(range?["end"]))
    return min(start, end)..<max(start, end)
  }

  func json(_ offset: Int) -> JSONText { .written(text(of: offset)) }

  func json(_ range: Range<Int>) -> JSONText {
    let (start, end) = (text(of: range.lowerBound), text(of: range.upperBound))
    return .written(#"{"start":\#(start),"end":\#(end)}"#)
  }

  func place(of offset: Int) -> (line: Int, column: Int) {
    let position = lines.position(at: offset - hidden, in: unit)
    return (position.line - 1, position.column - 1)
  }

  /// Returns the JSON of a position, written in one piece because large answers consist of them.
  private func text(of offset: Int) -> String {
    let (line, column) = place(of: offset)
    return #"{"line":\#(line),"character":\#(column)}"#
  }

  /// Returns edits of the document, each with the name of an annotation if there is one.
  func json(_ edits: [SourceEdit], annotatedAs annotation: String? = nil) -> JSONText {
    .array(
      edits.map { edit in
        [
          "range": json(edit.range), "newText": .string(edit.replacement),
          "annotationId": annotation.map(JSONText.string),
        ]
      })
  }
}
