/// What a figure may be at most, or has to be at least.
enum Promise: Hashable, Sendable {
  case atLeast(Double)
  case atMost(Double)

  func isKept(by figure: Double) -> Bool {
    switch self {
    case .atLeast(let limit): figure >= limit
    case .atMost(let limit): figure <= limit
    }
  }
}

extension Promise: CustomStringConvertible {
  var description: String {
    switch self {
    case .atLeast(let limit): "≥ \(limit.plain)"
    case .atMost(let limit): "≤ \(limit.plain)"
    }
  }
}

// MARK: - The promises

extension Promise {
  /// Speed of the whole job over the yardstick's.
  static let speed = atLeast(0.5)
  /// Time of a look-up over the yardstick's.
  static let lookUp = atMost(3)
  /// Microseconds for all a rating cell shows.
  static let presentation = atMost(3)
  /// Microseconds for a form of twenty cells.
  static let form = atMost(1_000)
  /// Nanoseconds from a place on a row of marks to a rating.
  static let place = atMost(20)
  /// Nanoseconds for what happens to a rating cell.
  static let event = atMost(50)
  /// Microseconds for a rating cell of five marks, where the looks are known.
  static let cell = atMost(1)
  /// Allocations for such a cell.
  static let allocations = atMost(4)
  /// Seconds for a theme's looks and a hundred thousand cells of all presets.
  static let list = atMost(0.15)
  /// Microseconds for a rating cell's picture as a text of SVG.
  static let picture = atMost(5)
  /// Time for sheets with faults over that for clean ones, byte for byte.
  static let faults = atMost(1.3)
  /// Megabytes a second of sheets from text to findings.
  static let check = atLeast(100)
  /// Megabytes a second of sheets from text to the same text laid out.
  static let format = atLeast(150)
  /// Time to read a sheet again, and make its theme, over the yardstick's for such a sheet.
  ///
  /// An incremental parser, tree-sitter-css, takes 140 µs for a digit typed into 100 KB where the
  /// yardstick takes 150 µs for all of it; twice that is allowed.
  static let typing = atMost(1.87)
  /// Peak memory of a process over the size of the file it reads.
  static let memory = atMost(6)
  /// The exponent with which time grows.
  static let growth = atMost(1.08)
}
