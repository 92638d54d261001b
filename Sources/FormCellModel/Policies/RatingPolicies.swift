/// The configurable behavior of a rating control.
///
/// The policies cover the differences among some fifty published controls: who owns the gap between
/// two marks, how 3.7 is displayed, whether a canceled touch keeps its rating, what Home does. Each
/// difference is a property, each known behavior a case of an enumeration, and the behavior that
/// this package recommends the default. ``RatingPreset`` has the policies of whole controls.
///
/// There are four separate roundings (decision 0006): for display (``Display/rounding`` and
/// ``Display/averageRounding``), for touches (``Pointer/rounding``), for steps by keys and
/// assistive technology (``Keys/step``), and for text (``NumberTextFormat``, among the strings of a
/// language).
public struct RatingPolicies: Hashable, Sendable {
  /// The policies for the display of marks.
  public var display = Display()
  /// The policies for stored ratings.
  public var holding = Holding()
  /// The policies for touches and pointers.
  public var pointer = Pointer()
  /// The policies for keys and steps.
  public var keys = Keys()
  /// The policies for reporting changes.
  public var notices = Notices()
  /// The policies for assistive technology.
  public var accessibility = Accessibility()
}
