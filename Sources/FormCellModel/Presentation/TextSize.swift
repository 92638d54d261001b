/// How large a person wants text to be: the twelve sizes that iOS offers, of which the last five are
/// for those who do not see well.
///
/// Source: Apple, `UIContentSizeCategory`.
public enum TextSize: Int, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium
  /// What a device has unless somebody changes it.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

extension TextSize: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension TextSize {
  /// Whether texts are so large that they stand above each other instead of beside each other, and
  /// take as many lines as they need.
  ///
  /// Source: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `RatingControl`, which stacks its labels
  /// and marks from this size up.
  var stacksTexts: Bool { self >= .extraExtraExtraLarge }
}
