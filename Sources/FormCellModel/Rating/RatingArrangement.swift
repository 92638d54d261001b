/// The arrangement of the parts of a rating cell.
///
/// ```
/// sameLine                    stacked                     controlOnly
/// │ key name      ★★★☆☆ │     │       ★★★☆☆       │       │       ★★★☆☆       │
///                             │      subtitle     │
/// keyNameAbove
/// │ a key name that has │
/// │ no room beside it   │
/// │               ★★★☆☆ │
/// ```
///
/// Sources: SAP Fiori for iOS SDK 25.08, `FUIRatingControlFormCell.subtitle`; for large text SAP's
/// open SwiftUI port (cloud-sdk-ios-fiori), `RatingControlFormView` with a vertical axis.
public enum RatingArrangement: String, Hashable, Sendable, CaseIterable, Codable {
  /// The key name leading and the control trailing, without a subtitle.
  case sameLine = "sameLine"
  /// The control at the top center and the subtitle at the bottom center, without a key name.
  case stacked = "stacked"
  /// The control in the center, without text.
  case controlOnly = "controlOnly"
  /// The key name leading, on as many lines as it needs, and the control below it, trailing.
  ///
  /// Replaces ``sameLine`` for large text, and for a key name that has no room beside the control.
  case keyNameAbove = "keyNameAbove"

  /// The meaning of an empty subtitle; decision 0004.
  public enum EmptySubtitle: String, Hashable, Sendable, CaseIterable, Codable {
    /// The control is shown alone, as in SAP's UIKit cell.
    case hidesAllText = "hidesAllText"
    /// It counts as no subtitle, as in SAP's SwiftUI port.
    case countsAsNone = "countsAsNone"
  }
}
