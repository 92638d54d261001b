import FormCellModel

extension Conformance {
  static let cosmos: Table = [
    "Cosmos": [
      "fill.level": .level { try mode($0) },
      "fill.roundLevel": .level("level") { try mode($0) },
      "fill.displayedRating": .shown("rating", "rating") { try mode($0) },
      "fill.clampToCount": .shown("rating", "rating") { _ in .cosmosPrecise },
      "touch.preciseRating": touch,
      "touch.rating": touch,
      "touch.minFraction": touch,
      "a11y.increment": ConformanceRunner { try acted($0) },
      "a11y.decrement": ConformanceRunner { try acted($0) },
      "a11y.incrementDelta": ConformanceRunner { try delta($0, .increment(.accessibility)) },
      "a11y.decrementDelta": ConformanceRunner { try delta($0, .decrement(.accessibility)) },
      "a11y.label": ConformanceRunner { c in
        var cell = RatingCell(.cosmos)
        cell.subtitle = try? c.text("text")
        let shown = cell.shown(with: RatingPreset.cosmos.strings)
        return ["label": .text(shown.accessibility.label)]
      },
      "a11y.value": ConformanceRunner { c in
        let cell = try c.cell(mode(c), c.value("rating"))
        let shown = cell.shown(with: RatingPreset.cosmos.strings)
        return ["value": .text(shown.accessibility.value)]
      },
      "a11y.trait": ConformanceRunner { c in
        let cell = RatingCell(.cosmos, isEditable: c.flag("updateOnTouch"))
        return ["adjustable": .flag(cell.shown.accessibility.traits.contains(.adjustable))]
      },
      "callback.readOnly": ConformanceRunner { c in
        var cell = RatingCell(
          try mode(c), isEditable: c.flag("updateOnTouch"), value: try c.value("initialRating"))
        let told = cell.handle(.tap(at: RatingTouch(along: try c.number("x"))))
        return ["rating": .value(cell.rating), "didTouch": .flag(!told.isEmpty)]
      },
      "layout.hitRect": ConformanceRunner { c in
        let box = try c.numbers("bounds")
        let area = Frame(x: box[0], y: box[1], width: box[2], height: box[3])
          .grown(to: try c.number("minimum"))
        return ["rect": .numbers([area.x, area.y, area.width, area.height])]
      },
      "layout.intrinsic": ConformanceRunner { c in
        ["size": .extent(try row(c).extent)]
      },
      "layout.positions": ConformanceRunner { c in ["x": try row(c).xs] },
      "layout.partialWidth": ConformanceRunner { c in
        let cell = try c.reader(.cosmosPrecise, c.value("level"))
          .shaped(square(try c.number("starWidth")))
        return ["width": .number(cell.row.litLength(marks: cell.markedValue))]
      },
    ]
  ]

  private static let modes: [String: RatingPreset] = [
    "full": .cosmos, "half": .cosmosHalf, "precise": .cosmosPrecise,
  ]

  private static func mode(_ c: ConformanceCase) throws -> RatingPreset {
    try c.pick("mode", else: .cosmosPrecise, modes)
  }

  private static func row(_ c: ConformanceCase) throws -> RatingRow {
    let side = c.number("starSize", else: 20)
    return RatingShape.fixed(
      Extent(width: side, height: side), spacing: c.number("spacing", else: 5)
    ).row(items: try c.bounds.items)
  }

  private static let touch = ConformanceRunner { c in
    let side = c.number("starSize", else: 20)
    let shape = RatingShape.fixed(
      Extent(width: side, height: side), spacing: c.number("spacing", else: 5))
    let minimum = try c.input["minTouchRating"] == nil ? 0 : c.rating("minTouchRating")
    let cell = try c.cell(mode(c)).shaped(shape).from(minimum)
    return ["rating": .value(cell.rating(at: try c.touch(on: cell, x: c.number("x"))))]
  }

  private static func acted(_ c: ConformanceCase) throws -> [String: CaseValue] {
    var cell = try c.cell(mode(c), c.value("rating"))
    let events: [RatingEvent] = try c.texts("actions").map {
      $0 == "increment" ? .increment(.accessibility) : .decrement(.accessibility)
    }
    let ratings = events.map { event in
      cell = cell.after(event)
      return cell.value
    }
    let callbacks = try c.cell(mode(c), c.value("rating"))
      .callbacks(events, live: "didTouch", commit: "didFinish")
    return ["ratings": .values(ratings), "callbacks": callbacks]
  }

  /// How far one step goes, where the least rating stops steps down.
  private static func delta(
    _ c: ConformanceCase, _ event: RatingEvent
  ) throws -> [String: CaseValue] {
    var cell = try c.cell(mode(c), c.value("rating"))
    if c.input["minTouchRating"] != nil {
      cell.policies.holding.minimum = try c.value("minTouchRating")
      cell.policies.holding.minimumHolds = .forTouchAndKeys
    }
    let way = cell.after(event).value.millionths - cell.value.millionths
    return ["delta": .value(RatingValue(millionths: abs(way)))]
  }
}
