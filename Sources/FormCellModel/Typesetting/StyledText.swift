public import StyleSheet

/// A text with its color, font, alignment and frame.
///
/// The frame is the available area. A renderer draws ``lines`` in it, each at its baseline, and
/// aligns them horizontally by ``alignment``. A renderer that breaks lines itself draws at most
/// ``lineLimit`` lines of ``text``, truncates them with an ellipsis at the end, and centers them
/// vertically.
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
  /// The horizontal alignment of the lines in the frame.
  public let alignment: Alignment
  /// The base direction of the bidirectional text: that of its first letter.
  ///
  /// A text without letters has the direction of its cell, or nil outside of a cell, where it is
  /// that of its page. The number in a text field is written from left to right.
  public private(set) var direction: ReadingDirection?
  /// The font of the text.
  public let font: TextFont
  /// The largest number of lines; at least 1.
  public let lineLimit: Int
  /// The area for the text; its width is 0 if the cell is too narrow.
  public let frame: Frame

  /// The broken lines; nil if the text fits on one.
  private let broken: [String]?

  /// Creates a text from its properties; its lines are broken at the width of the frame.
  ///
  /// A text whose width without breaks is known to be at most `unbroken` is not measured again if
  /// that is enough.
  package init(
    _ text: String, color: ThemeColor, font: TextFont, alignment: Alignment, lineLimit: Int = 1,
    frame: Frame, measurer: TextMeasurer = .estimated, direction: ReadingDirection? = nil,
    unbroken: Double = .infinity
  ) {
    self.text = text
    self.color = color
    self.font = font
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.frame = frame
    self.direction = ReadingDirection(of: text) ?? direction
    let fits =
      unbroken <= frame.width
      || measurer.width(of: text, in: font) <= frame.width && !text.hasLineEnd
    broken =
      fits ? nil : measurer.fitting(in: font).lines(of: text, room: frame.width, limit: lineLimit)
  }

  /// A line of a text.
  public struct Line: Hashable, Sendable, Codable {
    /// The text of the line; the last one of a text that is too long ends with an ellipsis.
    public let text: String
    /// The distance of the baseline from the upper edge of the cell, in points.
    public let baseline: Double
    /// The base direction of the paragraph of the line; without letters, that of the text.
    public let direction: ReadingDirection?
  }

  /// The lines from top to bottom, centered vertically in the frame; none if there is no room.
  public var lines: [Line] {
    let texts = broken ?? [text]
    let height = Double(texts.count) * font.lineHeight
    let top = frame.y + (frame.height - height) / 2
    let directions = broken.map(directions) ?? [direction]
    return texts.enumerated().map { place, text in
      Line(
        text: text, baseline: top + Double(place) * font.lineHeight + font.baseline,
        direction: directions[place])
    }
  }

  /// Returns the direction of each line, which is that of its whole paragraph.
  ///
  /// Every line break ends a paragraph. Source of the direction: Unicode Standard Annex 9, rules P2
  /// and P3.
  private func directions(of lines: [String]) -> [ReadingDirection?] {
    var rest = Substring(text)
    var own: ReadingDirection?
    var isStart = true
    return lines.map { line in
      if isStart { own = ReadingDirection(of: rest.prefix { !$0.isNewline }) ?? direction }
      rest = rest.dropFirst(line.count).drop { $0.isWhitespace && !$0.isNewline }
      isStart = rest.first?.isNewline == true
      if isStart { rest.removeFirst() }
      return own
    }
  }

  /// Returns the text; without a base direction, it has that of the layout.
  func settled(in layout: ReadingDirection) -> StyledText {
    guard direction == nil else { return self }
    var text = self
    text.direction = layout
    return text
  }

  private enum CodingKeys: String, CodingKey {
    case text, color, font, alignment, lineLimit, direction, frame, lines
  }

  /// Decodes a text with its lines.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode(String.self, forKey: .text)
    color = try values.decode(ThemeColor.self, forKey: .color)
    font = try values.decode(TextFont.self, forKey: .font)
    alignment = try values.decode(Alignment.self, forKey: .alignment)
    lineLimit = try values.decode(Int.self, forKey: .lineLimit)
    direction = try values.decodeIfPresent(ReadingDirection.self, forKey: .direction)
    frame = try values.decode(Frame.self, forKey: .frame)
    let texts = try values.decode([Line].self, forKey: .lines).map(\.text)
    broken = texts == [text] ? nil : texts
  }

  /// Encodes a text with its lines.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(color, forKey: .color)
    try values.encode(font, forKey: .font)
    try values.encode(alignment, forKey: .alignment)
    try values.encode(lineLimit, forKey: .lineLimit)
    try values.encodeIfPresent(direction, forKey: .direction)
    try values.encode(frame, forKey: .frame)
    try values.encode(lines, forKey: .lines)
  }
}
