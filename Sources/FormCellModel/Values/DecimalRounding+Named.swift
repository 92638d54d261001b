// The rules with a name. The rows of the presets have more of them, written out.

extension DecimalRounding {
  /// Every fraction is shown as it is, by a mark that is lit in part.
  public static let exact = Self(.exact)

  /// The nearest whole number; a fraction of one half goes up.
  public static let whole = Self(.wholes(wholeFrom: .from(0.5)))

  /// The whole number that is not less.
  public static let ceiling = Self(.wholes(wholeFrom: .above(0)))

  /// A half is shown when the decimal part is between 0.3 and 0.7 inclusive.
  ///
  /// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl`, average rating.
  public static let fui = Self(.halves(halfFrom: .from(0.3), wholeFrom: .above(0.7)))

  /// "Below 0.75 half, 0.75 to 1.25 full, 1.25 to 1.75 full and half".
  ///
  /// Who has exactly 1.25 is not said; here it is full, since that is what the text says first.
  ///
  /// Source: SAP Fiori for iOS design guideline, Rating Control.
  public static let guideline = Self(.halves(halfFrom: .above(0.25), wholeFrom: .from(0.75)))

  /// The nearest half; what is as near to both goes up.
  ///
  /// Source: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `RatingControl`. Cosmos, UI5, Fluent and
  /// Spark do the same.
  public static let nearestHalf = Self(.halves(halfFrom: .from(0.25), wholeFrom: .from(0.75)))

  /// The half that is not greater: antd, Vant, Backpack's "down".
  public static let floorHalf = Self(.halves(halfFrom: .from(0.5), wholeFrom: .from(1)))

  /// The half that is not less: flutter_rating_bar, SwiftyStarRatingView, Backpack's "up".
  public static let ceilingHalf = Self(.halves(halfFrom: .above(0), wholeFrom: .above(0.5)))

  /// A half for any fraction at all: CustomView, HCSStarRatingView, Ray Wenderlich's tutorial.
  public static let anyFractionIsAHalf = Self(.halves(halfFrom: .above(0), wholeFrom: .from(1)))

  /// The multiple of `step` that is not less; every value as it is when the step is 0 or less.
  public static func ceiling(to step: FixedDecimal) -> Self {
    Self(.steps(of: step, nextFrom: .above(0)))
  }

  /// The nearest multiple of `step`; what is as near to both goes up.
  public static func nearest(_ step: FixedDecimal) -> Self {
    Self(.steps(of: step, nextFrom: .from(0.5)))
  }

  /// The multiple of `step` that is not greater.
  public static func floor(to step: FixedDecimal) -> Self {
    Self(.steps(of: step, nextFrom: .from(1)))
  }
}
