/// The area of a text.
struct TextRoom: Hashable, Sendable {
  let extent: Extent
  /// The number of lines; at least 1.
  let lines: Int

  /// The area of a missing text.
  static let none = TextRoom(extent: Extent(width: 0, height: 0), lines: 1)

  /// Returns the area with room for either of two texts.
  func union(_ other: TextRoom) -> TextRoom {
    TextRoom(
      extent: Extent(
        width: max(extent.width, other.extent.width),
        height: max(extent.height, other.extent.height)), lines: max(lines, other.lines))
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
    let wanted = self.width(of: text, in: font).rounded(.up)
    guard let width, wanted > width || text.hasLineEnd else {
      return TextRoom(extent: Extent(width: wanted, height: font.lineHeight), lines: 1)
    }
    let lines = max(fitting(in: font).lines(of: text, room: width, limit: most).count, 1)
    return TextRoom(
      extent: Extent(width: width, height: Double(lines) * font.lineHeight), lines: lines)
  }

  /// Returns the line breaking of texts in a font.
  func fitting(in font: TextFont) -> TextFitting {
    TextFitting { width(of: $0, in: font) }
  }

  static let mostLines = 12
}

extension String {
  /// True if there is a line feed or a carriage return.
  var hasLineEnd: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D } }
}
