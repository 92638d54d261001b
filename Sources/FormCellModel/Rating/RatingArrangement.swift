/// Where the parts of a rating cell stand.
///
/// ```
/// sameLine                    stacked                     controlOnly
/// │ key name      ★★★☆☆ │     │       ★★★☆☆       │       │       ★★★☆☆       │
///                             │      subtitle     │
/// ```
///
/// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControlFormCell.subtitle`.
public enum RatingArrangement: Hashable, Sendable, CaseIterable {
  /// The key name leading, the control trailing, and no subtitle.
  case sameLine
  /// The control at the top center, the subtitle at the bottom center, and no key name.
  case stacked
  /// The control in the center, and no text.
  case controlOnly
}

extension RatingArrangement {
  /// What an empty subtitle means; decision 0004.
  public enum EmptySubtitle: Hashable, Sendable, CaseIterable {
    /// The control is shown alone, as by SAP's UIKit cell.
    case hidesAllText
    /// It counts as none, as in SAP's SwiftUI port.
    case countsAsNone
  }

  /// The arrangement that a subtitle asks for.
  public init(subtitle: String?, empty: EmptySubtitle = .hidesAllText) {
    switch (subtitle?.isEmpty, empty) {
    case (nil, _), (true?, .countsAsNone): self = .sameLine
    case (true?, .hidesAllText): self = .controlOnly
    case (false?, _): self = .stacked
    }
  }
}
