/// A figure with a limit, in a line with tab stops.
struct PlainFigure: Hashable, Sendable {
  /// The place of a figure in the tables.
  struct Key: Hashable, Sendable, CustomStringConvertible {
    let title: String
    let row: String
    /// The number of the figure in the row, from 1 on.
    let column: Int

    var description: String { "\(title): \(row) (\(column))" }
  }

  let key: Key
  let side: Promise.Side
  let value: Double

  /// Returns the speed relative to that of another figure of the same kind.
  func speed(over other: Double) -> Double {
    switch side {
    case .atLeast: value / other
    case .atMost: other / value
    }
  }
}

// MARK: - Lines

extension PlainFigure: CustomStringConvertible {
  init?(_ line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard
      parts.count == 5, let column = Int(parts[2]), let side = Promise.Side(rawValue: parts[3]),
      let value = Double(parts[4])
    else { return nil }
    self.init(key: Key(title: parts[0], row: parts[1], column: column), side: side, value: value)
  }

  var description: String {
    [key.title, key.row, "\(key.column)", side.rawValue, "\(value)"].joined(separator: "\t")
  }
}

extension Table {
  /// The figures with limits, one in each line.
  var plain: String {
    rows.flatMap { row in
      row.figures.enumerated().compactMap { index, value in
        row.promise.map {
          PlainFigure(
            key: PlainFigure.Key(title: title, row: row.name, column: index + 1), side: $0.side,
            value: value
          ).description
        }
      }
    }
    .joined(separator: "\n")
  }
}
