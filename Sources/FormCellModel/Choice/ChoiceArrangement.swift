/// The widths of segments or chips.
package enum ChoiceSizing: String, Hashable, Sendable, CaseIterable, Codable {
  /// Segments of 73 points; below each other if they do not fit in the cell, or at large text sizes
  /// if a text does not fit. Chips in two columns, or in one if a text does not fit, and at large
  /// text sizes on a phone.
  case fixed = "fixed"
  /// The width of each text.
  case flexible = "flexible"
  /// The width of the widest text for all; segments without a title beside them fill the cell.
  case widest = "widest"
}

/// The arrangement of segments or chips in their cell.
package struct ChoiceArrangement: Hashable, Sendable {
  package var sizing: ChoiceSizing
  /// True if they stand beside the title where there is room for both; otherwise below it.
  package var prefersTitleLine = true
  /// The largest number of lines in a chip; nil for as many as the text needs.
  package var lineLimit: Int? = 1
  package var outline = ControlOutline.rounded

  /// The distance between the title and the options.
  static let gap = 8.0

  /// Returns true if options stand beside a title.
  ///
  /// Source: cloud-sdk-ios-fiori, `FilterFormViewStyle`.
  package func isBeside(titleWidth: Double, optionsWidth: Double, in room: Double) -> Bool {
    prefersTitleLine && room > titleWidth + optionsWidth + Self.gap
  }
}
