import FormCellModel
import StyleSheet
import Testing

/// What other programs say beside their marks: each feature's cases, and what we answer.
///
/// As ``ReviewVectors`` does for reviews; nil is a feature that is not answered here.
enum RatingTextVectors {
  typealias Case = ReviewVectors.Case

  /// Whether the case comes out as expected; nil where its feature is none of these.
  static func answer(to c: Case) throws -> Bool? {
    try features["\(c.system) \(c.feature)"]?(c)
  }

  static let features: [String: @Sendable (Case) throws -> Bool] = [
    "SAP RatingControl text.valueLabel": value,
    "SAP RatingControl text.reviewCount": reviews,
    "UI5 RatingIndicator text.tooltip": tooltip,
    "Spark Rating text.parentheses": parentheses,
    "Fluent v9 RatingDisplay text.count": count,
  ]
}

extension RatingTextVectors {
  private static func trailing(_ cell: RatingCell, _ strings: RatingStrings = .english) -> String? {
    var cell = cell
    cell.showsTrailingLabel = true
    return RatingPresentation(of: cell, in: .fiori, strings: strings).trailingLabel?.text
  }

  @Sendable
  private static func value(_ c: Case) throws -> Bool {
    let bounds = try #require(c.input["bounds"] as? [Int])
    let cell = RatingCell(
      in: RatingBounds(clamping: bounds[0]...bounds[1]), value: c.decimal("rating"))
    return trailing(cell) == c.expected["text"] as? String
  }

  @Sendable
  private static func reviews(_ c: Case) -> Bool {
    var cell = RatingCell(style: .standard)
    cell.reviewCount = c.int("count")
    cell.reviewCountCeiling = c.int("ceiling")
    return trailing(cell) == c.expected["text"] as? String
  }

  /// The peer shows places in its text; here they are filled in.
  @Sendable
  private static func tooltip(_ c: Case) throws -> Bool {
    let isDisabled = c.input["state"] as? String == "disabled"
    let cell = RatingCell(style: isDisabled ? .editableDisabled : .standard, value: 3)
    let tooltip = RatingPresentation(of: cell, in: .fiori).tooltip ?? ""
    let expected = try #require(c.expected["tooltip"] as? String)
    return tooltip
      == expected.replacing("{value}", with: "3").replacing("{max}", with: "5")
  }

  @Sendable
  private static func parentheses(_ c: Case) -> Bool {
    var cell = RatingCell(style: .standard)
    cell.labels.trailing = RatingLabel(
      .text(c.input["text"] as? String ?? ""), isInParentheses: true)
    return trailing(cell) == c.expected["text"] as? String
  }

  @Sendable
  private static func count(_ c: Case) -> Bool {
    var strings = RatingStrings.english
    strings.reviews = "{count}"
    strings.oneReview = "{count}"
    strings.counts.number.groupSeparator = ","
    var cell = RatingCell(style: .standard)
    cell.reviewCount = c.int("count")
    return trailing(cell, strings) == c.expected["text"] as? String
  }
}
