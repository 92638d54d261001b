/// Rows of text in aligned columns.
struct Columns {
  private var rows: [[String]]

  init(_ rows: [[String]] = []) { self.rows = rows }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  var text: String { lines.joined() }

  /// The lines, indented by two spaces; the last column is not padded.
  var lines: [String] {
    let lengths = rows.map { $0.map(\.length) }
    var widths = [Int](repeating: 0, count: lengths.map(\.count).max() ?? 0)
    for row in lengths {
      for (column, length) in row.enumerated() { widths[column] = max(widths[column], length) }
    }
    return zip(rows, lengths).map { row, lengths in
      var line = "  "
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 { line.addBlanks(widths[column] + 2 - lengths[column]) }
      }
      line += "\n"
      return line
    }
  }
}

extension String {
  /// The number of characters; fast for ASCII.
  fileprivate var length: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }

  private static let blanks = (0...64).map { String(repeating: " ", count: $0) }

  /// Appends spaces; none if `count` is negative.
  fileprivate mutating func addBlanks(_ count: Int) {
    guard count > 0 else { return }
    self += count < Self.blanks.count ? Self.blanks[count] : String(repeating: " ", count: count)
  }

  /// Returns the text wrapped at spaces to lines of at most `width` characters, each with a line
  /// end.
  func wrapped(to width: Int = 80) -> String {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
