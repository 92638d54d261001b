/// Rows of words, one column under another.
struct Columns {
  private var rows: [[String]] = []

  /// No rows.
  init() {}

  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// All lines.
  var text: String { lines.joined() }

  /// Each row on a line behind two blanks; the last column is not filled up.
  var lines: [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell.filled(to: widths[column] + 2)
      }
      return "  " + cells.joined() + "\n"
    }
  }
}

extension String {
  /// With blanks behind it, so that it is `width` wide.
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }

  /// On lines of at most `width` characters, broken at blanks, each ended.
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
