/// Where the parts of a rating cell stand.
///
/// ```
/// sameLine                    stacked                     controlOnly
/// │ key name      ★★★☆☆ │     │       ★★★☆☆       │       │       ★★★☆☆       │
///                             │      subtitle     │
/// keyNameAbove
/// │ a key name in large │
/// │ text                │
/// │               ★★★☆☆ │
/// ```
///
/// Sources: SAP Fiori for iOS SDK 25.08, `FUIRatingControlFormCell.subtitle`; for large text SAP's open
/// SwiftUI port (cloud-sdk-ios-fiori), `RatingControlFormView` with a vertical axis.
public enum RatingArrangement: String, Hashable, Sendable, CaseIterable, Codable {
  /// The key name leading, the control trailing, and no subtitle.
  case sameLine = "sameLine"
  /// The control at the top center, the subtitle at the bottom center, and no key name.
  case stacked = "stacked"
  /// The control in the center, and no text.
  case controlOnly = "controlOnly"
  /// The key name leading, on as many lines as it needs, the control below it and trailing: what
  /// becomes of ``sameLine`` where text is large.
  case keyNameAbove = "keyNameAbove"
}

extension RatingArrangement {
  /// What an empty subtitle means; decision 0004.
  public enum EmptySubtitle: String, Hashable, Sendable, CaseIterable, Codable {
    /// The control is shown alone, as by SAP's UIKit cell.
    case hidesAllText = "hidesAllText"
    /// It counts as none, as in SAP's SwiftUI port.
    case countsAsNone = "countsAsNone"
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
