/// How a presentation is written for a terminal.
public struct TerminalStyle: Hashable, Sendable {
  /// Which colors a terminal can show.
  public enum Colors: Hashable, Sendable, CaseIterable {
    /// None: bytes that can be kept in a file.
    case none
    /// The 256 of xterm, of which the nearest to each color is taken.
    case palette
    /// Eight bits a channel.
    case direct
  }

  /// Which colors are used.
  public var colors: Colors
  /// How many points of a cell's width one column stands for; more than 0.
  public let pointsPerColumn: Double

  /// A style.
  ///
  /// - Parameters:
  ///   - colors: Which colors are used.
  ///   - pointsPerColumn: How many points of width one column stands for: with 8, a cell of 320
  ///     points has 40 columns. What is not finite, or not more than 0, counts as 8.
  public init(colors: Colors = .none, pointsPerColumn: Double = 8) {
    self.colors = colors
    let isUsable = pointsPerColumn.isFinite && pointsPerColumn > 0
    self.pointsPerColumn = isUsable ? pointsPerColumn : 8
  }

  /// A width in columns, at most 10,000.
  func columns(of width: Double) -> Int { Int(min(max(width / pointsPerColumn, 0), 10_000)) }
}
