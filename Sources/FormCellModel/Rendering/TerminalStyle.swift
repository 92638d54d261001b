/// The style of terminal output.
public struct TerminalStyle: Hashable, Sendable {
  /// The colors of a terminal.
  public enum Colors: Hashable, Sendable, CaseIterable {
    /// No colors, for text files.
    case none
    /// The 256 colors of xterm; each color becomes the nearest one.
    case palette
    /// 24-bit colors.
    case direct
  }

  package var colors: Colors
  /// The points of a cell's width in one column; more than 0.
  package let pointsPerColumn: Double

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - colors: The colors to use.
  ///   - pointsPerColumn: The points of width in one column: with 8, a cell of 320 points has 40
  ///     columns. A value that is not finite or not positive counts as 8.
  public init(colors: Colors = .none, pointsPerColumn: Double = 8) {
    self.colors = colors
    let isUsable = pointsPerColumn.isFinite && pointsPerColumn > 0
    self.pointsPerColumn = isUsable ? pointsPerColumn : 8
  }

  func columns(of width: Double) -> Int { Int(min(max(width / pointsPerColumn, 0), 10_000)) }
}
