/// Rows of text in aligned columns.
struct Columns {
  /// The cells of all rows, one row after another.
  private var cells: [String] = []
  /// The number of characters in each cell.
  private var lengths: [Int] = []
  private var rows: [Range<Int>] = []
  private var widths: [Int] = []

  init(_ rows: [[String]] = []) { for row in rows { add(row) } }

  mutating func add(_ row: [String]) {
    rows.append(cells.count..<cells.count + row.count)
    cells += row
    for (column, cell) in row.enumerated() {
      let length = cell.length
      lengths.append(length)
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], length)
    }
  }

  var text: String { lines.joined() }

  /// The lines, indented by two spaces; the last column is not padded.
  var lines: [String] {
    let blank = UInt8(ascii: " ")
    return rows.map { row in
      var line = [blank, blank]
      for (cell, width) in zip(row, widths) {
        line += cells[cell].utf8
        if cell + 1 < row.upperBound {
          line += repeatElement(blank, count: width + 2 - lengths[cell])
        }
      }
      line.append(UInt8(ascii: "\n"))
      return String(decoding: line, as: UTF8.self)
    }
  }
}

extension String {
  /// The number of characters; fast for ASCII.
  fileprivate var length: Int {
    let isASCII = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } }
    return isASCII == true ? utf8.count : count
  }

  /// Returns the text wrapped at spaces to lines of at most `width` characters with line ends.
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
