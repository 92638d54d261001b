public import StyleSheet

/// A filled rectangle or line with its colors and frame.
public struct StyledShape: Hashable, Sendable, Codable {
  /// The border of a shape, half of it inside.
  public struct Stroke: Hashable, Sendable, Codable {
    /// The color of the line.
    public let color: ThemeColor
    /// The width of the line, in points.
    public let width: Double

    package init(_ color: ThemeColor, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// The frame, from the upper left corner of its page or cell.
  public let frame: Frame
  /// The fill color, or the upper color of a gradient.
  public let color: ThemeColor
  /// The lower color of a vertical gradient; nil for none.
  public let bottomColor: ThemeColor?
  /// The border; nil for none.
  public let stroke: Stroke?
  /// The corner radius, in points.
  public let cornerRadius: Double

  /// Creates a shape from its properties.
  public init(
    _ frame: Frame, color: ThemeColor, to bottomColor: ThemeColor? = nil, stroke: Stroke? = nil,
    cornerRadius: Double = 0
  ) {
    self.frame = frame
    self.color = color
    self.bottomColor = bottomColor
    self.stroke = stroke
    self.cornerRadius = cornerRadius
  }
}
