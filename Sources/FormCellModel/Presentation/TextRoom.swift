/// The room that a text is taken to want, since there is no font to measure with.
struct TextRoom: Hashable, Sendable {
  let extent: Extent
  /// How many lines it has; at least 1.
  let lines: Int

  /// What is not there wants nothing.
  static let none = TextRoom(extent: Extent(width: 0, height: 0), lines: 1)
}

extension TextFont {
  /// The room for a text, on one line or, in so much `width`, on as many as it is taken to need.
  ///
  /// No text has more than ``mostLines`` lines, so that a cell without any width is not without end.
  func room(for text: String?, wrappedTo width: Double? = nil) -> TextRoom {
    guard let text else { return .none }
    let wanted = widthGuess(for: text)
    guard let width, wanted > width else {
      return TextRoom(extent: Extent(width: wanted, height: lineHeight), lines: 1)
    }
    // Words are broken before the edge, and so a line in four is lost.
    let lines = width > 0 ? min((wanted * 1.25 / width).rounded(.up), Double(Self.mostLines)) : 1
    return TextRoom(
      extent: Extent(width: width, height: lines * lineHeight), lines: Int(lines))
  }

  private static let mostLines = 12
}
