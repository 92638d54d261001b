@testable import FormCellModel
import StyleSheet

extension Conformance {
  static let web: Table = [
    "antd Rate": [
      "fill.half": .fractions("value") { _ in .antdHalf },
      "key.arrow": .key { $0.flag("allowHalf") ? .antdHalf : .antd },
      "key.enter": ConformanceRunner { c in
        let star = try c.rating("focusedStar")
        return ["value": .value(RatingCell(.antd).after(.choose(star, .key)).rating)]
      },
      "tap.sameClears": .tap("value", "value") { $0.clearing("allowClear", .antd) },
    ],

    "Vant Rate": [
      "fill.editableHalf": vantFractions, "fill.readonlyExact": vantFractions,
      "callback.sameValue": vantChanges, "tap.clearable": vantChanges,
      "touch.drag": ConformanceRunner { c in
        let drag = try VantDrag(c)
        let room = Extent(width: drag.item * Double(try c.bounds.items), height: drag.item)
        let cell = try c.cell(c.flag("allowHalf") ? .vantHalf : .vant, 0).shaped(.strip(in: room))
        let steps = 1_000
        let stops = (1...steps).map { step in
          let part = Double(step) / Double(steps)
          return ControlTouch(along: drag.start + part * (drag.end - drag.start))
        }
        return [
          "changes": changes(
            of: cell,
            [.touchBegan(at: ControlTouch(along: drag.start))]
              + stops.map { .touchMoved(to: $0) } + [.touchEnded])
        ]
      },
    ],

    "Element Plus Rate": [
      "tint.threshold": ConformanceRunner { c in
        let classes: [(name: String, color: ThemeColor)] = [
          ("low", ThemeColor(rgba: 1)), ("medium", ThemeColor(rgba: 2)),
          ("high", ThemeColor(rgba: 3)),
        ]
        let (low, high) = (try c.rating("low"), try c.rating("high"))
        let aboveLow = FixedDecimal(millionths: low.millionths + 1)
        var tints = TintRanges()
        tints.set(classes[0].color, for: .min..<aboveLow)
        tints.set(classes[1].color, for: min(aboveLow, high)..<high)
        tints.set(classes[2].color, for: high..<(.max))
        let color = tints.color(for: try c.rating("value"), in: .editable)
        return ["class": .words(classes.first { $0.color == color }?.name)]
      }
    ],

    "Vuetify VRating": [
      "items.halfIncrements": ConformanceRunner { c in
        let cell = try c.cell(c.flag("halfIncrements") ? .vuetifyHalf : .vuetify)
        return ["inputs": .count(cell.choices.filter { $0 > 0 }.count)]
      },
      "state.readonly": ConformanceRunner { c in
        let cell = RatingCell(
          .vuetify, isEditable: !c.flag("readonly"), in: try c.bounds, value: try c.value("value"))
        return ["value": .value(cell.after(.tap(at: cell.endOfMark(try c.whole("tap")))).rating)]
      },
      "tap.clearable": .tap("value", "value") { $0.clearing("clearable", .vuetify) },
    ],

    "Mantine Rating": [
      "items.count": ConformanceRunner { c in
        ["items": .count(try c.cell(.mantine(fractions: 1)).shown.marks.count)]
      }
    ],

    "Fluent v9 Rating": [
      "items.values": ConformanceRunner { c in
        let item = try c.rating("item")
        let before = FixedDecimal(millionths: item.millionths - 1_000_000)
        let choices = try c.cell(.fluent(step: c.rating("step"))).choices
        return ["values": .values(choices.filter { $0 > before && $0 <= item })]
      }
    ],
    "Fluent v9 RatingDisplay": [
      "items.compact": ConformanceRunner { c in
        let cell = RatingCell(c.flag("compact") ? .fluentCompact : .fluentDisplay)
        return ["items": .count(cell.shown.marks.count)]
      },
      "text.count": ConformanceRunner { c in
        var cell = RatingCell(.fluentDisplay)
        cell.reviewCount = try c.whole("count")
        cell.showsTrailingLabel = true
        let shown = cell.shown(with: RatingPreset.fluentDisplay.strings)
        return ["text": .words(shown.trailingLabel?.text)]
      },
    ],

    "Zag rating-group": [
      "key.value": .key { $0.flag("allowHalf") ? .zagHalf : .zag },
      "touch.half": ConformanceRunner { c in
        let cell = try c.cell(c.flag("allowHalf") ? .zagHalf : .zag)
          .shaped(square(try c.number("itemWidth")))
        let size = cell.row.extent
        let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
        let item = cell.row.markFrame(
          try c.whole("index") - 1, in: frame, c.flag("rtl") ? .rightToLeft : .leftToRight)
        let touch = try c.touch(on: cell, x: item.x + c.number("x"))
        return ["value": .value(cell.rating(at: touch))]
      },
    ],

    "ng-bootstrap rating": [
      "fill.percent": ConformanceRunner { c in
        let marks = try c.reader(.ngBootstrap, c.value("rate")).shown.marks
        return [
          "percents": .values(
            marks.map { mark in
              FixedDecimal(millionths: mark.fraction.millionths * 100).rounded(to: 1, .halfUp)
            })
        ]
      },
      "key.value": .key("rate", "rate") { _ in .ngBootstrap },
      "set.maxLowersValue": ConformanceRunner { c in
        let cell = RatingCell(
          .ngBootstrap, in: .init(clamping: 0...100), value: try c.value("rate"))
        return ["rate": .value(cell.after(.setBounds(try c.bounds)).rating)]
      },
      "tap.resettable": .tap("rate", "rate") { $0.clearing("resettable", .ngBootstrap) },
      "a11y.valueText": ConformanceRunner { c in
        let shown = try c.cell(.ngBootstrap, c.value("rate")).shown(
          with: RatingPreset.ngBootstrap.strings)
        return ["valueText": .text(shown.accessibility.value)]
      },
    ],

    "ngx-bootstrap rating": ["fill.round": .shown("value", "value") { _ in .ngxBootstrap }],

    "Shoelace sl-rating": [
      "touch.quantise": .raw("rawValue", "value") {
        .shoelace(precision: try $0.rating("precision"))
      },
      "callback.readOnly": ConformanceRunner { c in
        let cell = RatingCell(
          .shoelace(precision: 1), isEditable: !c.flag("readonly"), in: try c.bounds,
          value: try c.value("value"))
        let tap = RatingEvent.tap(at: cell.endOfMark(try c.whole("tap")))
        return ["callbacks": cell.callbacks([tap], commit: "sl-change")]
      },
    ],

    "Raty": [
      "fill.round": ConformanceRunner { c in
        guard case .object(let round) = c.input["round"], let down = round["down"]?.decimal,
          let full = round["full"]?.decimal, let up = round["up"]?.decimal
        else { throw c.missing("round") }
        let preset: RatingPreset =
          c.flag("halfShow") ? .ratyHalf(down: down, up: up) : .raty(full: full)
        let marks = try c.reader(preset, c.value("fraction")).shown.marks
        return ["icon": .words(marks.first?.word())]
      },
      "set.number": ConformanceRunner { c in
        let bounds = RatingPreset.raty.bounds(items: try c.whole("number"))
        return ["number": bounds.map { .count($0.items) } ?? .null]
      },
      "set.score": .set("score", "score") { _ in .raty },
      "touch.halfHover": .raw("rawScore", "score") { $0.flag("half") ? .ratyHalf : .raty },
    ],

    "react-rating": [
      "items.count": ConformanceRunner { c in
        let (start, stop) = (try c.whole("start"), try c.whole("stop"))
        guard start <= stop else { throw c.missing("stop") }
        let bounds = ScaleBounds(clamping: start...stop)
        return ["symbols": .count(RatingCell(in: bounds).shown.marks.count)]
      }
    ],

    "ARIA APG rating slider": ["key.value": .key { _ in .ariaSlider }],
  ]

