public import StyleSheet

/// Words with all that is needed to draw them.
///
/// Nothing here was measured, since there is no font to measure with. The frame is the room that
/// the text has, and whoever draws sets the text into it: as many lines as ``lineLimit`` says, cut
/// with an ellipsis at the end, along the horizontal ``alignment``, and in the middle of the height.
public struct StyledText: Hashable, Sendable, Codable {
  /// Where the lines of a text begin or end, in reading order.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, Codable {
    case leading = "leading"
    case center = "center"
    case trailing = "trailing"
  }

  /// Never empty, where a cell is presented.
  public let text: String
  /// The color of all of it.
  public let color: Color
  /// The font of all of it.
  public let font: TextFont
  /// Where its lines begin or end in the frame.
  public let alignment: Alignment
  /// How many lines may be drawn; at least 1.
  public let lineLimit: Int
  /// The room for the text, which has no width when the cell is too narrow.
  public let frame: Frame

  /// A text of which all is decided.
  public init(
    _ text: String, color: Color, font: TextFont, alignment: Alignment, lineLimit: Int = 1,
    frame: Frame
  ) {
    self.text = text
    self.color = color
    self.font = font
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.frame = frame
  }
}
