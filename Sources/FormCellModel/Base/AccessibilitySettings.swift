/// The accessibility settings of the user that a presentation obeys.
///
/// They do not select a theme: sheets cannot ask for them (decision 0115).
///
/// Source: Apple, `UIAccessibility.isReduceMotionEnabled`, `isBoldTextEnabled` and
/// `shouldDifferentiateWithoutColor`.
public struct AccessibilitySettings: Hashable, Sendable {
  /// True if nothing moves: a presentation has no animation, and no mark grows.
  public var reducesMotion: Bool
  /// True if fonts of the system are heavier.
  public var boldensText: Bool
  /// True if a second sign shows what color alone would show.
  public var differentiatesWithoutColor: Bool

  /// Creates settings; by default all are off.
  public init(
    reducesMotion: Bool = false, boldensText: Bool = false, differentiatesWithoutColor: Bool = false
  ) {
    self.reducesMotion = reducesMotion
    self.boldensText = boldensText
    self.differentiatesWithoutColor = differentiatesWithoutColor
  }

  /// Adds the settings that are on in another value.
  package mutating func formUnion(_ other: AccessibilitySettings) {
    reducesMotion = reducesMotion || other.reducesMotion
    boldensText = boldensText || other.boldensText
    differentiatesWithoutColor = differentiatesWithoutColor || other.differentiatesWithoutColor
  }
}
