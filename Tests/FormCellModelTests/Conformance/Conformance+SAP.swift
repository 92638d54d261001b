@testable import FormCellModel
import StyleSheet

extension Conformance {
  static let sap: Table = [
    "FUIRatingControl": [
      "count.fromBounds": ConformanceRunner { c in
        ["images": .count(try c.cell(.fui).shown.marks.count)]
      }
    ],

    "FUIRatingControlFormCell": [
      "layout.arrangement": ConformanceRunner { c in
        let shown = RatingCell(
          keyName: try? c.text("keyName"), subtitle: try? c.text("subtitle"), value: 3
        ).shown
        let row =
          switch shown.arrangement {
          case .sameLine: "sameLine"
          case .stacked: "stacked"
          case .controlOnly: "controlOnly"
          case .keyNameAbove: "keyNameAbove"
          }
        return [
          "row": .text(row), "control": .text(shown.place(of: shown.row)),
          "subtitle": .words(shown.subtitle.map { shown.place(of: $0.frame) }),
          "keyName": .words(shown.keyName.map { shown.place(of: $0.frame) }),
        ]
      },
      "state.canChange": ConformanceRunner { c in
        let (style, _) = try c.pick("style", styles)
        let cell = RatingCell(style: style, isEditable: c.flag("isEditable", else: true))
        let tapped = cell.after(.tap(at: cell.endOfMark(4)))
        return ["canChange": .flag(cell.canChange && tapped.value == 4)]
      },
      "tint.lookup": ConformanceRunner { c in
        var tints = TintRanges()
        var names: [ThemeColor: String] = [:]
        for (index, row) in try c.list("ranges").enumerated() {
          guard case .list(let row) = row, row.count == 3, case .text(let name) = row[0],
            case .number(let from) = row[1], case .number(let to) = row[2],
            let from = FixedDecimal(from), let to = FixedDecimal(to)
          else { throw c.missing("ranges") }
          let color = ThemeColor(red: UInt8(truncatingIfNeeded: index), green: 0, blue: 0)
          names[color] = name
          tints.set(color, for: from..<to)
        }
        let color = tints.color(for: try c.rating("rating"), in: .editable)
        return ["tint": .words(color.flatMap { names[$0] })]
      },
    ],

    "Fiori guideline": [
      "fill.average": ConformanceRunner { c in
        let marks = try c.reader(.fioriGuideline, c.value("average")).shown.marks
        let lit = marks.filter { $0.kind != .off }.map { $0.word(on: "full") }
        return ["shown": .text(lit.isEmpty ? "empty" : lit.joined(separator: "+"))]
      }
    ],

    "SAP RatingControl": [
      "layout.metrics": ConformanceRunner { c in
        let (style, isLarge) = try c.pick("style", styles)
        var cell = RatingCell(style: style)
        cell.isLarge = isLarge
        return ["itemSize": .extent(cell.row.itemSize), "spacing": .number(cell.row.spacing)]
      },
      "tap.firstStarClears": ConformanceRunner { c in
        let cell = try control(c)
        let touch = try c.touch(on: cell, x: c.number("x"))
        let far = ControlTouch(along: touch.along + 40)
        let tapped: RatingCell =
          switch try c.text("gesture") {
          case "tap": cell.after(.tap(at: touch))
          case "drag":
            cell.after(.touchBegan(at: far), .touchMoved(to: touch), .touchEnded)
          default: throw c.missing("gesture")
          }
        return ["rating": .value(tapped.rating)]
      },
      "text.reviewCount": ConformanceRunner { c in
        ["text": .words(try labeled(c).trailingLabel?.text)]
      },
      "a11y.label": ConformanceRunner { c in
        let element = try labeled(c).accessibility
        let join = RatingPreset.sapRatingControl.strings.listSeparator
        return ["label": .text(element.label + join + element.value)]
      },
    ],
  ]

  /// The styles by the port's names, which include the size.
  private static let styles: [String: (RatingStyle, isLarge: Bool)] = [
    "editable": (.editable, false), "editableDisabled": (.editableDisabled, false),
    "standard": (.standard, false), "standardLarge": (.standard, true),
    "accented": (.accented, false), "accentedLarge": (.accented, true),
  ]

  private static func control(_ c: ConformanceCase) throws -> RatingCell {
    let side = try c.number("itemSize")
    return try c.cell(.sapRatingControl, try? c.value("rating"))
      .shaped(
        .fixed(Extent(width: side, height: side), spacing: c.number("spacing")))
  }

  /// Returns a control with all texts of a case.
  private static func labeled(_ c: ConformanceCase) throws -> RatingPresentation {
    let isToBeRead = c.feature == "text.reviewCount" || c.input["average"] != nil
    let (style, isLarge) = try c.pick(
      "style", else: (isToBeRead ? .standard : .editable, isLarge: false), styles)
    var cell = RatingCell(
      style: style, in: try c.bounds, value: try? c.value("rating"),
      policies: RatingPreset.sapRatingControl.policies)
    cell.isLarge = isLarge
    cell.average = try? c.value("average")
    cell.reviewCount = (try? c.whole("count")) ?? (try? c.whole("reviewCount"))
    cell.reviewCountCeiling = (try? c.whole("ceiling")) ?? (try? c.whole("reviewCountCeiling"))
    cell.showsTrailingLabel = true
    return cell.shown(with: RatingPreset.sapRatingControl.strings)
  }
}

extension RatingPresentation {
  /// Returns the position of a part in the cell, such as "leading", "center" or "bottomCenter".
  fileprivate func place(of part: Frame) -> String {
    let (left, right) = (part.x, size.width - part.maxX)
    let (above, below) = (part.y, size.height - part.maxY)
    guard (left - right).magnitude < 0.5 else { return left < right ? "leading" : "trailing" }
    guard (above - below).magnitude >= 0.5 else { return "center" }
    return above < below ? "topCenter" : "bottomCenter"
  }
}
