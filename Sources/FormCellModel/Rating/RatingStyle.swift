/// The four ways a rating control looks, of which the first can be changed by hand.
///
/// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl.Style`.
public enum RatingStyle: String, Hashable, Sendable, CaseIterable, Codable {
  /// Large marks in the tint color, for a person to set.
  case editable = "editable"
  /// As large, and grey: it could be set, but not now.
  case editableDisabled = "editableDisabled"
  /// Small marks in grey, to be read.
  case standard = "standard"
  /// Small marks in an accent color, to be read.
  case accented = "accented"
}
