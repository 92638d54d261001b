import FormCellModel

extension Conformance {
  static let native: Table = [
    "HCSStarRatingView": [
      "touch.rating": .strip {
        try $0.pick("mode", ["full": .hcs, "half": .hcsHalf, "accurate": .hcsAccurate])
      },
      "layout.intrinsic": ConformanceRunner { c in
        var cell = try c.cell(.hcs)
        cell.shape?.spacing = .given(try c.number("spacing"))
        return ["size": .extent(cell.row.extent)]
      },
      "layout.drawnWidth": ConformanceRunner { c in
        let room = Extent(width: try c.number("width"), height: 44)
        let shape = RatingShape(
          in: room, .square(least: Extent(width: 0, height: 0)),
          spacing: .given(try c.number("spacing")))
        return ["width": .number(try c.cell(.hcs).shaped(shape).row.itemLength)]
      },
    ],

    "SwiftyStarRatingView": [
      "touch.rating": .strip {
        try $0.pick("mode", ["full": .swifty, "half": .swiftyHalf, "progress": .swiftyProgress])
      }
    ],

    "EDStarRating": [
      "fill.level": .level { c in
        let threshold =
          try c.input["halfStarThreshold"] == nil ? 0.6 : c.rating("halfStarThreshold")
        return try c.pick(
          "mode",
          [
            "full": .edStarFull, "half": .edStar(threshold: threshold),
            "accurate": .edStarAccurate,
          ])
      }
    ],

    "StarRating (dkk)": [
      "fill.round": .set("value", "value") {
        try $0.pick("stepType", ["full": .dkkFull, "half": .dkk, "exact": .dkkExact])
      },
      "layout.padding": ConformanceRunner { c in
        var cell = try c.cell(.dkk)
        cell.shape?.room = Extent(width: try c.number("width"), height: 40)
        return ["horizontalPadding": .number(cell.row.leading)]
      },
    ],

    "Spark Rating": [
      "fill.level": .level {
        try $0.pick(
          "mode",
          ["full": .sparkFull, "half": .spark, "exact": .sparkExact])
      },
      "fill.ratio": ConformanceRunner { c in
        let marks = try c.reader(.spark, c.value("rating")).shown.marks
        return ["ratio": .value(try c.mark("index", of: marks).fraction)]
      },
      "fill.singleStar": ConformanceRunner { c in
        var cell = RatingCell(.sparkCompact, value: nil)
        cell.average = try c.value("rating")
        let marks = cell.shown.marks
        guard try marks.count == c.whole("count") else { throw c.missing("count") }
        return ["ratio": .value(try c.mark("index", of: marks).fraction)]
      },
      "touch.rating": ConformanceRunner { c in
        let width = 200.0
        let cell = try c.cell(.spark).shaped(.strip(in: Extent(width: width, height: 40)))
        let touch = ControlTouch(along: try c.number("ratio") * width)
        return ["rating": .value(cell.rating(at: touch))]
      },
      "a11y.increment": ConformanceRunner { try stepped($0, .increment(.accessibility)) },
      "a11y.decrement": ConformanceRunner { try stepped($0, .decrement(.accessibility)) },
      "text.parentheses": ConformanceRunner { c in
        var cell = RatingCell(.sparkCompact)
        cell.labels.trailing = RatingLabel(.text(try c.text("text")), isInParentheses: true)
        cell.showsTrailingLabel = true
        return ["text": .words(cell.shown.trailingLabel?.text)]
      },
    ],

    "StarRating (Jeremy Cook)": [
      "touch.location": ConformanceRunner { c in
        let side = try c.number("starWidth")
        let shape = RatingShape.fixed(
          Extent(width: side, height: side), spacing: try c.number("spacing"))
        let cell = try c.cell(.jeremyCook).shaped(shape)
        let x = try c.number("x")
        guard let place = cell.row.place(at: x) else { throw c.missing("x") }
        var answer = location(place, of: cell.bounds.items)
        answer["value"] = .value(cell.rating(at: ControlTouch(along: x)))
        return answer
      }
    ],

    "SRRater": [
      "set.maximum": ConformanceRunner { c in
        let bounds = RatingPreset.srRater.bounds(items: try c.whole("maximumValue"))
        return ["maximumValue": bounds.map { .count($0.items) } ?? .null]
      }
    ],

    "WinUI RatingControl": [
      "tap.value": ConformanceRunner { c in
        let side = try c.number("itemSize")
        let cell = try c.cell(.winUI).shaped(
          .fixed(Extent(width: side, height: side), spacing: c.number("spacing")))
        let tapped = cell.after(.tap(at: try c.touch(on: cell, x: c.number("x"))))
        return ["value": .value(tapped.rating ?? -1)]
      },
      "tap.sameClears": ConformanceRunner { c in
        var cell = try c.cell(.winUI, c.value("value"))
        cell.policies.pointer.retap = c.flag("clearEnabled") ? .clears : .nothing
        cell.placeholder = try? c.value("placeholder")
        cell = cell.after(.tap(at: cell.endOfMark(try c.whole("tap"))))
        return ["value": .value(cell.rating ?? -1), "shown": .value(cell.shownValue)]
      },
      "key.fraction": .key { _ in .winUI },
      "set.coerce": ConformanceRunner { c in
        let cell = try c.cell(.winUI).after(.setValue(c.value("value")))
        return ["value": .value(cell.rating ?? -1)]
      },
      "set.max": ConformanceRunner { c in
        let bounds = RatingPreset.winUI.bounds(items: try c.whole("maxRating"))
        return ["maxRating": bounds.map { .count($0.items) } ?? .null]
      },
      "a11y.number": ConformanceRunner { c in
        ["text": .text(RatingPreset.winUI.strings.numbers(try c.rating("value")))]
      },
    ],

    "Android RatingBar": [
      "set.clamp": ConformanceRunner { c in
        let bounds = RatingPreset.androidRatingBar(step: 0.5).bounds(items: try c.whole("numStars"))
        let cell = RatingCell(.androidRatingBar(step: 0.5), in: bounds ?? .zeroToFive)
          .after(.setValue(try c.value("rating")))
        return ["rating": .value(cell.rating)]
      },
      "set.numStars": ConformanceRunner { c in
        let preset = RatingPreset.androidRatingBar(step: 0.5)
        let taken = try c.numbers("numStars").compactMap { preset.bounds(items: Int($0)) }
        return ["numStars": .count(taken.last?.items ?? 5)]
      },
      "set.stepSizeInvalid": ConformanceRunner { c in
        let items = try c.whole("numStars")
        let taken = try c.numbers("stepSizes").compactMap { FixedDecimal($0) }
          .compactMap { DecimalRounding.fittedStep($0, items: items) }
        return ["changed": .flag(!taken.isEmpty)]
      },
    ],

    "SimpleRatingBar (williamyyu)": [
      "set.floorToStep": .set("rating") { .simpleRatingBar(step: try $0.rating("step")) }
    ],

    "flutter_rating_bar": [
      "fill.half": .fractions("rating") { $0.flag("allowHalf") ? .flutterHalf : .flutter },
      "touch.drag": ConformanceRunner { c in
        let side = try c.number("itemSize") + c.number("padding", else: 0)
        let cell = try c.cell(c.flag("allowHalf") ? .flutterHalf : .flutter).shaped(square(side))
        return ["rating": .value(cell.rating(at: try c.touch(on: cell, x: c.number("x"))))]
      },
      "tap.firstStarClears": ConformanceRunner { c in
        // A tap selects a whole star, even if a drag selects halves.
        var cell = try c.cell(.flutter, c.value("rating"))
        cell = cell.after(.tap(at: cell.endOfMark(try c.whole("tappedStar"))))
        return ["rating": .value(cell.rating)]
      },
    ],

    "react-native-star-rating-widget": [
      "fill.kind": ConformanceRunner { c in
        let marks = try c.reader(c.pick("step", widgets), c.value("rating")).shown.marks
        return ["kinds": .texts(try marks.map { try kind(of: $0.fraction, c) })]
      },
      "fill.opticalWidth": ConformanceRunner { c in
        let fractions = try c.texts("kinds").map { word in
          guard let fraction = kinds.first(where: { $0.word == word }) else {
            throw c.missing(word)
          }
          return fraction.fraction
        }
        let widths = try fractions.map {
          try c.reader(.reactNativeWidgetQuarter, $0).shown.marks.first?.litWidth
        }
        return ["drawnFractions": .values(widths)]
      },
      "touch.rating": .strip { try $0.pick("step", widgets) },
    ],

    "KRatingWidget": [
      "touch.rating": ConformanceRunner { c in
        // This control counts half stars.
        let stars = ScaleBounds(clamping: 0...max(try c.whole("max") / 2, 0))
        let room = Extent(width: try c.number("width"), height: 20)
        let cell = RatingCell(.kRating, in: stars).shaped(.strip(in: room))
        let rating = cell.rating(at: try c.touch(on: cell, x: c.number("x")))
        return ["rating": .value(rating.map { FixedDecimal(millionths: $0.millionths * 2) } ?? -1)]
      }
    ],

    "Qt star delegate": [
      "touch.rating": ConformanceRunner { c in
        let cell = try c.cell(.qtDelegate).shaped(square(try c.number("starWidth")))
        return ["rating": .value(cell.rating(at: try c.touch(on: cell, x: c.number("x"))) ?? -1)]
      }
    ],

    "ControlsFX Rating": [
      "touch.quantise": .raw("rawValue", "value") {
        $0.flag("partialRating") ? .controlsFXPartial : .controlsFX
      }
    ],
  ]

