/// The style of a rating control; only the first can be changed by the user.
///
/// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl.Style`.
public enum RatingStyle: String, Hashable, Sendable, CaseIterable, Codable {
  /// Large marks in the tint color, editable.
  case editable = "editable"
  /// Large grey marks, disabled.
  case editableDisabled = "editableDisabled"
  /// Small grey marks, read-only.
  case standard = "standard"
  /// Small marks in an accent color, read-only.
  case accented = "accented"
}
