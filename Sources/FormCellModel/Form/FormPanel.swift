public import StyleSheet

/// A plain area that something stands on, or a line: a rectangle of one color.
public struct FormPanel: Hashable, Sendable {
  /// Where it is, from its page's upper left corner.
  public let frame: Frame
  /// What it is filled with.
  public let color: Color
  /// How far its corners are rounded, in points; 0 where they are not.
  public let cornerRadius: Double

  /// A panel of which all is decided.
  public init(_ frame: Frame, color: Color, cornerRadius: Double = 0) {
    self.frame = frame
    self.color = color
    self.cornerRadius = cornerRadius
  }
}
