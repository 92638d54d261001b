/// A limit of the figures of a row, or one limit for each of them.
struct Promise: Hashable, Sendable {
  /// The side of a limit on which figures are kept.
  enum Side: String, Hashable, Sendable {
    case atLeast = "≥"
    case atMost = "≤"
  }

  let side: Side
  /// The limits in the order of the figures; the last one is that of all others.
  private let limits: [Double]

  static func atLeast(_ limits: Double...) -> Self { Self(side: .atLeast, limits: limits) }
  static func atMost(_ limits: Double...) -> Self { Self(side: .atMost, limits: limits) }

  func isKept(by figures: [Double]) -> Bool {
    figures.enumerated().allSatisfy { index, figure in
      let limit = limits[min(index, limits.count - 1)]
      switch side {
      case .atLeast: return figure >= limit
      case .atMost: return figure <= limit
      }
    }
  }
}

extension Promise: CustomStringConvertible {
  var description: String { "\(side.rawValue) \(limits.map(\.plain).joined(separator: " · "))" }
}

// MARK: - The promises

extension Promise {
  /// Speed from text to theme, relative to the yardstick.
  static let speed = atLeast(0.9)
  /// Time of a look-up, relative to the yardstick, for each size.
  static let lookUp = atMost(2, 2, 4)
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
  /// The same, relative to the yardstick, which only parses.
  static let checkOverParse = atLeast(0.4)
  /// Megabytes per second from text to formatted text.
  static let format = atLeast(150)
  /// Time to parse a sheet again and make its theme, relative to the yardstick.
  static let typing = atMost(1.1)
  /// Peak memory of a process, relative to the size of its file.
  static let memory = atMost(3.5)
  /// The exponent of the growth of time.
  static let growth = atMost(1.05)

  // MARK: - The tool as a process

  /// Time from start to exit for 1 KB with findings, relative to the yardstick's static build.
  static let start = atMost(2.5)
  /// The same for a small sheet without findings.
  static let cleanStart = atMost(2)
  /// Speed for a sheet with many findings, printing included, relative to the yardstick.
  static let denseCheck = atLeast(0.1)
  /// Milliseconds for two sheets of 100 KB with nothing in common.
  static let difference = atMost(10)
  /// Peak memory of a command, relative to the size of its file.
  static let checkMemory = atMost(6)
  static let resolveMemory = atMost(8)
  static let previewMemory = atMost(12)
  /// Time for 10,000 sheets of 5 KB, relative to `cat`.
  static let manySheets = atMost(8)
}
