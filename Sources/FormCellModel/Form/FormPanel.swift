public import StyleSheet

/// A plain area that something stands on, or a line: a rectangle of one color.
public struct FormPanel: Hashable, Sendable {
  /// Where it is, from its page's upper left corner.
  public let frame: Frame
  /// The color that it is filled with, or the upper end of a gradient.
  public let color: Color
  /// The lower end of a vertical gradient; nil if there is none.
  public let bottomColor: Color?
  /// How far its corners are rounded, in points; 0 where they are not.
  public let cornerRadius: Double

  /// A panel of which all is decided.
  public init(
    _ frame: Frame, color: Color, to bottomColor: Color? = nil, cornerRadius: Double = 0
  ) {
    self.frame = frame
    self.color = color
    self.bottomColor = bottomColor
    self.cornerRadius = cornerRadius
  }
}
