import FormCellModel

extension Conformance {
  /// What peers do and we do not, with the reason.
  static let differences: [ConformanceDifference] = [
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
      when: { try $0.number("x") > $0.number("count") * ($0.number("starSize") + 5) - 5 },
      ours: { ["rating": .number(try $0.number("count"))] }),

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
        let isThere = try c.rating("rating") == RatingValue(clamping: first)
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
        return ["label": .text(theirs.replacing(" of \(marks)", with: " of \(upper)"))]
      }),

    ConformanceDifference(
      "a tie in decimals goes up", "MUI Rating", "fill.round",
      "1.15 lies between 1.1 and 1.2; in binary it is a little less, and MUI's answer with it",
      like: ["value": 1.15, "precision": 0.1], theirs: ["value": 1.1],
      when: { c in
        let (value, step) = (try c.rating("value"), try c.rating("precision"))
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
      ours: { _ in ["px": .null] }),
  ]
}
