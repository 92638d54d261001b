import FormCellModel
import StyleSheet

extension Conformance {
  static let cosmos: Table = [
    "Cosmos": [
      "fill.roundLevel": .level("level") { try mode($0) },
      // Without the minimum rating of the preset.
      "touch.preciseRating": ConformanceRunner { c in
        ["rating": .value(try touched(c, .cosmosPrecise, from: 0))]
      },
      "touch.rating": touch,
      "touch.minFraction": touch,
      "a11y.incrementDelta": ConformanceRunner { try delta($0, .increment(.accessibility)) },
      "a11y.decrementDelta": ConformanceRunner { try delta($0, .decrement(.accessibility)) },
      "a11y.label": ConformanceRunner { c in
        var cell = RatingCell(.cosmos)
        cell.subtitle = try? c.text("text")
        let shown = cell.shown(with: RatingPreset.cosmos.strings)
        return ["label": .text(shown.accessibility.label)]
      },
      "callback.readOnly": ConformanceRunner { c in
        var cell = RatingCell(
          try mode(c), isEditable: c.flag("updateOnTouch"), value: try c.value("initialRating"))
        let told = cell.handle(.tap(at: ControlTouch(along: try c.number("x"))))
        return ["rating": .value(cell.rating), "didTouch": .flag(!told.isEmpty)]
      },
      "layout.hitRect": ConformanceRunner { c in
        let box = try c.numbers("bounds")
        guard box.count == 4 else { throw c.missing("bounds") }
        let shape = RatingShape.fixed(Extent(width: box[2], height: box[3]), spacing: 0)
        var cell = RatingCell(.cosmos, in: ScaleBounds(clamping: 0...1)).shaped(shape)
        let sides = try c.number("minimum")
        guard let target = targets.first(where: { $0.side == sides }) else {
          throw c.missing("minimum")
        }
        cell.policies.pointer.target = target
        let shown = RatingPresentation(of: cell, in: .fiori, width: box[2] + 100)
        let (x, y) = (shown.hitArea.x - shown.row.x, shown.hitArea.y - shown.row.y)
        return [
          "rect": .numbers([box[0] + x, box[1] + y, shown.hitArea.width, shown.hitArea.height])
        ]
      },
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

  /// All targets, starting with that of Cosmos.
  private static let targets =
    [RatingPreset.cosmos.policies.pointer.target] + RatingPolicies.Pointer.Target.allCases

  /// Returns the row of a case, by default with stars 20 points wide and 5 points apart.
  static func row(_ c: ConformanceCase) throws -> ControlRow {
    shape(c).row(items: try c.bounds.items)
  }

  private static func shape(_ c: ConformanceCase) -> RatingShape {
    let side = c.number("starSize", else: 20)
    return .fixed(Extent(width: side, height: side), spacing: c.number("spacing", else: 5))
  }

  private static let touch = ConformanceRunner { c in
    let preset = try mode(c)
    let minimum =
      try c.input["minTouchRating"] == nil
      ? preset.policies.holding.minimum : c.rating("minTouchRating")
    return ["rating": .value(try touched(c, preset, from: minimum))]
  }

  private static func touched(
    _ c: ConformanceCase, _ preset: RatingPreset, from minimum: FixedDecimal?
  ) throws -> FixedDecimal? {
    let cell = try c.cell(preset).shaped(shape(c)).from(minimum)
    return cell.rating(at: try c.touch(on: cell, x: c.number("x")))
  }

  /// Returns the length of a step; the minimum rating limits steps down.
  private static func delta(
    _ c: ConformanceCase, _ event: RatingEvent
  ) throws -> [String: CaseValue] {
    var cell = try c.cell(mode(c), c.value("rating"))
    if c.input["minTouchRating"] != nil { cell = cell.from(try c.value("minTouchRating")) }
    let way = cell.after(event).value.millionths - cell.value.millionths
    return ["delta": .value(FixedDecimal(millionths: abs(way)))]
  }
}
