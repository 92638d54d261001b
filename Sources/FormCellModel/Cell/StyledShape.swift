public import StyleSheet

/// A rectangle with all that is needed to draw it: an area that something stands on, or a line.
public struct StyledShape: Hashable, Sendable, Codable {
  /// A line along the edge of a shape, half of it inside.
  public struct Stroke: Hashable, Sendable, Codable {
    /// The color of the line.
    public let color: Color
    /// The width of the line, in points.
    public let width: Double

    /// A line of the given color and width.
    public init(_ color: Color, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// Where it is, from the upper left corner of its page or cell.
  public let frame: Frame
  /// The color that it is filled with, or the upper end of a gradient.
  public let color: Color
  /// The lower end of a vertical gradient; nil if there is none.
  public let bottomColor: Color?
  /// The line along its edge; nil if there is none.
  public let stroke: Stroke?
  /// The radius of its corners, in points; 0 if they are not rounded.
  public let cornerRadius: Double

  /// A shape of which everything is decided.
  public init(
    _ frame: Frame, color: Color, to bottomColor: Color? = nil, stroke: Stroke? = nil,
    cornerRadius: Double = 0
  ) {
    self.frame = frame
    self.color = color
    self.bottomColor = bottomColor
    self.stroke = stroke
    self.cornerRadius = cornerRadius
  }
}
