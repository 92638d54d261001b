import FormCellModel
import Foundation
import StyleSheet
import Testing

/// What documents and other programs say of rating controls, case by case.
///
/// Run here are the systems whose behavior this cell has: SAP's UIKit control and cell, the design
/// guideline, and of the SwiftUI port what is the same in both.
@Suite struct RatingVectorTests {
  static let cases = SharedCases("rating-cases.json")

  static let systems: [String: Set<String>] = [
    "FUIRatingControl": ["set.clamp", "count.fromBounds", "fill.average"],
    "FUIRatingControlFormCell": ["layout.arrangement", "state.canChange", "tint.lookup"],
    "Fiori guideline": ["fill.average"],
    "SAP RatingControl": [
      "fill.items", "fill.average", "layout.metrics", "touch.rating", "text.valueLabel",
      "text.reviewCount", "a11y.adjust",
    ],
    "cross-system": ["fill.fraction"],
  ]

  @Test(.enabled(if: cases.areThere, "the shared cases do not stand beside the package"))
  func agreesWithWhatOthersSay() throws {
    var count = 0
    for object in try Self.cases.read() {
      let c = Case(object)
      guard let features = Self.systems[c.system] else { continue }
      guard features.contains(c.feature) else {
        #expect(!c.system.hasPrefix("FUI"), "\(c.id) asks for \(c.feature)")
        continue
      }
      count += 1
      let isRight = try answer(to: c)
      #expect(isRight, "\(c.id)")
    }
    #expect(count > 0)
  }

  /// One case, with its numbers and words by name.
  struct Case {
    let id, system, feature: String
    let input, expected: [String: Any]

    init(_ object: [String: Any]) {
      id = object["id"] as? String ?? ""
      system = object["system"] as? String ?? ""
      feature = object["feature"] as? String ?? ""
      input = object["input"] as? [String: Any] ?? [:]
      expected = object["expected"] as? [String: Any] ?? [:]
    }

    func value(_ name: String) -> RatingValue? {
      (input[name] as? Double).flatMap { RatingValue($0) }
    }

    var bounds: RatingBounds {
      let ends = input["bounds"] as? [Int] ?? [0, input["count"] as? Int ?? 5]
      return RatingBounds(clamping: ends[0]...ends[1])
    }

    /// The style by the port's name, which has the size in it.
    var style: (RatingStyle, isLarge: Bool)? {
      switch input["style"] as? String {
      case "editable", nil: (.editable, false)
      case "editableDisabled": (.editableDisabled, false)
      case "standard": (.standard, false)
      case "standardLarge": (.standard, true)
      case "accented": (.accented, false)
      case "accentedLarge": (.accented, true)
      default: nil
      }
    }

    func cell() throws -> RatingCell {
      let (style, isLarge) = try #require(style)
      var cell = RatingCell(
        keyName: input["keyName"] as? String, subtitle: input["subtitle"] as? String, style: style,
        isEditable: input["isEditable"] as? Bool ?? true, in: bounds, value: value("rating"))
      cell.isLarge = isLarge
      return cell
    }
  }

  private func answer(to c: Case) throws -> Bool {
    switch c.feature {
    case "set.clamp": try c.cell().value == c.number("rating")
    case "count.fromBounds": c.bounds.items == c.expected["images"] as? Int
    case "fill.items": try kinds(c.cell()) == c.expected["items"] as? [String]
    case "fill.average": average(c)
    case "fill.fraction": fractions(c)
    case "layout.arrangement": try arrangement(c)
    case "layout.metrics": try metrics(c)
    case "state.canChange": try c.cell().canChange == c.expected["canChange"] as? Bool
    case "tint.lookup": try tint(c)
    case "touch.rating":
      try c.cell().rating(at: #require(c.input["x"] as? Double)) == c.number("rating")
    case "text.valueLabel", "text.reviewCount": try text(c)
    case "a11y.adjust": try adjust(c)
    default: false
    }
  }
}

extension RatingVectorTests.Case {
  fileprivate func number(_ name: String) -> RatingValue? {
    (expected[name] as? Double).flatMap { RatingValue($0) }
  }
}

// MARK: - Feature by feature

extension RatingVectorTests {
  private func kinds(_ cell: RatingCell) -> [String] {
    RatingPresentation(of: cell, in: .fiori).marks.map { "\($0.kind)" }
  }

