/// Rows of text in aligned columns.
struct Columns {
  private var rows: [[String]] = []
  /// The number of characters in each cell, row after row.
  private var lengths: [Int] = []
  private var widths: [Int] = []

  init(_ rows: [[String]] = []) { for row in rows { add(row) } }

  mutating func add(_ cells: [String]) {
    rows.append(cells)
    for (column, cell) in cells.enumerated() {
      let length = cell.length
      lengths.append(length)
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], length)
    }
  }

  /// All lines.
  var text: String {
    var text = ""
    eachRow { addLine($0, $1, to: &text) }
    return text
  }

  /// The lines, indented by two spaces; the last column is not padded.
  var lines: [String] {
    var lines: [String] = []
    eachRow { row, lengths in
      var line = ""
      addLine(row, lengths, to: &line)
      lines.append(line)
    }
    return lines
  }

  private func eachRow(_ body: ([String], ArraySlice<Int>) -> Void) {
    var start = 0
    for row in rows {
      body(row, lengths[start..<start + row.count])
      start += row.count
    }
  }

  private func addLine(_ row: [String], _ lengths: ArraySlice<Int>, to text: inout String) {
    text += "  "
    for (column, cell) in row.enumerated() {
      text += cell
      guard column < row.count - 1 else { break }
      text.addBlanks(widths[column] + 2 - lengths[lengths.startIndex + column])
    }
    text += "\n"
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
