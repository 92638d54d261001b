/// The four ways a rating control looks, of which the first can be changed by hand.
///
/// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl.Style`.
public enum RatingStyle: Hashable, Sendable, CaseIterable {
  /// Large marks in the tint color, for a person to set.
  case editable
  /// As large, and grey: it could be set, but not now.
  case editableDisabled
  /// Small marks in grey, to be read.
  case standard
  /// Small marks in an accent color, to be read.
  case accented
}