  private static let widgets: [String: RatingPreset] = [
    "half": .reactNativeWidget, "quarter": .reactNativeWidgetQuarter,
    "full": .reactNativeWidgetFull,
  ]

  private static let kinds: [(fraction: FixedDecimal, word: String)] = [
    (0, "empty"), (0.25, "quarter"), (0.5, "half"), (0.75, "three-quarter"), (1, "full"),
  ]

  private static func kind(of fraction: FixedDecimal, _ c: ConformanceCase) throws -> String {
    guard let kind = kinds.first(where: { $0.fraction == fraction }) else {
      throw c.missing("\(fraction)")
    }
    return kind.word
  }

  /// Returns the rating after a step, or null if it did not change.
  private static func stepped(
    _ c: ConformanceCase, _ event: RatingEvent
  ) throws -> [String: CaseValue] {
    let cell = RatingCell(
      .spark, isEditable: c.flag("enabled", else: true), value: try c.value("value"))
    let rating = cell.after(event).rating
    return ["value": .value(rating == cell.rating ? nil : rating)]
  }

  /// Returns a place in the terms of Jeremy Cook's control, which clamps it to the row.
  private static func location(_ place: RowPlace, of items: Int) -> [String: CaseValue] {
    switch place {
    case .before: ["kind": .text("star"), "index": .count(0), "remainder": .count(0)]
    case .mark(let index, let fraction):
      ["kind": .text("star"), "index": .count(index), "remainder": .value(fraction)]
    case .gap(let index, _):
      ["kind": .text("spacer"), "index": .count(index), "remainder": .null]
    case .past: ["kind": .text("star"), "index": .count(items - 1), "remainder": .count(1)]
    }
  }
}
