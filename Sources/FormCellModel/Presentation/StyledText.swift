public import StyleSheet

/// A text with its color, font, alignment and frame.
///
/// The text is not measured, because there is no font. The frame is the available area; a renderer
/// draws at most ``lineLimit`` lines in it, truncates with an ellipsis at the end, aligns them
/// horizontally by ``alignment`` and centers them vertically.
public struct StyledText: Hashable, Sendable, Codable {
  /// The horizontal alignment of lines, in reading order.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, Codable {
    case leading = "leading"
    case center = "center"
    case trailing = "trailing"
  }

  /// The text; not empty in a presentation of a cell.
  public let text: String
  /// The color of the text.
  public let color: ThemeColor
  /// The font of the text.
  public let font: TextFont
  /// The horizontal alignment of the lines in the frame.
  public let alignment: Alignment
  /// The largest number of lines; at least 1.
  public let lineLimit: Int
  /// The area for the text; its width is 0 if the cell is too narrow.
  public let frame: Frame

  /// Creates a text from its properties.
  public init(
    _ text: String, color: ThemeColor, font: TextFont, alignment: Alignment, lineLimit: Int = 1,
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
