@testable import FormCellModel

extension Conformance {
  typealias Preset = @Sendable (ConformanceCase) throws -> RatingPreset

  /// Returns the runner of the system for the feature of a case, or the general runner.
  static func runner(for c: ConformanceCase) -> ConformanceRunner {
    runners[c.system]?[c.feature] ?? general
  }

  private static let general = ConformanceRunner { c in
    try GeneralCase(c, preset(for: c)).answers
  }

  private static func preset(for c: ConformanceCase) throws -> RatingPreset {
    if let preset = presets[c.system] { return try preset(c) }
    // For a system without a preset, the input has the policies.
    var preset = RatingPreset.fui
    let step = try c.input["precision"] == nil ? nil : c.rating("precision")
    let isHalf = ["allowHalf", "half", "halfIncrements", "allowHalfStars"].contains { c.flag($0) }
    preset.policies = RatingPolicies(pointer: .init(hover: .previews))
    if let step = step ?? (isHalf ? 0.5 : nil) {
      preset.policies.display = .rounded(.nearest(step))
      preset.policies.pointer.rounding = .ceiling(to: step)
      preset.policies.keys.step = step
    }
    return preset
  }

  /// The preset of each system, in the mode of a case.
  private static let presets: [String: Preset] = [
    "FloatRatingView": mode(
      "type",
      ["whole": .floatRatingView, "half": .floatRatingViewHalf, "float": .floatRatingViewFloat]),
    "FUIRatingControl": { _ in .fui },
    "FUIRatingControlFormCell": { _ in .fui },
    "Fiori guideline": { _ in .fioriGuideline },
    "SAP RatingControl": { _ in .sapRatingControl },
    "SUSI": { _ in .susi },
    "FiveStarRating_SwiftUI": { _ in .fiveStar },
    "CustomView": { _ in .customView },
    "RW RateView": { _ in .rateView },
    "XHStarRateView (Andy0570)": mode(
      "style",
      [
        "full": .xhStarRateView, "half": .xhStarRateViewHalf,
        "incomplete": .xhStarRateViewIncomplete,
      ]),
    "XHStarRateView (XHJCoder)": mode(
      "style",
      [
        "full": .xhStarRateView, "half": .xhjStarRateViewHalf,
        "incomplete": .xhStarRateViewIncomplete,
      ]),
    "AXRatingView": { .axRatingView(step: (try? $0.rating("stepInterval")) ?? 1) },
    "Cosmos": mode("mode", ["full": .cosmos, "half": .cosmosHalf, "precise": .cosmosPrecise]),
    "HCSStarRatingView": mode(
      "mode", ["full": .hcs, "half": .hcsHalf, "accurate": .hcsAccurate]),
    "SwiftyStarRatingView": mode(
      "mode", ["full": .swifty, "half": .swiftyHalf, "progress": .swiftyProgress]),
    "EDStarRating": mode(
      "mode",
      ["full": .edStarFull, "half": .edStar(threshold: 0.6), "accurate": .edStarAccurate]),
    "StarRating (dkk)": mode(
      "stepType", ["half": .dkk, "full": .dkkFull, "exact": .dkkExact]),
    "Spark Rating": mode("mode", ["half": .spark, "full": .sparkFull, "exact": .sparkExact]),
    "StarRating (Jeremy Cook)": { _ in .jeremyCook },
    "Backpack StarRating": mode(
      "rounding", ["down": .backpackDown, "up": .backpackUp, "nearest": .backpackNearest]),
    "SRRater": { _ in .srRater },
    "WinUI RatingControl": { _ in .winUI },
    "Android RatingBar": { .androidRatingBar(step: (try? $0.rating("stepSize")) ?? 0.5) },
    "SimpleRatingBar (williamyyu)": { .simpleRatingBar(step: (try? $0.rating("step")) ?? 1) },
    "flutter_rating_bar": halves("allowHalf", .flutter, .flutterHalf),
    "compose-ratingbar": { _ in .composeRatingBar },
    "react-native-star-rating-widget": mode(
      "step",
      [
        "half": .reactNativeWidget, "quarter": .reactNativeWidgetQuarter,
        "full": .reactNativeWidgetFull,
      ]),
    "KRatingWidget": { _ in .kRating },
    "Qt star delegate": { _ in .qtDelegate },
    "ControlsFX Rating": halves("partialRating", .controlsFX, .controlsFXPartial),
    "UI5 RatingIndicator": mode("mode", ["Half": .ui5, "Full": .ui5Full]),
    "ui5-rating-indicator": { _ in .ui5WebComponent },
    "MUI Rating": { .mui(precision: (try? $0.rating("precision")) ?? 1) },
    "antd Rate": halves("allowHalf", .antd, .antdHalf),
    "Vant Rate": halves("allowHalf", .vant, .vantHalf),
    "Vuetify VRating": halves("halfIncrements", .vuetify, .vuetifyHalf),
    "Mantine Rating": { .mantine(fractions: $0.whole("fractions", else: 1)) },
    "Fluent v9 Rating": { .fluent(step: (try? $0.rating("step")) ?? 1) },
    "Fluent v9 RatingDisplay": halves("compact", .fluentDisplay, .fluentCompact),
    "MudBlazor Rating": { _ in .mudBlazor },
    "Zag rating-group": halves("allowHalf", .zag, .zagHalf),
    "ng-bootstrap rating": { _ in .ngBootstrap },
    "ngx-bootstrap rating": { _ in .ngxBootstrap },
    "Shoelace sl-rating": { .shoelace(precision: (try? $0.rating("precision")) ?? 1) },
    "Raty": halves("half", .raty, .ratyHalf),
    "DevExpress Rating": mode(
      "precision",
      ["Full": .devExpressFull, "Half": .devExpressHalf, "Exact": .devExpressExact]),
    "Quasar QRating": { _ in .quasar },
    "ARIA APG rating slider": { _ in .ariaSlider },
    "ARIA APG rating radio": { _ in .ariaRadio },
  ]

  /// Returns the preset of the mode of a case, by default the one with the shortest name.
  private static func mode(_ name: String, _ presets: [String: RatingPreset]) -> Preset {
    { c in
      let usual = presets.min { $0.value.name.utf8.count < $1.value.name.utf8.count }
      return try c.pick(name, else: usual?.value, presets)
    }
  }

  /// Returns one of two presets, depending on a flag.
  private static func halves(
    _ name: String, _ whole: RatingPreset, _ half: RatingPreset
  ) -> Preset {
    { $0.flag(name) ? half : whole }
  }
}
