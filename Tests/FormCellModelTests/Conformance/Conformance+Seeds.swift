@testable import FormCellModel

extension Conformance {
  static let seeds: Table = [
    "FloatRatingView": [
      "fill.mask": ConformanceRunner { c in
        let cell = try c.cell(.floatRatingView, c.value("rating"))
          .shaped(square(try c.number("imageWidth")))
        let marks = cell.shown.marks
        return [
          "fractions": cell.fractions,
          "states": .texts(marks.map { $0.state }),
          "maskWidths": .list(marks.map { $0.maskWidth.map(CaseValue.number) ?? .null }),
        ]
      },
      "touch.rating": ConformanceRunner { c in
        let side = try c.number("imageWidth")
        let shape = RatingShape(
          in: Extent(width: try c.number("width"), height: try c.number("height")),
          .fixed(Extent(width: side, height: side)), spacing: .remaining)
        let cell = try c.cell(c.pick("type", floatRatingViews)).shaped(shape)
          .from(try c.rating("minRating"))
        return ["rating": .value(cell.rating(at: try c.touch(on: cell, x: c.number("x"))))]
      },
      "layout.frames": ConformanceRunner { c in
        let row = RatingShape(
          in: try c.extent("bounds"),
          .fitted(picture: try c.extent("image"), least: try c.extent("minImageSize")),
          spacing: .remaining
        ).row(items: try c.whole("count"))
        return ["imageSize": .extent(row.itemSize), "gap": .number(row.spacing), "x": row.xs]
      },
      "callback.sequence": ConformanceRunner { c in
        let cell = RatingCell(.floatRatingView, isEditable: c.flag("editable", else: true))
        let events = try touches(c, on: cell)
        return ["callbacks": cell.callbacks(events, live: "isUpdating", commit: "didUpdate")]
      },
    ],

    "FiveStarRating_SwiftUI": [
      "fill.maskRatio": ConformanceRunner { c in
        let cell = try c.cell(.fiveStar, FixedDecimal(c.text("decimal")))
        return ["fractions": cell.fractions]
      },
      "fill.maskRatioRaw": ConformanceRunner { c in
        ["raw": try c.cell(.fiveStar, FixedDecimal(c.text("decimal"))).fractions]
      },
    ],

    "CustomView": [
      "fill.images": ConformanceRunner { c in
        let marks = try c.cell(.customView, c.value("rating")).shown.marks
        return ["images": .texts(marks.map { $0.word(on: "full", off: "empty") })]
      },
      "layout.frames": ConformanceRunner { c in
        let row = RatingShape(
          in: Extent(width: try c.number("width"), height: 0),
          .square(least: try c.extent("minImageSize")), spacing: .given(try c.number("midMargin")),
          margin: .points(try c.number("leftMargin"))
        ).row(items: try c.whole("count"))
        return ["imageSize": .extent(row.itemSize), "x": row.xs]
      },
      "touch.rating": ConformanceRunner { c in
        let cell = try c.cell(.customView).shaped(margins(c, .customView))
        return ["rating": .value(cell.rating(at: try c.touch(on: cell, x: c.number("x"))))]
      },
      "callback.sequence": ConformanceRunner { c in
        let cell = RatingCell(.customView)
        return ["callbacks": cell.callbacks(try touches(c, on: cell), commit: "ratingDidChange")]
      },
    ],

    "RW RateView": [
      "layout.frames": ConformanceRunner { c in
        var shape = margins(c, .rateView)
        shape.item = .stretched(least: try c.extent("minImageSize"))
        let row = shape.row(items: try c.whole("count"))
        return ["imageSize": .extent(row.itemSize), "x": row.xs]
      },
      "touch.rating": ConformanceRunner { c in
        let cell = try c.cell(.rateView).shaped(margins(c, .rateView))
        return ["rating": .value(cell.rating(at: try c.touch(on: cell, x: c.number("x"))))]
      },
    ],

    "XHStarRateView (Andy0570)": [
      "touch.rating": strips(xhStarRateViews),
      "fill.foregroundWidth": ConformanceRunner { c in
        let room = Extent(width: try c.number("width"), height: 40)
        let rating = try c.rating("rating")
        let cell = try c.cell(.xhStarRateView, rating).shaped(.strip(in: room))
        return [
          "width": .number(cell.row.litLength(marks: cell.shown.markedValue)),
          "animationDuration": .object([
            "animated": .number(cell.shown.animation),
            "still": .number(RatingCell(policies: RatingPolicies()).shown.animation),
          ]),
        ]
      },
    ],
    "XHStarRateView (XHJCoder)": ["touch.rating": strips(xhjStarRateViews)],

    "AXRatingView": [
      "touch.rating": ConformanceRunner { c in
        let glyph = try c.number("markWidth")
        var shape = square(glyph)
        shape.room = Extent(width: c.number("width", else: 0), height: glyph)
        shape.alignment = .center
        let cell = try c.cell(.axRatingView(step: c.rating("stepInterval"))).shaped(shape)
        let y = try c.pick("y", else: glyph / 2, heights) * glyph
        let touch = ControlTouch(along: try c.number("x"), across: y)
        let rating = cell.rating(at: touch)
        return ["accepted": .flag(rating != nil), "rating": .value(rating)]
      }
    ],
  ]
}

