/// A table of figures.
struct Table: Sendable {
  let title: String
  /// The headings of the figures, without those of the names and promises.
  let columns: [String]
  private(set) var rows: [Row] = []

  struct Row: Sendable {
    let name: String
    let cells: [String]
    var figures: [Double] = []
    var promise: Promise?

    /// True if a figure is beyond its limit.
    var isMissed: Bool { promise.map { !$0.isKept(by: figures) } ?? false }
  }

  /// The rows with a figure beyond its limit.
  var missed: [Row] { rows.filter(\.isMissed) }

  init(_ title: String, columns: [String]) {
    self.title = title
    self.columns = columns
  }

  /// Adds a row of figures without a promise.
  mutating func add(_ name: String, _ cells: [String]) {
    rows.append(Row(name: name, cells: cells))
  }

  /// Adds a row of figures whose medians are compared with a promise.
  mutating func add(_ name: String, _ figures: [Samples], _ promise: Promise) {
    add(name, [], figures, promise)
  }

  /// Adds a row in which only the last figures have a promise.
  mutating func add(
    _ name: String, _ cells: [String], _ figures: [Samples], _ promise: Promise
  ) {
    rows.append(
      Row(
        name: name, cells: cells + figures.map(\.withRange), figures: figures.map(\.median),
        promise: promise))
  }
}

extension Table.Row {
  /// The limit, and whether the figures keep it.
  fileprivate var verdict: [String] {
    promise.map { [$0.description, isMissed ? "missed" : "kept"] } ?? ["", ""]
  }
}

// MARK: - As text

extension Table: CustomStringConvertible {
  var description: String {
    let header = [title] + columns + (rows.contains { $0.promise != nil } ? ["promised", ""] : [])
    let lines = [header] + rows.map { [$0.name] + $0.cells + $0.verdict }
    let widths = header.indices.map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      zip(line, widths).enumerated().map { column, cell in
        column == 0 || column == header.count - 1 && header.count > columns.count + 1
          ? cell.0.padded(to: cell.1) : cell.0.padded(before: cell.1)
      }
      .joined(separator: "   ").trimmedEnd
    }
    .joined(separator: "\n")
  }
}

extension String {
  /// Returns the text with blanks after it.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with blanks before it.
  fileprivate func padded(before width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
