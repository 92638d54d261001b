extension RatingPolicies {
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