  private static let vantFractions = ConformanceRunner { c in
    var cell = try c.cell(c.flag("allowHalf") ? .vantHalf : .vant, c.value("value"))
    if c.flag("readonly") { cell = cell.after(.setStyle(.standard)) }
    return ["fractions": cell.fractions]
  }

  private static let vantChanges = ConformanceRunner { c in
    let cell = try c.cell(c.clearing("clearable", .vant), c.value("value"))
    return ["changes": changes(of: cell, [.tap(at: cell.endOfMark(try c.whole("tap")))])]
  }

  /// Returns the reported ratings without repetitions.
  private static func changes(of cell: RatingCell, _ events: [RatingEvent]) -> CaseValue {
    var cell = cell
    var heard = cell.rating
    var changes: [FixedDecimal?] = []
    for effect in events.flatMap({ cell.handle($0) }) {
      switch effect {
      case .live(let value, _), .commit(from: _, to: let value, _):
        if value != heard { changes.append(value) }
        heard = value
      case .cancelled, .hovered, .announce, .tick: break
      }
    }
    return .values(changes)
  }
}

extension ConformanceCase {
  /// Returns a preset with a flag for clearing by a tap on the same rating.
  fileprivate func clearing(_ name: String, _ preset: RatingPreset) -> RatingPreset {
    var preset = preset
    preset.policies.pointer.retap = flag(name) ? .clears : .nothing
    return preset
  }
}

/// A drag along Vant's items, parsed from a text such as "0 to 100, itemWidth 25".
struct VantDrag {
  let start, end, item: Double

  init(_ c: ConformanceCase) throws {
    let numbers = try c.text("xs").split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 3, numbers[2] > 0 else { throw c.missing("xs") }
    (start, end, item) = (numbers[0], numbers[1], numbers[2])
  }
}

extension CaseValue {
  /// A number as the exact decimal it is written as.
  fileprivate var decimal: FixedDecimal? {
    guard case .number(let number) = self else { return nil }
    return FixedDecimal(number)
  }
}
