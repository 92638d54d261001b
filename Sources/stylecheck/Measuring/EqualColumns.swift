/// The columns of a table, of which equal ones are shown once.
struct EqualColumns: Hashable, Sendable {
  /// The first column that is equal to each column so far.
  private var firsts: [Int]

  /// Creates the columns of an empty table, which are equal.
  init(count: Int) { firsts = [Int](repeating: 0, count: count) }

  mutating func add<Cell: Equatable>(_ row: [Cell]) {
    let before = firsts
    for column in firsts.indices {
      let earlier = (0..<column).first { before[$0] == before[column] && row[$0] == row[column] }
      firsts[column] = earlier.map { firsts[$0] } ?? column
    }
  }

  var shown: [Int] { firsts.indices.filter { firsts[$0] == $0 } }

  /// Returns the headings of the distinct columns; one that stands for several has all their names.
  func headings(_ headings: [String]) -> [String] {
    shown.map { column in
      zip(headings, firsts).filter { $0.1 == column }.map(\.0).joined(separator: ", ")
    }
  }
}
