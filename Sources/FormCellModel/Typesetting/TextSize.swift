/// The user's text size: the twelve sizes of iOS, of which the last five are accessibility sizes.
///
/// Source: Apple, `UIContentSizeCategory`.
public enum TextSize: Int, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium
  /// The default.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

extension TextSize: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// True if texts are stacked instead of placed side by side, with as many lines as they need.
  ///
  /// Source: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `RatingControl`, which stacks its
  /// labels and marks from this size up.
  var stacksTexts: Bool { self >= .extraExtraExtraLarge }
}
