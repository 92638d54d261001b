import FormCellModel

extension Conformance {
  static let geometry: Table = [
    "cross-system": [
      "fill.fraction": ConformanceRunner { c in
        try rules.mapValues { rule in
          let marks = try c.reader(.showing(rule), c.value("rating")).shown.marks
          return .value(try c.mark("star", of: marks).fraction)
        }
      },
      "touch.integerBoundary": ConformanceRunner { c in
        let side = 64.0
        let touch = ControlTouch(along: try c.number("value") * side)
        return try borders.mapValues { preset in
          .value(try c.cell(preset).shaped(square(side)).rating(at: touch))
        }
      },
    ],

    "star geometry": [
      "fill.areaOfWidth": ConformanceRunner(within: 0.0005) { c in
        ["areaFraction": .number(try star(c).area(ofWidth: c.number("widthFraction")))]
      },
      "fill.widthOfArea": ConformanceRunner(within: 0.0005) { c in
        ["widthFraction": .number(try star(c).width(ofArea: c.number("areaFraction")))]
      },
    ],

    "WCAG 2.2": [
      "layout.hitSize": ConformanceRunner { c in
        let targets: [(prefix: String, target: RatingPolicies.Pointer.Target)] = [
          ("2.5.5", .enhanced), ("2.5.8", .minimum),
        ]
        let criterion = try c.text("criterion")
        guard let row = targets.first(where: { criterion.hasPrefix($0.prefix) }) else {
          throw c.missing("criterion")
        }
        var cell = RatingCell(in: ScaleBounds(clamping: 0...1)).shaped(square(1))
        cell.policies.pointer.target = row.target
        let area = cell.shown.hitArea
        return ["minimum": .numbers([area.width, area.height])]
      }
    ],
  ]

  /// The rounding rules that several systems share, by name.
  private static let rules: [String: DecimalRounding] = [
    "exact": .exact, "nearestHalf": .nearestHalf, "round": .whole, "floorHalf": .floorHalf,
    "anyFractionHalf": .anyFractionIsAHalf, "ceilHalf": .ceilingHalf, "ceil": .ceiling,
    "floor": DecimalRounding(.wholes(wholeFrom: .from(1))),
    "halfFrom0.25To0.75Exclusive": .nearestHalf,
    "halfFrom0.3To0.7Inclusive": .fui,
    "halfAbove0.25Below0.76": DecimalRounding(
      .halves(halfFrom: .above(0.25), wholeFrom: .from(0.76))),
    "halfBelow0.6ElseFull": DecimalRounding(.halves(halfFrom: .above(0), wholeFrom: .from(0.6))),
  ]

  private static let borders: [String: RatingPreset] = [
    "customViewSpacing0": .customView, "xhjcoderHalf": .xhjStarRateViewHalf,
    "andy0570Half": .xhStarRateViewHalf, "hcsHalf": .hcsHalf, "cosmosHalfMargin0": .cosmosHalf,
    "muiPrecisionHalf": .mui(precision: 0.5),
  ]

  private static func star(_ c: ConformanceCase) throws -> StarShape {
    StarShape(points: try c.whole("points"), innerRadius: try c.number("innerRadius"))
  }
}
