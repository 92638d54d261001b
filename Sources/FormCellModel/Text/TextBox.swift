/// The height of the box of a text cell, in points.
public struct TextBox: Hashable, Sendable {
  /// The minimum height.
  public let minimum: Double
  /// The maximum height; nil if the box grows with its text.
  public let maximum: Double?

  /// True if the text scrolls in the box.
  public var scrolls: Bool { maximum != nil }
}

extension TextCell {
  /// The height of the box: a line has 44 points or more, a note its minimum and maximum.
  ///
  /// A minimum of 44 points or less counts as none, and a maximum below the minimum as the minimum.
  /// A number that is not finite counts as none.
  ///
  /// Source: cloud-sdk-ios-fiori, `NoteFormViewStyle`.
  public var box: TextBox {
    guard style.isMultiline else { return TextBox(minimum: FieldLayout.least, maximum: nil) }
    let wanted = minimumHeight.flatMap { $0.isFinite && $0 > FieldLayout.least ? $0 : nil }
    let minimum = wanted ?? 2 * FieldLayout.least
    let maximum = maximumHeight.flatMap { $0.isFinite ? max($0, minimum) : nil }
    return TextBox(minimum: minimum, maximum: maximum)
  }
}
