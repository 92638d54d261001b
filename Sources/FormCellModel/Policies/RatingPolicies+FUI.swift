extension RatingPolicies {
  /// The answers of SAP's form cell, which a cell has unless it is given others.
  ///
  /// Ratings are whole numbers, and one is always there. What the reference leaves open is taken from
  /// SAP's SwiftUI port: a gap belongs to the mark before it, the beginning of a mark to that mark,
  /// and 0 is before the first.
  ///
  /// Sources: SAP Fiori for iOS SDK 25.08, `FUIRatingControl`, `FUIRatingControlFormCell`; SAP's open
  /// SwiftUI port (cloud-sdk-ios-fiori), `RatingControl`; decisions 0005 and 0006.
  public static let fui = RatingPolicies(
    display: Display(averageRounding: .fui),
    holding: Holding(rounding: .whole, unset: .isLowerBound),
    pointer: Pointer(
      rounding: DecimalRounding(.wholes(wholeFrom: .above(0)), atWhole: 1),
      firstMarkFrom: .above(0)),
    accessibility: Accessibility(spoken: .asHeld))
}
