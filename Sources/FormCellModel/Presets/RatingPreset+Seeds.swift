// The controls that this package modeled first. The sources are their repositories and
// documentation; decision 0023 says what each one is.

extension RatingPreset {
  static let seeds: [RatingPreset] = [
    fui, fioriGuideline, sapRatingControl, floatRatingView, floatRatingViewHalf,
    floatRatingViewFloat, susi,
    susiList, fiveStar, customView, rateView, xhStarRateView, xhStarRateViewHalf,
    xhStarRateViewIncomplete, xhjStarRateViewHalf, axRatingView(step: 1), axRatingView(step: 0),
  ]

  /// SAP's form cell for UIKit: the behavior of a cell without other policies.
  public static let fui = RatingPreset("fui", .fui)

  /// SAP's cell by its design guideline: averages in bands of a quarter around each half.
  ///
  /// Source: SAP Fiori for iOS design guideline, Rating Control.
  package static let fioriGuideline = fui.named("fiori-guideline") {
    $0.policies.display.averageRounding = .guideline
  }

  /// SAP's open SwiftUI port: averages to the nearest half; a tap on the first mark clears.
  public static let sapRatingControl = fui.named("sap-rating-control") {
    $0.policies.display.averageRounding = .nearestHalf
    $0.policies.pointer.retap = .clearsOnTheFirstMark
    $0.policies.accessibility.announcing = .always
    $0.strings.averageNumbers = .oneDecimal
    $0.strings.control = "Rating Control"
    $0.strings.announcement = "Rating Control {value} of {maximum}"
  }

  /// FloatRatingView 4.0, type `whole`.
  ///
  /// It shows every fraction. It reports every move, and the end of a touch even if it is not
  /// editable; a touch above or below the row gives whole stars (its issue 46). Gaps are the space
  /// that remains.
  public static let floatRatingView = RatingPreset(
    "float-rating-view", display: .init(rounding: .exact, images: .areOriginals),
    holding: .init(outOfRange: .remembered, unset: .isLowerBound, minimumHolds: .always),
    pointer: .init(drift: .wholeMark, cancel: .commits, target: .row),
    notices: .init(live: .onEveryMove, end: .evenWhenFixed, program: .isNotTold),
    shape: RatingShape(
      in: Extent(width: 240, height: 50),
      .fitted(picture: Extent(width: 1, height: 1), least: Extent(width: 5, height: 5)),
      spacing: .remaining))

  /// FloatRatingView, type `half`.
  public static let floatRatingViewHalf = floatRatingView.mode(
    "half", pointer: DecimalRounding(.halves(halfFrom: .above(0.25), wholeFrom: .above(0.75))))

  /// FloatRatingView, type `float`.
  public static let floatRatingViewFloat = floatRatingView.mode("float", pointer: .exact)

  /// SUSI's rating screen: a FloatRatingView from 1 on, 180 by 30 points.
  public static let susi = floatRatingView.named("susi") {
    $0.policies.holding.minimum = 1
    $0.shape?.room = Extent(width: 180, height: 30)
    $0.strings.numbers = .cutToOneDecimal
  }

  /// The read-only stars in SUSI's list.
  package static let susiList = susi.mode("list") {
    $0.style = .standard
    $0.shape?.room = Extent(width: 120, height: 20)
  }

  /// FiveStarRating_SwiftUI: five read-only stars, any decimal.
  public static let fiveStar = RatingPreset(
    "five-star", display: .init(rounding: .exact),
    holding: .init(outOfRange: .remembered, unset: .isLowerBound),
    shape: RatingShape(
      in: Extent(width: 110, height: 22), .square(least: Extent(width: 0, height: 0))),
    style: .standard, items: 5...5)

  /// CustomView: any fraction is shown as a half, and a touch gives halves.
  ///
  /// Only the end of a touch is reported, even if it is not editable. A canceled touch keeps the value
  /// it showed.
  package static let customView = RatingPreset(
    "custom-view",
    display: .init(
      rounding: .anyFractionIsAHalf, averageRounding: .anyFractionIsAHalf, images: .areOriginals),
    pointer: .init(rounding: .ceilingHalf, cancel: .keepsInSilence, target: .row),
    notices: .init(live: .never, end: .evenWhenFixed, program: .isNotTold),
    shape: RatingShape(
      in: Extent(width: 200, height: 36), .square(least: Extent(width: 5, height: 5)),
      spacing: .given(5)))

  /// The control of Ray Wenderlich's tutorial, on which CustomView is based: it shows halves,
  /// accepts whole stars, and leaves a gap after the last star.
  package static let rateView = RatingPreset(
    "rate-view",
    display: .init(
      rounding: .anyFractionIsAHalf, averageRounding: .anyFractionIsAHalf, images: .areOriginals),
    pointer: .init(cancel: .keepsInSilence, target: .row),
    notices: .init(live: .never, end: .evenWhenFixed, program: .isNotTold),
    shape: RatingShape(
      in: Extent(width: 200, height: 50), .stretched(least: Extent(width: 5, height: 5)),
      spacing: .given(5), countedGaps: .afterEach))

  /// XHStarRateView by Andy0570, whole stars: two strips, of which the upper one is clipped; taps
  /// only; changes by the program are reported, too.
  public static let xhStarRateView = RatingPreset(
    "xh-star-rate-view", display: .init(rounding: .exact, images: .areOriginals, animation: 0.2),
    pointer: .init(gap: .proportional, gesture: .tapOnly, target: .row),
    shape: .strip(in: Extent(width: 200, height: 40)))

  /// XHStarRateView by Andy0570, half stars: a position exactly between two stars gives half a star
  /// more.
  public static let xhStarRateViewHalf = xhStarRateView.mode(
    "half",
    pointer: DecimalRounding(.halves(halfFrom: .above(0), wholeFrom: .from(0.5)), atWhole: 0.5))

  /// XHStarRateView, incomplete stars.
  public static let xhStarRateViewIncomplete = xhStarRateView.mode("incomplete", pointer: .exact)

  /// XHStarRateView by XHJCoder, half stars: a position exactly between two stars gives half a star
  /// less.
  package static let xhjStarRateViewHalf = xhStarRateView.named("xhj-star-rate-view-half") {
    $0.policies.pointer.rounding = DecimalRounding(
      .halves(halfFrom: .above(0), wholeFrom: .from(0.5)), atWhole: -0.5)
  }

  /// AXRatingView 1.0.6: centered glyphs without gaps; rounds up to the next step, or any fraction
  /// with a step of 0; touches outside are ignored, and all changes are live.
  public static func axRatingView(step: FixedDecimal) -> RatingPreset {
    RatingPreset(
      "ax-rating-view" + (step > 0 ? "" : "-continuous"), display: .init(rounding: .exact),
      pointer: .init(
        rounding: step > 0 ? .ceiling(to: step) : .exact, beforeFirst: .minimumWithin(marks: 1),
        pastLast: .refusedFromTheEnd, drift: .refused, target: .row),
      notices: .init(live: .onEveryMove, end: .never, program: .isNotTold),
      shape: RatingShape(
        in: Extent(width: 110, height: 22), .fixed(Extent(width: 22, height: 22)),
        alignment: .center))
  }
}
