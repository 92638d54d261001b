// Controls for phones, tablets and desktops, as specified by their sources and tests.

extension RatingPreset {
  static let native: [RatingPreset] = [
    cosmos, cosmosHalf, cosmosPrecise, hcs, hcsHalf, hcsAccurate, swifty, swiftyHalf,
    swiftyProgress, edStar(threshold: 0.6), edStarFull, edStarAccurate, dkk, dkkFull, dkkExact,
    spark, sparkFull, sparkExact, sparkCompact, jeremyCook, backpackDown, backpackUp,
    backpackNearest, srRater, winUI,
    androidRatingBar(step: 0.5), simpleRatingBar(step: 1), flutter, flutterHalf, composeRatingBar,
    reactNativeWidget, reactNativeWidgetQuarter, reactNativeWidgetFull, kRating, qtDelegate,
    controlsFX, controlsFXPartial,
  ]

  /// Cosmos 25, `fillMode` full: it adds 0.45 to a position before rounding, so a star counts from
  /// its first twentieth, and `minTouchRating` keeps touches and decrements at 1 or above.
  public static let cosmos = RatingPreset(
    "cosmos", display: .rounded(.whole),
    holding: .init(outOfRange: .remembered, unset: .isLowerBound, minimum: 1),
    pointer: .init(rounding: DecimalRounding(.wholes(wholeFrom: .from(0.05))), cancel: .commits),
    notices: .init(end: .always, atOnce: .liveAndCommit, program: .isNotTold),
    shape: .fixed(Extent(width: 20, height: 20), spacing: 5)
  ) {
    $0.strings.value = "{value}"
    $0.strings.listSeparator = " "
  }

  /// Cosmos, `fillMode` half.
  public static let cosmosHalf = cosmos.mode(
    "half", display: .rounded(.nearestHalf),
    pointer: DecimalRounding(.halves(halfFrom: .from(0.05), wholeFrom: .from(0.55))), step: 0.5)

  /// Cosmos, `fillMode` precise.
  public static let cosmosPrecise = cosmos.mode(
    "precise", display: .rounded(.exact), pointer: .exact, step: 0.5)

  /// HCSStarRatingView 1.5, whole stars: it ignores gaps, and rejects positions after the end.
  package static let hcs = RatingPreset(
    "hcs", display: .init(rounding: .exact),
    holding: .init(outOfRange: .refused, unset: .isLowerBound),
    pointer: .init(gap: .proportional, pastLast: .refused, cancel: .keepsInSilence),
    notices: .init(end: .always, program: .isNotTold), accessibility: .init(spoken: .asHeld),
    shape: .fixed(Extent(width: 44, height: 44), spacing: 5))
  package static let hcsHalf = hcs.mode(
    "half", display: .init(rounding: .anyFractionIsAHalf),
    pointer: DecimalRounding(.halves(halfFrom: .above(0), wholeFrom: .from(0.5))), step: 0.5)
  package static let hcsAccurate = hcs.mode("accurate", pointer: .exact, step: 0.5)

  /// SwiftyStarRatingView, whole stars.
  package static let swifty = RatingPreset(
    "swifty", display: .init(rounding: .ceiling),
    pointer: .init(gap: .proportional, cancel: .keepsInSilence),
    shape: .strip(in: Extent(width: 200, height: 40)))
  package static let swiftyHalf = swifty.mode(
    "half", display: .init(rounding: .ceilingHalf), pointer: .ceilingHalf, step: 0.5)
  package static let swiftyProgress = swifty.mode(
    "progress", display: .init(rounding: .exact), pointer: .exact, step: 0.5)

  /// EDStarRating, half stars: a fraction below the threshold is a half, and the rest a whole.
  package static func edStar(threshold: FixedDecimal) -> RatingPreset {
    let rule = DecimalRounding(.halves(halfFrom: .above(0), wholeFrom: .from(threshold)))
    return RatingPreset(
      "ed-star-half", display: .rounded(rule),
      holding: .init(outOfRange: .remembered, unset: .isLowerBound), pointer: .init(rounding: rule),
      notices: .init(live: .never, end: .always),
      shape: RatingShape(
        in: Extent(width: 200, height: 40), .fixed(Extent(width: 20, height: 20)),
        spacing: .remaining, margin: .points(10)))
  }

  /// EDStarRating, full stars: any fraction draws a whole star.
  package static let edStarFull = edStar(threshold: 0.6).named("ed-star") {
    $0.policies.display = .rounded(.ceiling)
    $0.policies.pointer.rounding = .ceiling
  }
  package static let edStarAccurate = edStarFull.mode(
    "accurate", display: .rounded(.exact), pointer: .exact)

