// The named rules. The preset tables define further rules inline.

extension DecimalRounding {
  /// Keeps every fraction; a mark can be partly lit.
  public static let exact = Self(.exact)

  /// Rounds to the nearest whole number; a half rounds up.
  public static let whole = Self(.wholes(wholeFrom: .from(0.5)))

  /// Rounds up to a whole number.
  public static let ceiling = Self(.wholes(wholeFrom: .above(0)))

  /// Shows a half if the decimal part is between 0.3 and 0.7 inclusive.
  ///
  /// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl`, average rating.
  public static let fui = Self(.halves(halfFrom: .from(0.3), wholeFrom: .above(0.7)))

  /// "Below 0.75 half, 0.75 to 1.25 full, 1.25 to 1.75 full and half".
  ///
  /// The guideline assigns 1.25 to both; here it is full, which the text names first.
  ///
  /// Source: SAP Fiori for iOS design guideline, Rating Control.
  public static let guideline = Self(.halves(halfFrom: .above(0.25), wholeFrom: .from(0.75)))

  /// Rounds to the nearest half; a tie rounds up.
  ///
  /// Source: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `RatingControl`. Cosmos, UI5, Fluent
  /// and Spark do the same.
  public static let nearestHalf = Self(.halves(halfFrom: .from(0.25), wholeFrom: .from(0.75)))

  /// Rounds down to a half: antd, Vant, Backpack's "down".
  public static let floorHalf = Self(.halves(halfFrom: .from(0.5), wholeFrom: .from(1)))

  /// Rounds up to a half: flutter_rating_bar, SwiftyStarRatingView, Backpack's "up".
  public static let ceilingHalf = Self(.halves(halfFrom: .above(0), wholeFrom: .above(0.5)))

  /// Shows a half for any fraction: CustomView, HCSStarRatingView, Ray Wenderlich's tutorial.
  public static let anyFractionIsAHalf = Self(.halves(halfFrom: .above(0), wholeFrom: .from(1)))

  /// Returns a rule that rounds up to a multiple of `step`; a step of 0 or less keeps every value.
  public static func ceiling(to step: FixedDecimal) -> Self {
    Self(.steps(of: step, nextFrom: .above(0)))
  }

  /// Returns a rule that rounds to the nearest multiple of `step`; a tie rounds up.
  public static func nearest(_ step: FixedDecimal) -> Self {
    Self(.steps(of: step, nextFrom: .from(0.5)))
  }

  /// Returns a rule that rounds down to a multiple of `step`.
  package static func floor(to step: FixedDecimal) -> Self {
    Self(.steps(of: step, nextFrom: .from(1)))
  }

  /// Returns the step nearest to `step` that divides a row of `items` marks evenly.
  ///
  /// A step of 1.5 along 50 marks gives 33 steps of 1.515152. Returns nil if `step` is 0 or less,
  /// or longer than the row.
  ///
  /// Source: Android's `RatingBar.setStepSize`, by its compatibility tests.
  package static func fittedStep(_ step: FixedDecimal, items: Int) -> FixedDecimal? {
    let length = FixedDecimal(clamping: items)
    guard step > 0, step <= length else { return nil }
    let count = length.millionths / step.millionths
    return FixedDecimal(millionths: (length.millionths + count / 2) / count)
  }
}
