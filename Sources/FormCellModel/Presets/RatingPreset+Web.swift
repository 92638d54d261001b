// Controls and guidelines of the web, as specified by their sources and tests.

extension RatingPreset {
  static let web: [RatingPreset] = [
    ui5, ui5Full, ui5WebComponent, mui(precision: 1), antd, antdHalf, vant, vantHalf, vuetify,
    vuetifyHalf, mantine(fractions: 1), fluent(step: 1), fluentDisplay, fluentCompact, mudBlazor,
    zag, zagHalf, ngBootstrap, ngxBootstrap, shoelace(precision: 1), raty, ratyHalf, devExpressFull,
    devExpressHalf, devExpressExact, quasar, ariaSlider, ariaRadio,
  ]

  /// sap.m.RatingIndicator, `visualMode` half: it shows halves and accepts whole stars, from the
  /// first tenth of a star, and from the first quarter of the first star; it handles digits, and
  /// Space cycles.
  package static let ui5 = RatingPreset(
    "ui5", display: .rounded(.nearestHalf),
    holding: .init(rounding: .nearestHalf, outOfRange: .refused, unset: .isLowerBound),
    pointer: .init(
      rounding: DecimalRounding(.wholes(wholeFrom: .from(0.1))), firstMarkFrom: .from(0.25),
      retap: .clears, hover: .previews),
    keys: .init(home: .lowerBound, wrap: .byActivation, digits: .give, activation: .stepsUp),
    notices: .init(program: .isNotTold), accessibility: .init(fixedRole: .sameControl),
    shape: .fixed(Extent(width: 24, height: 24), spacing: 0)
  ) { $0.strings.value = "{value} of {maximum}" }
  package static let ui5Full = ui5.mode("full", display: .rounded(.whole), holding: .whole)

  /// ui5-rating-indicator: 0.3 to 0.7 is a half, after rounding to one decimal.
  package static let ui5WebComponent: RatingPreset = {
    let rule = DecimalRounding(
      .halves(halfFrom: .from(0.3), wholeFrom: .above(0.7)), preRoundDecimals: 1)
    return RatingPreset(
      "ui5-web-component", display: .rounded(rule), pointer: .init(gesture: .click, retap: .clears),
      keys: .init(digits: .give), accessibility: .init(fixedRole: .sameControl))
  }()

  /// MUI's Rating with a precision: a position exactly between two stars gives one step more, and
  /// the minimum is one step.
  ///
  /// Keys are those of native radio buttons, the last of which is "Empty". A read-only rating is a
  /// cell in a read-only style.
  package static func mui(precision: FixedDecimal) -> RatingPreset {
    var preset = RatingPreset(
      "mui", display: .rounded(.nearest(precision)), holding: .init(),
      pointer: .init(
        rounding: DecimalRounding(.steps(of: precision, nextFrom: .above(0)), atWhole: precision),
        gap: .proportional, beforeFirst: .firstMark, gesture: .click, retap: .clears,
        hover: .previews),
      keys: .init(step: precision, home: .ignored, wrap: .throughNone, upAndDown: .downIsMore),
      accessibility: .init(role: .choices, fixedRole: .sameControl),
      shape: .strip(in: Extent(width: 120, height: 24)))
    preset.strings.value = [.one: "{value} Star", .other: "{value} Stars"]
    preset.strings.choice = preset.strings.value
    preset.strings.unset = "Empty"
    return preset
  }

  /// Ant Design's Rate.
  package static let antd = RatingPreset(
    "antd", display: .rounded(.floorHalf),
    pointer: .init(gesture: .click, retap: .clears, hover: .previews), keys: .init(snap: .added),
    notices: .init(program: .isNotTold),
    accessibility: .init(role: .choices, fixedRole: .sameControl, none: .isNot))
  package static let antdHalf = antd.mode("half", pointer: .ceilingHalf, step: 0.5)