  /// dkk's StarRating for SwiftUI, half stars: values are rounded when set, and a margin is a
  /// fraction.
  package static let dkk = RatingPreset(
    "dkk", display: .init(rounding: .exact),
    holding: .init(rounding: .nearestHalf, unset: .isLowerBound),
    pointer: .init(rounding: .nearestHalf, gap: .proportional),
    shape: RatingShape(
      in: Extent(width: 220, height: 40), .square(least: Extent(width: 0, height: 0)),
      spacing: .given(8), margin: .share))
  package static let dkkFull = dkk.mode("full", holding: .whole, pointer: .whole)
  package static let dkkExact = dkk.mode("exact", holding: .exact, pointer: .exact)

  /// Spark's rating by leboncoin: a touch gives whole stars and at least one, a read-only rating
  /// the nearest half; a step starts at the whole number below, and a star grows under a finger.
  package static let spark = RatingPreset(
    "spark",
    display: .init(
      rounding: .nearestHalf, averageRounding: .nearestHalf, animation: 0.2, activeScale: 1.5),
    pointer: .init(
      rounding: DecimalRounding(.wholes(wholeFrom: .above(0)), atWhole: 1), gap: .proportional,
      beforeFirst: .firstMark),
    keys: .init(snap: .cutFirst), notices: .init(program: .isNotTold),
    shape: .fixed(Extent(width: 40, height: 40), spacing: 0)
  ) {
    $0.strings.value = "{value} out of {maximum}"
    $0.strings.numbers = .upToTwoDecimals
  }

  /// Spark's read-only rating, filled by whole stars.
  package static let sparkFull = spark.mode("full") {
    $0.policies.display.rounding = .whole
    $0.policies.display.averageRounding = .whole
  }

  /// Spark's read-only rating, filled exactly.
  package static let sparkExact = spark.mode("exact") {
    $0.policies.display.rounding = .exact
    $0.policies.display.averageRounding = .exact
  }

  /// Spark's single star for a rating: half filled above 1, filled from 4.
  package static let sparkCompact = spark.mode("compact") {
    $0.style = .standard
    $0.policies.display.compact = .init(halfFrom: .above(1), wholeFrom: .from(4))
  }

  /// Jeremy Cook's StarRating, any fraction: a spacer counts as all of the star before it.
  package static let jeremyCook = RatingPreset(
    "jeremy-cook", display: .init(rounding: .exact), pointer: .init(rounding: .exact),
    shape: .fixed(Extent(width: 20, height: 20), spacing: 10))

  /// Skyscanner's Backpack, rounding down to halves, which is its default.
  package static let backpackDown = RatingPreset("backpack-down", display: .rounded(.floorHalf))
  package static let backpackUp = RatingPreset("backpack-up", display: .rounded(.ceilingHalf))
  package static let backpackNearest = RatingPreset(
    "backpack-nearest", display: .rounded(.nearestHalf))

  /// StarRatingControl's `SRRater`: three to ten stars.
  package static let srRater = RatingPreset(
    "sr-rater", holding: .init(rounding: .whole, unset: .isLowerBound), items: 3...10)

  /// WinUI's RatingControl: no rating is a separate state, and the lowest rating is 1.
  package static let winUI = RatingPreset(
    "win-ui", display: .init(rounding: .exact), holding: .init(minimum: 1, minimumHolds: .always),
    pointer: .init(gap: .proportional, beforeFirst: .clears, retap: .clears, hover: .previews),
    keys: .init(home: .clears), shape: .fixed(Extent(width: 16, height: 16), spacing: 8),
    items: 1...ScaleBounds.maximumItems
  ) {
    $0.strings.unset = "Rating Unset"
    $0.strings.numbers = .cutToTwoDecimals
  }

  /// Android's RatingBar: ratings are rounded to the nearest step; an invalid number of stars or
  /// step is ignored.
  ///
  /// A step is changed to the nearest one that divides the `items` stars evenly: 1.666667 for 1.5
  /// and five stars. A step that is 0 or less, or longer than the row, is ignored; the step is then
  /// Android's default of one half.
  package static func androidRatingBar(step: FixedDecimal, items: Int = 5) -> RatingPreset {
    let step = DecimalRounding.fittedStep(step, items: items) ?? .half
    return RatingPreset(
      "android-rating-bar", display: .init(rounding: .exact),
      holding: .init(rounding: .nearest(step), unset: .isLowerBound),
      pointer: .init(rounding: .ceiling(to: step), gap: .proportional, cancel: .keepsInSilence),
      keys: .init(step: step), items: 1...ScaleBounds.maximumItems, otherItems: .areRefused)
  }

