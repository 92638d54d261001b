/// The area of a text.
struct TextRoom: Hashable, Sendable {
  let extent: Extent
  /// The number of lines; at least 1.
  let lines: Int
  /// The width of the text on one line; infinite if it has a line end.
  let unbroken: Double

  /// The area of a missing text.
  static let none = TextRoom(extent: Extent(width: 0, height: 0), lines: 1, unbroken: 0)

  /// Returns true if the text is on one line in a width.
  func fits(in width: Double) -> Bool { unbroken.rounded(.up) <= width }

  /// Returns the area with room for either of two texts.
  func union(_ other: TextRoom) -> TextRoom {
    TextRoom(
      extent: Extent(
        width: max(extent.width, other.extent.width),
        height: max(extent.height, other.extent.height)), lines: max(lines, other.lines),
      unbroken: max(unbroken, other.unbroken))
  }
}

extension TextMeasurer {
  /// Returns the area of a text, on one line or wrapped to `width`.
  ///
  /// At most ``mostLines`` lines, so that a cell without width has a finite height.
  func room(
    for text: String?, in font: TextFont, wrappedTo width: Double? = nil,
    lines most: Int = mostLines
  ) -> TextRoom {
    guard let text else { return .none }
    let wanted = self.width(of: text, in: font)
    let line = TextRoom(
      extent: Extent(width: wanted.rounded(.up), height: font.lineHeight), lines: 1,
      unbroken: text.hasLineEnd ? .infinity : wanted)
    guard let width, !line.fits(in: width) else { return line }
    let lines = max(fitting(in: font).lines(of: text, room: width, limit: most).count, 1)
    let extent = Extent(width: width, height: Double(lines) * font.lineHeight)
    return TextRoom(extent: extent, lines: lines, unbroken: line.unbroken)
  }

  /// Returns true if a text has room beside a part that takes `taken` of a width.
  ///
  /// A part without a width leaves room. The text has room on one line; on several that have half
  /// of the width and break no word; and on several that have three quarters of the width, if a
  /// word is wider than the whole width. Cells stack a text that has no room.
  func hasRoom(
    for text: String, in font: TextFont, beside taken: Double, of width: Double
  ) -> Bool {
    let rest = width - taken
    if taken <= 0 || self.width(of: text, in: font).rounded(.up) <= rest { return true }
    let fitting = fitting(in: font)
    return rest >= width / 2 && fitting.keepsWords(of: text, room: rest)
      || rest >= width * 0.75 && !fitting.keepsWords(of: text, room: width)
  }

  /// Returns the line breaking of texts in a font.
  func fitting(in font: TextFont) -> TextFitting { TextFitting { width(of: $0, in: font) } }

  static let mostLines = 12
}

extension String {
  /// True if there is a line feed or a carriage return.
  var hasLineEnd: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains { $0 == 0x0A || $0 == 0x0D } }
      ?? utf8.contains { $0 == 0x0A || $0 == 0x0D }
  }
}
