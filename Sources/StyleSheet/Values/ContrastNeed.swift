/// How much contrast something needs to be seen by people who see less well.
///
/// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11. What is disabled, what only adorns,
/// and logotypes are exempt from all three.
public enum ContrastNeed: String, Hashable, Sendable, CaseIterable {
  /// Words to be read (1.4.3, level AA).
  case text = "text"
  /// Words of 18 points or more, or of 14 in bold (1.4.3, level AA).
  case largeText = "large text"
  /// Signs that tell something, and what makes a control and its state known (1.4.11, level AA).
  case graphic = "a mark"
  /// Words to be read, on level AAA (1.4.6).
  case enhancedText = "text (AAA)"
  /// Large words, on level AAA (1.4.6).
  case enhancedLargeText = "large text (AAA)"

  /// The contrast that is just enough; 4.499 is not 4.5.
  public var least: Double {
    switch self {
    case .text, .enhancedLargeText: 4.5
    case .largeText, .graphic: 3
    case .enhancedText: 7
    }
  }

  /// The success criterion, such as `1.4.3`.
  public var criterion: String {
    switch self {
    case .text, .largeText: "1.4.3"
    case .enhancedText, .enhancedLargeText: "1.4.6"
    case .graphic: "1.4.11"
    }
  }

  /// What text of a size and weight needs on level AA; the size is in points at the default text
  /// size, nil if it is not known, which counts as small.
  ///
  /// The points of iOS are taken for those of the standard; see
  /// `Documentation/Decisions/0038-contrast-is-judged-on-what-a-sheet-decides.md`.
  public static func text(points: Double?, isBold: Bool) -> ContrastNeed {
    (points ?? 0) >= (isBold ? 14 : 18) ? .largeText : .text
  }
}