  /// SimpleRatingBar by williamyyu: rounds down to a step; a tap is at most 5 points and 0.2
  /// seconds, and the first tenth of a star counts as before it.
  package static func simpleRatingBar(step: FixedDecimal) -> RatingPreset {
    RatingPreset(
      "simple-rating-bar", display: .init(rounding: .exact),
      holding: .init(rounding: .floor(to: step), unset: .isLowerBound),
      pointer: .init(
        rounding: .ceiling(to: step), firstMarkFrom: .from(0.1), tapDistance: 5, tapDuration: 0.2),
      keys: .init(step: step))
  }

  /// flutter_rating_bar, whole stars: the tapped star, or the nearest star during a drag; the first
  /// star clears.
  package static let flutter = RatingPreset(
    "flutter", display: .rounded(.ceiling),
    pointer: .init(
      rounding: .whole, tapRounding: DecimalRounding(.wholes(wholeFrom: .above(0)), atWhole: 1),
      gap: .proportional, retap: .clearsOnTheFirstMark),
    shape: .fixed(Extent(width: 40, height: 40), spacing: 0))

  /// flutter_rating_bar, half stars: a tap rounds to halves, a drag does not.
  package static let flutterHalf = flutter.mode(
    "half", display: .rounded(.ceilingHalf), pointer: .exact
  ) {
    $0.policies.pointer.tapRounding = DecimalRounding(
      .halves(halfFrom: .above(0), wholeFrom: .above(0.5)), atWhole: 0.5)
  }

  /// compose-ratingbar: a position after the end is 0.
  package static let composeRatingBar = RatingPreset(
    "compose-rating-bar", display: .init(rounding: .exact),
    pointer: .init(gap: .proportional, pastLast: .lowerBound))

  /// react-native-star-rating-widget, half stars: a touch counts as a tenth of a star farther than
  /// it is, and a step must be activated.
  package static let reactNativeWidget = RatingPreset(
    "react-native-widget",
    display: .init(
      rounding: .floorHalf, averageRounding: .floorHalf, fill: .thirds, animation: 0.3,
      activeScale: 1.2),
    pointer: .init(
      rounding: DecimalRounding(.halves(halfFrom: .from(0.15), wholeFrom: .from(0.65))),
      gap: .proportional),
    keys: .init(step: 0.5, adjusting: .whenActivated), accessibility: .init(announcing: .always),
    shape: .strip(in: Extent(width: 200, height: 32)))
  package static let reactNativeWidgetQuarter = reactNativeWidget.mode(
    "quarter", pointer: DecimalRounding(.steps(of: 0.25, nextFrom: .from(0.3))), step: 0.25
  ) {
    $0.policies.display.rounding = .floor(to: 0.25)
    $0.policies.display.averageRounding = .floor(to: 0.25)
  }
  package static let reactNativeWidgetFull = reactNativeWidget.mode(
    "full", pointer: .ceiling, step: 1
  ) {
    $0.policies.display.rounding = .floor(to: 1)
    $0.policies.display.averageRounding = .floor(to: 1)
  }

  /// KRatingWidget of KDE, in stars, of which it counts the halves; positions outside are rejected,
  /// and taps cycle.
  package static let kRating = RatingPreset(
    "k-rating", display: .rounded(.nearestHalf),
    pointer: .init(
      rounding: .nearestHalf, gap: .proportional, beforeFirst: .refused, pastLast: .refused,
      drift: .refused, retap: .cycles, hover: .previews),
    shape: .strip(in: Extent(width: 100, height: 20)))

  /// Qt's star delegate: a pixel belongs to the star that begins at it.
  package static let qtDelegate = RatingPreset(
    "qt-delegate", holding: .init(rounding: .whole, unset: .isLowerBound),
    pointer: .init(
      rounding: DecimalRounding(.wholes(wholeFrom: .above(0)), atWhole: 1), gap: .nobody,
      beforeFirst: .refused, pastLast: .refusedFromTheEnd, drift: .refused),
    shape: .fixed(Extent(width: 20, height: 20), spacing: 0))

  /// ControlsFX's Rating: never below the first star.
  package static let controlsFX = RatingPreset(
    "controls-fx", display: .init(rounding: .exact),
    pointer: .init(gap: .proportional, firstMarkFrom: .above(0), beforeFirst: .firstMark),
    shape: .strip(in: Extent(width: 160, height: 32)))
  package static let controlsFXPartial = controlsFX.mode("partial", pointer: .exact)
}
