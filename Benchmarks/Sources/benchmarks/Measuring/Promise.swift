/// A limit of a figure.
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
  /// Speed from text to theme, relative to the yardstick.
  static let speed = atLeast(0.5)
  /// Time of a look-up, relative to the yardstick.
  static let lookUp = atMost(3)
  /// Microseconds for the presentation of a rating cell.
  static let presentation = atMost(3)
  /// Microseconds for a form of twenty cells.
  static let form = atMost(1_000)
  /// Nanoseconds to find the rating at a point of the marks.
  static let place = atMost(20)
  /// Nanoseconds for an event of a rating cell.
  static let event = atMost(50)
  /// Microseconds for a rating cell of five marks with known looks.
  static let cell = atMost(1)
  /// Allocations for such a cell.
  static let allocations = atMost(4)
  /// Seconds for a theme's looks and a hundred thousand cells of all presets.
  static let list = atMost(0.15)
  /// Microseconds for a rating cell as SVG.
  static let picture = atMost(5)
  /// Time per byte of faulty sheets, relative to sheets without faults.
  static let faults = atMost(1.3)
  /// Megabytes per second from text to findings.
  static let check = atLeast(100)
  /// Megabytes per second from text to formatted text.
  static let format = atLeast(150)
  /// Time to parse a sheet again and make its theme, relative to the yardstick.
  ///
  /// tree-sitter-css, an incremental parser, takes 140 µs for a digit typed into 100 KB, where the
  /// yardstick takes 150 µs for the whole sheet. The limit is twice the time of tree-sitter-css.
  static let typing = atMost(1.87)
  /// Peak memory of a process, relative to the size of its file.
  static let memory = atMost(6)
  /// The exponent of the growth of time.
  static let growth = atMost(1.08)
}
