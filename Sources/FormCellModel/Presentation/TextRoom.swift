/// The estimated area of a text, because there is no font to measure with.
struct TextRoom: Hashable, Sendable {
  let extent: Extent
  /// The number of lines; at least 1.
  let lines: Int

  /// The area of a missing text.
  static let none = TextRoom(extent: Extent(width: 0, height: 0), lines: 1)
}

extension TextFont {
  /// Estimates the area of a text, on one line or wrapped to `width`.
  ///
  /// At most ``mostLines`` lines, so that a cell without width has a finite height.
  func room(for text: String?, wrappedTo width: Double? = nil) -> TextRoom {
    guard let text else { return .none }
    let wanted = widthGuess(for: text)
    guard let width, wanted > width else {
      return TextRoom(extent: Extent(width: wanted, height: lineHeight), lines: 1)
    }
    // Wrapping at words wastes about a quarter of the width.
    let lines = width > 0 ? min((wanted * 1.25 / width).rounded(.up), Double(Self.mostLines)) : 1
    return TextRoom(
      extent: Extent(width: width, height: lines * lineHeight), lines: Int(lines))
  }

  private static let mostLines = 12
}
