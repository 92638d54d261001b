public import StyleSheet

/// The text of a cell that the user edits, and its cursor.
///
/// The part has a text item with the ``line``; an empty text can have none.
public struct EditedText: Hashable, Sendable, Codable {
  private let partName: String
  private let partTitle: String
  /// The text, even if the cell shows dots in its place.
  public let text: String
  /// The number of characters before the cursor.
  public let cursor: Int
  /// The line of the text item with the cursor; 0 is the first one.
  public let line: Int
  /// The number of characters of the line before the cursor; a line of the text item can lack
  /// blanks at its end that count.
  public let column: Int
  /// The number of characters of the text before each line, one for each line of the text item.
  ///
  /// A renderer that finds a column of a line places the cursor at the sum of both.
  public let lineStarts: [Int]
  /// The frame of the cursor, by the measured widths.
  public let frame: Frame
  /// The color of the cursor.
  public let color: ThemeColor

  init(
    _ part: CellPart, _ text: String, cursor: Int, at place: CursorPlace, _ frame: Frame,
    _ color: ThemeColor
  ) {
    (partName, partTitle) = (part.name, part.title)
    self.text = text
    self.cursor = cursor
    (line, column, lineStarts) = (place.line, place.column, place.starts)
    self.frame = frame
    self.color = color
  }

  private enum CodingKeys: String, CodingKey {
    case partName = "part"
    case partTitle, text, cursor, line, column, lineStarts, frame, color
  }

  /// The part whose text is edited.
  public var part: CellPart { CellPart(partName, title: partTitle) }
}