// MARK: - Rows of the tables

extension Conformance {
  private static let floatRatingViews: [String: RatingPreset] = [
    "whole": .floatRatingView, "half": .floatRatingViewHalf, "float": .floatRatingViewFloat,
  ]

  private static let xhStarRateViews: [String: RatingPreset] = [
    "full": .xhStarRateView, "half": .xhStarRateViewHalf, "incomplete": .xhStarRateViewIncomplete,
  ]

  private static let xhjStarRateViews: [String: RatingPreset] = [
    "full": .xhStarRateView, "half": .xhjStarRateViewHalf,
    "incomplete": .xhStarRateViewIncomplete,
  ]

  /// Vertical positions by word, as fractions of the height of the row.
  private static let heights: [String: Double] = [
    "inside": 0.5, "above": -0.5, "below": 1.5, "outside": 1.5,
  ]

  /// Returns the events of a touch that is on the next mark with each event.
  private static func touches(_ c: ConformanceCase, on cell: RatingCell) throws -> [RatingEvent] {
    try c.texts("events").enumerated().map { index, word in
      let touch = cell.endOfMark(index + 1)
      switch word {
      case "began": return .touchBegan(at: touch)
      case "moved": return .touchMoved(to: touch)
      case "ended": return .touchEnded
      case "cancelled": return .touchCancelled
      default: throw c.missing(word)
      }
    }
  }

  static func square(_ side: Double) -> RatingShape {
    .fixed(Extent(width: side, height: side), spacing: 0)
  }

  /// Returns the shape of a preset with the room and the margins of a case.
  private static func margins(_ c: ConformanceCase, _ preset: RatingPreset) -> RatingShape {
    var shape = preset.shape ?? square(0)
    shape.room = Extent(width: c.number("width", else: 0), height: c.number("height", else: 0))
    shape.spacing = .given(c.number("midMargin", else: 5))
    shape.margin = .points(c.number("leftMargin", else: 0))
    return shape
  }

  /// Returns a runner for the rounded rating of a touch on a strip, raw and clamped.
  private static func strips(_ presets: [String: RatingPreset]) -> ConformanceRunner {
    ConformanceRunner { c in
      let preset = try c.pick("style", presets)
      let (x, width) = (try c.number("x"), try c.number("width"))
      let cell = try c.cell(preset).shaped(.strip(in: Extent(width: width, height: 40)))
      let marks = FixedDecimal(x * Double(cell.bounds.items) / width)
      return [
        "raw": .value(marks.map { preset.policies.pointer.rounding($0) }),
        "clamped": .value(cell.rating(at: ControlTouch(along: x))),
      ]
    }
  }
}

extension ControlRow {
  /// The x coordinates of the marks.
  var xs: CaseValue {
    let frame = Frame(x: 0, y: 0, width: extent.width, height: extent.height)
    return .numbers((0..<items).map { markFrame($0, in: frame, .leftToRight).x })
  }
}

extension RatingMark {
  func word(on: String = "on", off: String = "off", partial: String = "partial") -> String {
    switch kind {
    case .on: on
    case .off: off
    case .half: "half"
    case .partial: partial
    }
  }

  /// The state in the terms of FloatRatingView.
  fileprivate var state: String {
    switch kind {
    case .on: "full"
    case .off: "hidden"
    case .half, .partial: "masked"
    }
  }

  fileprivate var maskWidth: Double? {
    switch kind {
    case .on, .off: nil
    case .half, .partial: frame.width * Double(litWidth.millionths) / 1e6
    }
  }
}