  /// Vant's Rate: exact when read-only; a vertical drag scrolls.
  package static let vant = RatingPreset(
    "vant", display: .init(rounding: .floor(to: 1)),
    pointer: .init(gap: .proportional, scrolling: .yields), notices: .init(program: .isNotTold),
    accessibility: .init(role: .choices, fixedRole: .sameControl, none: .isNot),
    shape: .strip(in: Extent(width: 125, height: 25)))
  package static let vantHalf = vant.mode(
    "half", display: .init(rounding: .floorHalf), pointer: .ceilingHalf)

  /// Vuetify's VRating.
  package static let vuetify = RatingPreset(
    "vuetify", display: .init(rounding: .exact), pointer: .init(gesture: .click, hover: .previews),
    accessibility: .init(role: .choices, fixedRole: .sameControl))
  package static let vuetifyHalf = vuetify.mode("half", pointer: .ceilingHalf, step: 0.5)

  /// Mantine's Rating with this number of fractions of a star: a tap is reported even if nothing
  /// changes.
  package static func mantine(fractions: Int) -> RatingPreset {
    let step = FixedDecimal(millionths: 1_000_000 / Int64(max(fractions, 1)))
    return RatingPreset(
      "mantine", display: .rounded(.nearest(step)),
      pointer: .init(rounding: .ceiling(to: step), gesture: .click, hover: .previews),
      keys: .init(step: step), notices: .init(end: .always),
      accessibility: .init(role: .choices, fixedRole: .sameControl))
  }

  /// Fluent UI 9's Rating with a step of 1 or 0.5.
  package static func fluent(step: FixedDecimal) -> RatingPreset {
    RatingPreset(
      "fluent", display: .rounded(.nearestHalf), holding: .init(minimum: step),
      pointer: .init(rounding: .ceiling(to: step), gesture: .click, hover: .previews),
      keys: .init(step: step),
      accessibility: .init(role: .choices, fixedRole: .sameControl, none: .isNot))
  }

  /// Fluent UI 9's RatingDisplay: nearest halves, and a count with thousands separators.
  package static let fluentDisplay = RatingPreset(
    "fluent-display", display: .init(averageRounding: .nearestHalf), style: .standard
  ) {
    $0.strings.reviews = "{count}"
    $0.strings.counts.number.groupSeparator = ","
  }

  /// Fluent UI 9's RatingDisplay, compact: one star, always lit.
  package static let fluentCompact = fluentDisplay.mode("compact") {
    $0.policies.display.compact = .init(halfFrom: .from(0), wholeFrom: .from(0))
  }

  /// MudBlazor's Rating: tapping the same star clears, a pointer previews, Shift goes to the ends.
  package static let mudBlazor = RatingPreset(
    "mud-blazor", pointer: .init(gesture: .click, retap: .clears, hover: .previews),
    keys: .init(shift: .toTheEnd),
    accessibility: .init(role: .choices, fixedRole: .sameControl, none: .isNot))

  /// Zag's rating group: Home is the first star, Space starts, Down increments; fractions are shown
  /// unchanged.
  package static let zag = RatingPreset(
    "zag", display: .rounded(.exact), holding: .init(),
    pointer: .init(
      rounding: DecimalRounding(.wholes(wholeFrom: .above(0)), atWhole: 1), gesture: .click,
      hover: .previews),
    keys: .init(home: .firstMark, upAndDown: .downIsMore, activation: .spaceStartsAtTheFirstMark),
    accessibility: .init(role: .choices, fixedRole: .sameControl, none: .isNot),
    shape: .fixed(Extent(width: 20, height: 20), spacing: 0))
  package static let zagHalf = zag.mode(
    "half",
    pointer: DecimalRounding(.halves(halfFrom: .above(0), wholeFrom: .from(0.5)), atWhole: 0.5),
    step: 0.5)

