import FormCellModel

extension Conformance {
  static let ui5: Table = [
    "UI5 RatingIndicator": [
      "fill.round": ConformanceRunner { c in
        let cell = try c.cell(mode(c)).after(.setValue(c.value("value")))
        return ["value": .value(cell.shown.markedValue)]
      },
      "set.outOfRange": ConformanceRunner { c in
        let cell = try c.cell(.ui5, c.value("current")).after(.setValue(c.value("value")))
        return ["value": .value(cell.rating)]
      },
      "key.value": .key { try mode($0) },
      "key.digit": ConformanceRunner { c in
        let cell = try c.cell(.ui5).after(.key(.digit(try c.whole("digit"))))
        return ["value": .value(cell.rating)]
      },
      "key.stepFromHalf": ConformanceRunner { c in
        let cell = try c.cell(mode(c), c.value("value"))
        return [
          "decrease": .value(cell.after(.decrement(.key)).rating),
          "increase": .value(cell.after(.increment(.key)).rating),
        ]
      },
      "touch.round": .raw("rawValue", "value") { _ in .ui5 },
      "rtl.touch": ConformanceRunner { c in
        let cell = try c.cell(.ui5)
        let x = try c.number("rawValue") * cell.row.itemLength
        return ["value": .value(cell.rating(at: try c.touch(on: cell, x: x)))]
      },
      "touch.beyond": ConformanceRunner { c in
        let touch = ControlTouch(along: try c.number("x"))
        return ["value": .value(try c.cell(.ui5).rating(at: touch))]
      },
      "tap.sameClears": ConformanceRunner { c in
        var cell = try c.cell(.ui5).shaped(square(try c.number("iconSize")))
        let touch = ControlTouch(along: try c.number("x"))
        let values = (0..<(try c.whole("taps"))).map { _ in
          cell = cell.after(.tap(at: touch))
          return cell.rating
        }
        return ["values": .values(values)]
      },
      "layout.selectedWidth": ConformanceRunner { c in
        let side = try c.number("iconSize")
        let shape = RatingShape.fixed(
          Extent(width: side, height: side), spacing: try c.number("padding"))
        let cell = try c.cell(.ui5, c.value("value")).shaped(shape)
        return [
          "selected": .number(cell.row.litLength(marks: cell.shown.markedValue)),
          "total": .number(cell.row.extent.width),
        ]
      },
      "text.tooltip": ConformanceRunner(reading: pattern) { c in
        let states: [String: RatingStyle] = [
          "displayOnly": .standard, "disabled": .editableDisabled,
        ]
        let cell = RatingCell(
          style: states[try c.text("state")] ?? .editable, in: ScaleBounds(clamping: 0...7),
          value: 3, policies: RatingPreset.ui5.policies)
        return ["tooltip": .text(cell.shown(with: RatingPreset.ui5.strings).tooltip ?? "")]
      },
      "unit.toPx": .unsupported,
      "callback.digit": ConformanceRunner { c in
        let digit = RatingEvent.key(.digit(try c.whole("digit")))
        return ["callbacks": try c.cell(.ui5).callbacks([digit], commit: "change")]
      },
    ],

    "ui5-rating-indicator": [
      "fill.round": .shown("value", "value") { _ in .ui5WebComponent },
      "a11y.valueText": ConformanceRunner { c in
        [
          "valueText": .text(
            try c.cell(.ui5WebComponent, c.value("value")).shown.accessibility.value)
        ]
      },
    ],
  ]

  /// Fills in the numbers of a tooltip for a rating of 3 of 7.
  private static let pattern: @Sendable ([String: CaseValue]) -> [String: CaseValue] = { expected in
    expected.mapValues { words in
      guard case .text(let text) = words else { return words }
      return .text(text.replacing("{value}", with: "3").replacing("{max}", with: "7"))
    }
  }

  private static func mode(_ c: ConformanceCase) throws -> RatingPreset {
    try c.pick("mode", else: .ui5, ["Half": .ui5, "Full": .ui5Full])
  }
}