  private func average(_ c: Case) -> Bool {
    var cell = RatingCell(style: .standard, in: c.bounds)
    cell.average = c.value("average")
    switch c.system {
    case "FUIRatingControl":
      let fractions = RatingPresentation(of: cell, in: .fiori).marks.map(\.fraction)
      return fractions == (c.expected["fractions"] as? [Double])?.compactMap { RatingValue($0) }
    case "SAP RatingControl":
      cell.averageRounding = .nearestHalf
      return kinds(cell) == c.expected["items"] as? [String]
    default:
      cell.averageRounding = .guideline
      let lit = kinds(cell).filter { $0 != "off" }.map { $0 == "on" ? "full" : $0 }
      return lit.joined(separator: "+") == c.expected["shown"] as? String
    }
  }

  /// The rules that several systems have, each by its two thresholds.
  static let rules: [String: RatingRounding] = [
    "exact": .exact, "nearestHalf": .nearestHalf, "round": .whole,
    "floorHalf": RatingRounding(.halves(halfFrom: .from(0.5), wholeFrom: .from(1))),
    "anyFractionHalf": RatingRounding(.halves(halfFrom: .above(0), wholeFrom: .from(1))),
    "ceilHalf": RatingRounding(.halves(halfFrom: .above(0), wholeFrom: .above(0.5))),
    "halfFrom0.25To0.75Exclusive": .nearestHalf,
    "halfFrom0.3To0.7Inclusive": .fui,
    "halfAbove0.25Below0.76": RatingRounding(
      .halves(halfFrom: .above(0.25), wholeFrom: .from(0.76))),
    "halfBelow0.6ElseFull": RatingRounding(.halves(halfFrom: .above(0), wholeFrom: .from(0.6))),
    "ceil": RatingRounding(.wholes(wholeFrom: .above(0))),
    "floor": RatingRounding(.wholes(wholeFrom: .from(1))),
  ]

  private func fractions(_ c: Case) -> Bool {
    guard let star = c.input["star"] as? Int else { return false }
    return c.expected.allSatisfy { name, fraction in
      guard let rule = Self.rules[name] else { return false }
      var cell = RatingCell(style: .standard)
      cell.average = c.value("rating")
      cell.averageRounding = rule
      let mark = RatingPresentation(of: cell, in: .fiori).marks[star]
      return mark.fraction == (fraction as? Double).flatMap { RatingValue($0) }
    }
  }

  private func arrangement(_ c: Case) throws -> Bool {
    let shown = try RatingPresentation(of: c.cell(), in: .fiori)
    let names: (row: String, control: String) =
      switch shown.arrangement {
      case .sameLine: ("sameLine", "trailing")
      case .stacked: ("stacked", "topCenter")
      case .controlOnly: ("controlOnly", "center")
      }
    return names.row == c.expected["row"] as? String
      && names.control == c.expected["control"] as? String
      && (shown.keyName == nil) == (c.expected["keyName"] as? String == nil)
      && (shown.subtitle == nil) == (c.expected["subtitle"] as? String == nil)
  }

  private func metrics(_ c: Case) throws -> Bool {
    let metrics = try c.cell().row.metrics
    return [metrics.itemSide, metrics.itemSide] == c.expected["itemSize"] as? [Double]
      && metrics.spacing == c.expected["spacing"] as? Double
  }

  private func tint(_ c: Case) throws -> Bool {
    var tints = TintRanges()
    var names: [Color: String] = [:]
    for (index, range) in try #require(c.input["ranges"] as? [[Any]]).enumerated() {
      let color = Color(red: UInt8(index), green: 0, blue: 0)
      names[color] = range[0] as? String
      tints.set(color, for: try #require(range[1] as? Int)..<#require(range[2] as? Int))
    }
    let color = tints.color(for: try #require(c.value("rating")), in: .editable)
    return color.flatMap { names[$0] } == c.expected["tint"] as? String
  }

  private func text(_ c: Case) throws -> Bool {
    var cell = try c.cell()
    if c.feature == "text.reviewCount" { _ = cell.handle(.setStyle(.standard)) }
    cell.showsTrailingLabel = true
    cell.reviewCount = c.input["count"] as? Int
    cell.reviewCountCeiling = c.input["ceiling"] as? Int
    let label = RatingPresentation(of: cell, in: .fiori).trailingLabel
    return label?.text == c.expected["text"] as? String
  }

  private func adjust(_ c: Case) throws -> Bool {
    var cell = try c.cell()
    let isUp = c.input["action"] as? String == "increment"
    let effects = cell.handle(isUp ? .increment(.accessibility) : .decrement(.accessibility))
    return cell.value == c.number("rating")
      && effects.contains(.announce(cell.value)) == c.expected["announced"] as? Bool
  }
}