  /// ng-bootstrap's rating: a slider whose arrow keys are not mirrored.
  package static let ngBootstrap = RatingPreset(
    "ng-bootstrap", display: .init(rounding: .exact),
    pointer: .init(gesture: .click, hover: .previews),
    keys: .init(home: .lowerBound, arrows: .areFixed),
    accessibility: .init(fixedRole: .sameControl)
  ) {
    $0.strings.value = "{value} out of {maximum}"
    $0.strings.numbers = .upToTwoDecimals
  }

  /// ngx-bootstrap's rating: it shows the nearest star.
  package static let ngxBootstrap = RatingPreset(
    "ngx-bootstrap", display: .init(averageRounding: .whole),
    pointer: .init(gesture: .click, hover: .previews),
    accessibility: .init(fixedRole: .sameControl))

  /// Shoelace's sl-rating: rounds up to the next step of its precision.
  package static func shoelace(precision: FixedDecimal) -> RatingPreset {
    RatingPreset(
      "shoelace", display: .init(rounding: .exact),
      pointer: .init(
        rounding: .ceiling(to: precision), gap: .proportional, retap: .clears, hover: .previews),
      keys: .init(step: precision), accessibility: .init(fixedRole: .sameControl),
      shape: .strip(in: Extent(width: 120, height: 24)))
  }

  /// Raty, whole icons: filled from `full` of a star; its default is 0.6.
  package static func raty(full: FixedDecimal) -> RatingPreset {
    let rule = DecimalRounding(.wholes(wholeFrom: .from(full)), preRoundDecimals: 2)
    return RatingPreset(
      "raty", display: .rounded(rule), pointer: .init(gesture: .click, hover: .previews),
      items: 1...20)
  }

  /// Raty, with `half` and `halfShow`: half filled above `down`, filled from `up` of a star; its
  /// defaults are 0.25 and 0.76.
  package static func ratyHalf(down: FixedDecimal, up: FixedDecimal) -> RatingPreset {
    let rule = DecimalRounding(
      .halves(halfFrom: .above(down), wholeFrom: .from(up)), preRoundDecimals: 2)
    return raty(full: up).mode("half", display: .rounded(rule), pointer: .ceilingHalf)
  }
  package static let raty = raty(full: 0.6)
  package static let ratyHalf = ratyHalf(down: 0.25, up: 0.76)

  /// DevExpress's rating, precision full.
  package static let devExpressFull = RatingPreset("dev-express", display: .rounded(.whole))
  package static let devExpressHalf = devExpressFull.mode("half", display: .rounded(.nearestHalf))
  package static let devExpressExact = devExpressFull.mode("exact", display: .rounded(.exact))

  /// Quasar's QRating: an icon, a color and a text for each star.
  package static let quasar = RatingPreset(
    "quasar", display: .init(tinting: .byMark), holding: .init(unset: .isLowerBound, minimum: 1),
    pointer: .init(gesture: .click, retap: .clears, hover: .previews),
    accessibility: .init(role: .choices, fixedRole: .sameControl, none: .isNot)
  ) { $0.strings.choice = "Rating {value}" }

  /// The rating slider of the ARIA practices: keys cannot set it to 0, which is unset.
  package static let ariaSlider = RatingPreset(
    "aria-slider", holding: .init(unset: .isLowerBound, minimum: 1), keys: .init(home: .firstMark),
    accessibility: .init(fixedRole: .sameControl))

  /// The rating radio group of the ARIA practices: arrow keys wrap around, and Down is the next;
  /// the first button has the focus if none is checked, and Space checks it.
  package static let ariaRadio = RatingPreset(
    "aria-radio", holding: .init(minimum: 1),
    keys: .init(
      home: .firstMark, wrap: .always, fromUnset: .firstMark, upAndDown: .downIsMore,
      activation: .spaceStartsAtTheFirstMark),
    accessibility: .init(role: .choicesUpTo(7), fixedRole: .sameControl))
}
