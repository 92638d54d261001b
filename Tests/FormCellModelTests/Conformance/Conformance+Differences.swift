import FormCellModel

extension Conformance {
  /// The behaviors of other controls that this package does not follow, with the reasons.
  static let differences = ratingDifferences + susiDifferences

  private static let ratingDifferences: [ConformanceDifference] = [
    ConformanceDifference(
      "a cell that cannot be changed tells nothing", "Cosmos", "callback.readOnly",
      "its callback fires for a touch that changes nothing, and a listener takes it for a rating",
      like: ["updateOnTouch": .flag(false), "x": 50, "mode": "full", "initialRating": 3.5],
      theirs: ["rating": 3.5, "didTouch": .flag(true)],
      when: { !$0.flag("updateOnTouch") },
      ours: { ["rating": .value(try $0.value("initialRating")), "didTouch": .flag(false)] }),

    ConformanceDifference(
      "past the last star is the greatest rating", "Cosmos", "touch.preciseRating",
      "just past the row it counts on into a star that is not there",
      like: ["x": 130, "starSize": 20, "spacing": 5, "count": 5], theirs: ["rating": 5.25],
      when: { try $0.number("x") > Conformance.row($0).extent.width },
      ours: { ["rating": .count(try $0.bounds.items)] }),

    ConformanceDifference(
      "a step up reaches the least rating", "Cosmos", "a11y.incrementDelta",
      "its steps up do not ask for minTouchRating, and stop at a rating no step down can reach",
      like: ["rating": 0, "mode": "half"], theirs: ["delta": 0.5],
      when: { try $0.number("rating") < 0.5 && $0.text("mode") != "full" },
      ours: { ["delta": .number(1 - max(try $0.number("rating"), 0))] }),

    ConformanceDifference(
      "a step down stops at the least rating", "Cosmos", "a11y.decrementDelta",
      "its steps down ask for minTouchRating before they are made, and can end below it",
      like: ["rating": 1, "mode": "half", "minTouchRating": 0.9], theirs: ["delta": 0.5],
      when: { c in
        let (rating, least) = (try c.number("rating"), c.number("minTouchRating", else: 1))
        let step = try c.text("mode") == "full" ? 1 : 0.5
        return least < rating && ((rating / step).rounded(.up) - 1) * step < least
      },
      ours: { c in
        ["delta": .number(try c.number("rating") - c.number("minTouchRating", else: 1))]
      }),

    ConformanceDifference(
      "the first mark clears in any bounds", "SAP RatingControl", "tap.firstStarClears",
      "it asks for the rating 1 and gives 0, which other bounds than 0 and up do not have",
      like: [
        "rating": -4, "x": 10, "gesture": "tap", "bounds": [-5, 5], "itemSize": 28, "spacing": 8,
      ],
      theirs: ["rating": -4],
      when: { try $0.bounds.lower != 0 },
      ours: { c in
        let first = try c.bounds.lower + 1
        let clears = try c.number("x") <= c.number("itemSize") + c.number("spacing")
        let isThere = try c.rating("rating") == FixedDecimal(clamping: first)
        return ["rating": .count(clears && isThere ? first - 1 : first)]
      }),

    ConformanceDifference(
      "the total in words is the greatest rating", "SAP RatingControl", "a11y.label",
      "its label counts marks where its value label has the upper bound; we have the one total",
      like: ["rating": 3, "style": "editable", "bounds": [-5, 5]],
      theirs: ["label": "Rating Control 3 of 10"],
      when: { try $0.bounds.lower != 0 },
      ours: { c in
        guard case .text(let theirs) = c.expected["label"] else { throw c.missing("label") }
        let (marks, upper) = (try c.bounds.items, try c.bounds.upper)
        let words = theirs.replacing(" of \(marks)", with: " of \(upper)")
        return ["label": .text(c.input["average"] == nil ? parted(words) : words)]
      }),

    ConformanceDifference(
      "a name and a rating are two things", "SAP RatingControl", "a11y.label",
      "it has one label for both; ours has a label and a value, with what stands between all words",
      like: ["rating": 3, "style": "editable", "bounds": [0, 5]],
      theirs: ["label": "Rating Control 3 of 5"],
      when: { $0.input["average"] == nil },
      ours: { c in
        guard case .text(let theirs) = c.expected["label"] else { throw c.missing("label") }
        return ["label": .text(parted(theirs))]
      }),

    ConformanceDifference(
      "no rating is not a number", "WinUI RatingControl", "set.coerce",
      "it writes none as a number below 0; here none is nil, and a number is brought to the bounds",
      like: ["value": -1, "max": 5], theirs: ["value": -1],
      when: { try $0.number("value") < 0 },
      ours: { _ in ["value": 1] }),

    ConformanceDifference(
      "what is lit of a mark is a part of it", "FiveStarRating_SwiftUI", "fill.maskRatioRaw",
      "it has a step in between, below 0 and above 1, that nobody is ever shown",
      like: ["decimal": "3.6", "count": 5], theirs: ["raw": [3.6, 2.6, 1.6, 0.6, -0.4]],
      ours: { c in
        guard let value = FixedDecimal(try c.text("decimal")) else { throw c.missing("decimal") }
        return [
          "raw": .values(
            (0..<5).map { index in
              FixedDecimal(millionths: value.millionths - index * 1_000_000).clamped(to: 0...1)
            })
        ]
      }),

    ConformanceDifference(
      "a finger that slides meets every rating", "Vant Rate", "touch.drag",
      "its test leaps, to a quarter, a third, a half and all of the way; a finger is in between, too",
      like: ["xs": "0 to 100, itemWidth 25", "allowHalf": .flag(true)],
      theirs: ["changes": [1, 1.5, 2, 4]],
      when: { try VantDrag($0).start <= VantDrag($0).end },
      ours: { c in
        let drag = try VantDrag(c)
        let step = c.flag("allowHalf") ? 0.5 : 1
        let first = max((drag.start / drag.item / step).rounded(.up), 0) * step
        let last = min(
          (drag.end / drag.item / step).rounded(.up) * step, Double(try c.bounds.items))
        let met = stride(from: first, through: last, by: step).filter { $0 > 0 }
        return ["changes": .numbers(Array(met))]
      }),

    ConformanceDifference(
      "a digit is told as every key is", "UI5 RatingIndicator", "callback.digit",
      "it changes the rating for a digit and fires no change event, as it does for all other keys",
      like: ["digit": 3, "max": 6], theirs: ["callbacks": []],
      when: { try $0.number("digit") > 0 },
      ours: { _ in ["callbacks": ["change"]] }),

    ConformanceDifference(
      "marks fill the room there is", "HCSStarRatingView", "layout.drawnWidth",
      "it draws in 2 points less than the room in which it looks for a finger",
      like: ["width": 240, "spacing": 5, "count": 5], theirs: ["width": 43.6],
      ours: { c in
        let count = Double(try c.bounds.items)
        let gaps = try c.number("spacing") * (count - 1)
        return ["width": .number((try c.number("width") - gaps) / count)]
      }),

    ConformanceDifference(
      "a click that changes nothing is not told", "Shoelace sl-rating", "callback.readOnly",
      "it emits its change event for a click on a rating that is only to be read",
      like: ["readonly": .flag(true), "value": 2, "tap": 4, "max": 5],
      theirs: ["callbacks": ["sl-change"]],
      when: { $0.flag("readonly") },
      ours: { _ in ["callbacks": []] }),

    ConformanceDifference(
      "a tie in decimals goes up", "MUI Rating", "fill.round",
      "1.15 lies between 1.1 and 1.2; in binary it is a little less, and MUI's answer with it",
      like: ["value": 1.15, "precision": 0.1], theirs: ["value": 1.1],
      when: { c in
        let (value, step) = (try c.rating("value"), try c.rating("precision"))
        guard step.millionths > 0 else { return false }
        return (value.millionths % step.millionths) * 2 == step.millionths
      },
      ours: { c in
        ["value": .value(try c.rating("value").rounded(to: c.rating("precision"), .halfUp))]
      }),

    ConformanceDifference(
      "a mark stands for one", "react-rating", "items.count",
      "its symbols can stand for more than one each; bounds of ours have a mark for each rating",
      like: ["start": 0, "stop": 10, "step": 2], theirs: ["symbols": 5],
      when: { try $0.number("step") != 1 },
      ours: { ["symbols": .count(try $0.whole("stop") - $0.whole("start"))] }),

    ConformanceDifference(
      "sizes are points", "UI5 RatingIndicator", "unit.toPx",
      "lengths with units are the style sheet's; a shape has numbers, and no text is read as one",
      like: ["size": "10px"], theirs: ["px": 10],
      ours: { _ in [:] }),
  ]

  /// Returns SAP's label with a comma between the name of the control and the rating.
  private static func parted(_ label: String) -> String {
    label.replacing("Rating Control ", with: "Rating Control, ")
  }
}
