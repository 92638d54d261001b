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

  /// The policies of SAP's form cell, the default of a cell.
  ///
  /// Ratings are whole numbers, and a rating is always present. Details that the reference leaves
  /// open follow SAP's SwiftUI port: a gap belongs to the mark before it, and a position at the
  /// beginning of a mark to that mark, except position 0, which is before the first.
  ///
  /// Sources: SAP Fiori for iOS SDK 25.08, `FUIRatingControl`, `FUIRatingControlFormCell`; SAP's
  /// open SwiftUI port (cloud-sdk-ios-fiori), `RatingControl`; decisions 0005 and 0006.
  public static let fui = RatingPolicies(
    display: Display(averageRounding: .fui),
    holding: Holding(rounding: .whole, unset: .isLowerBound),
    pointer: Pointer(
      rounding: DecimalRounding(.wholes(wholeFrom: .above(0)), atWhole: 1),
      firstMarkFrom: .above(0)),
    accessibility: Accessibility(spoken: .asHeld))
}
