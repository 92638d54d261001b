/// The contrast that an element needs for readers with low vision.
///
/// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11. Disabled elements, decoration and
/// logotypes are exempt from all three.
public enum ContrastNeed: String, Hashable, Sendable, CaseIterable {
  /// Text (1.4.3, level AA).
  case text = "text"
  /// Text of 18 points or more, or of 14 in bold (1.4.3, level AA).
  case largeText = "large text"
  /// Meaningful graphics, and the parts that identify a control and its state (1.4.11, level AA).
  case graphic = "a mark"
  /// Text on level AAA (1.4.6).
  case enhancedText = "text (AAA)"
  /// Large text on level AAA (1.4.6).
  case enhancedLargeText = "large text (AAA)"

  /// The minimum contrast ratio; 4.499 does not meet 4.5.
  public var least: Double {
    switch self {
    case .text, .enhancedLargeText: 4.5
    case .largeText, .graphic: 3
    case .enhancedText: 7
    }
  }

  /// The success criterion, such as `1.4.3`.
  package var criterion: String {
    switch self {
    case .text, .largeText: "1.4.3"
    case .enhancedText, .enhancedLargeText: "1.4.6"
    case .graphic: "1.4.11"
    }
  }

  /// Returns the need of text of a given size and weight on level AA.
  ///
  /// The size is in points at the default text size; an unknown size (nil) counts as small. iOS
  /// points are treated as the points of the standard; see
  /// `Documentation/Decisions/0038-contrast-is-judged-on-what-a-sheet-decides.md`.
  package static func text(points: Double?, isBold: Bool) -> ContrastNeed {
    (points ?? 0) >= (isBold ? 14 : 18) ? .largeText : .text
  }
}
