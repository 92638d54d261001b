import FormCellModel
import StyleSheet

@testable import stylecheck

/// An answer to a case, in the format of the cases.
enum PeerAnswer: Hashable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([PeerAnswer])
}

extension PeerAnswer {
  static func value(_ value: FixedDecimal?) -> Self {
    value.map { .number(Double($0.millionths) / 1e6) } ?? .null
  }

  static func count(_ count: Int) -> Self { .number(Double(count)) }
  static func counts(_ counts: [Int]) -> Self { .list(counts.map(count)) }
  static func values(_ values: [FixedDecimal?]) -> Self { .list(values.map(value)) }
  static func words(_ text: String?) -> Self { text.map(Self.text) ?? .null }
  static func texts(_ texts: [String]) -> Self { .list(texts.map(Self.text)) }

  /// True if the answer is the expected one: the same value, or one that an object of conditions
  /// describes.
  func agrees(with expected: JSON) -> Bool {
    switch (expected.content, self) {
    case (.null, .null): true
    case (.bool(let expected), .flag(let flag)): expected == flag
    case (.number(let text), .number(let number)):
      Double(text).map { ($0 - number).magnitude <= 1e-9 } ?? false
    case (.string(let expected), .text(let text)): expected == text
    // A number is the count of distinct elements.
    case (.number(let text), .list(let list)): Int(text) == Set(list).count
    case (.array(let expected), .list(let list)):
      expected.count == list.count && zip(list, expected).allSatisfy { $0.agrees(with: $1) }
    case (.object(let conditions), _):
      conditions.allSatisfy { meets($0.name, $0.value) }
    default: false
    }
  }

  private func meets(_ condition: String, _ expected: JSON) -> Bool {
    switch (condition, expected.content, self) {
    case ("oneOf", .array(let options), _): options.contains { agrees(with: $0) }
    case ("not", _, _): !agrees(with: expected)
    case ("atLeast", .number(let least), .number(let number)):
      Double(least).map { number >= $0 } ?? false
    case ("atMost", .number(let most), .number(let number)):
      Double(most).map { number <= $0 } ?? false
    case ("contains", .string(let part), .text(let text)): text.contains(part)
    default: false
    }
  }
}

// MARK: - Cells

extension PeerStory {
  /// Returns the answer to a key of a case, or nil if the key is unknown.
  func answer(_ key: String) -> PeerAnswer? { Self.answers[key].map { $0(self) } }

  private static let answers: [String: @Sendable (PeerStory) -> PeerAnswer] = [
    "rating": { .value($0.cell.rating) },
    "value": { .value($0.cell.value) },
    "shown": { .value($0.shown.markedValue) },
    "isUnset": { .flag($0.shown.isUnset) },
    "missing": { .flag($0.cell.isMissing) },
    "state": { .text($0.state) },
    "canChange": { .flag($0.cell.canChange) },
    "focused": { .flag($0.cell.isFocused) },

    "marks": { .count($0.shown.marks.count) },
    "lit": { .count($0.shown.marks.count { $0.kind == .on }) },
    "partial": { .count($0.shown.marks.count { $0.isPartial }) },
    "litFrom": { .counts($0.shown.marks.filter { $0.kind != .off }.map(\.index)) },
    "fractions": { .values($0.shown.marks.map(\.fraction)) },
    "widths": { .values($0.shown.marks.map(\.litWidth)) },
    "states": { .texts($0.shown.marks.map(\.state)) },
    "images": { .texts($0.shown.marks.map(\.layer.image.name)) },
    "items": {
      let images = $0.shown.marks.map(\.layer.image.name)
      return .texts([images.first, images.last].compactMap { $0 })
    },
    "gained": {
      story in .counts(story.shown.marks.filter { $0.kind == .on && !story.holds($0) }.map(\.index))
    },
    "lost": {
      story in .counts(story.shown.marks.filter { $0.kind == .off && story.holds($0) }.map(\.index))
    },
    "selectedMark": { .index(of: $0.shown.marks.first(where: \.isSelected)) },

    "commits": { .values($0.commits) },
    "commitCount": { .count($0.commits.count) },
    "told": { .texts($0.effects.compactMap(\.notice)) },
    "announced": { .values($0.effects.compactMap(\.announced)) },

    "role": { .text($0.role) },
    "label": { .text($0.shown.accessibility.label) },
    "says": { .text($0.shown.accessibility.value) },
    "hint": { .words($0.shown.accessibility.hint) },
    "announcement": { .words($0.shown.announcement) },
    "disabled": { .flag($0.isDisabled) },
    "required": { .flag($0.shown.accessibility.traits.contains(.required)) },
    "invalid": { .flag($0.shown.accessibility.traits.contains(.invalid)) },
    "min": { .value($0.shown.accessibility.range?.minimum) },
    "now": { .value($0.shown.accessibility.range?.now) },
    "max": { .value($0.shown.accessibility.range?.maximum) },
    "step": { .value($0.shown.accessibility.range?.step) },
    "choices": { .texts($0.shown.choices.map(\.label)) },
    "choiceCount": { .count($0.shown.choices.count) },
    "selectedChoices": {
      .values($0.shown.choices.filter { $0.traits.contains(.selected) }.compactMap(\.range?.now))
    },

    "keyName": { .words($0.shown.keyName?.text) },
    "subtitle": { .words($0.shown.subtitle?.text) },
    "leading": { .words($0.shown.leadingLabel?.text) },
    "trailing": { .words($0.shown.trailingLabel?.text) },
    "name": { .words($0.shown.ratingName) },
    "markNames": { .texts($0.shown.markNames) },
    "tooltip": { .words($0.shown.tooltip) },
    "validation": { .words($0.shown.validation?.text.text) },
  ]

  private var commits: [FixedDecimal?] {
    effects.compactMap { effect in
      switch effect {
      case .commit(from: _, to: let rating, _): .some(rating)
      case .live, .cancelled, .hovered, .announce, .tick: nil
      }
    }
  }

  /// True if the rating, and not only a preview, includes a mark.
  private func holds(_ mark: RatingMark) -> Bool {
    cell.value.millionths - cell.bounds.values.lowerBound.millionths > Int64(mark.index) * 1_000_000
  }

  private var role: String {
    let element = shown.accessibility
    if element.traits.contains(.image) { return "img" }
    if element.traits.contains(.adjustable) { return "slider" }
    return cell.canChange || !shown.choices.isEmpty ? "radiogroup" : "text"
  }

  private var isDisabled: Bool {
    shown.accessibility.traits.contains(.notEnabled)
  }
}

extension PeerAnswer {
  fileprivate static func index(of mark: RatingMark?) -> Self {
    mark.map { .count($0.index) } ?? .null
  }
}

extension RatingMark {
  fileprivate var isPartial: Bool { kind == .half || kind == .partial }

  fileprivate var state: String {
    switch kind {
    case .on: "active"
    case .half, .partial: "partial"
    case .off: "inactive"
    }
  }
}

extension RatingEffect {
  /// The notice in words, or nil for an announcement or a tick.
  fileprivate var notice: String? {
    switch self {
    case .live(let rating, _): "live \(Self.word(rating))"
    case .commit(from: _, to: let rating, _): "commit \(Self.word(rating))"
    case .cancelled(to: let rating, _): "cancelled \(Self.word(rating))"
    case .hovered(let rating): "hover \(Self.word(rating))"
    case .announce, .tick: nil
    }
  }

  fileprivate var announced: FixedDecimal?? {
    switch self {
    case .announce(let rating, _): .some(rating)
    case .live, .commit, .cancelled, .hovered, .tick: nil
    }
  }

  private static func word(_ rating: FixedDecimal?) -> String { rating?.description ?? "none" }
}

// MARK: - Charts

/// The chart of the votes of a case.
struct PeerChart {
  let counts: ReviewCounts
  let chart: ReviewChart
  /// The row that a case is about.
  let row: Int?

  /// Creates the chart of `votes`, ordered from one star.
  ///
  /// Null means that there are no votes, a text that they are unknown.
  init(_ votes: JSON.Content, _ c: PeerCase) throws {
    row = c.row
    var style = ReviewChartStyle()
    if c.need.contains("emptyBars") || c.feature == "aggregate.action" { style.empty = .emptyBars }
    var strings = ReviewStrings.english
    strings.bar = "{count}"
    style.canPickBars = c.feature == "aggregate.action"
    if c.feature == "aggregate.locale" { strings.countFormat.number.groupSeparator = "." }
    switch votes {
    case .null: counts = .none
    case .array(let votes):
      counts = ReviewCounts(
        votes.compactMap { vote in
          guard case .number(let text) = vote.content else { return nil }
          return Int(text)
        })
    case .string where c.feature == "aggregate.loading": counts = .none
    case .bool, .number, .string, .object: throw PeerCase.Gap(description: "no votes: \(votes)")
    }
    chart = ReviewChart(
      of: counts, isLoading: c.feature == "aggregate.loading", style, width: 100, strings: strings)
  }

  /// Returns the answer to a key of a case, or nil if the key is unknown.
  func answer(_ key: String) -> PeerAnswer? { Self.answers[key].map { $0(self) } }

  /// The stars that a tap in the middle of the row picks.
  private var picked: Int? {
    guard let row, !chart.bars.isEmpty else { return nil }
    let height = chart.size.height / Double(chart.bars.count)
    return chart.stars(atX: chart.size.width / 2, y: (Double(row) + 0.5) * height)
  }

  private static let answers: [String: @Sendable (PeerChart) -> PeerAnswer] = [
    "texts": { .texts($0.chart.bars.map(\.text)) },
    "first": { .words($0.chart.bars.first?.text) },
    "stars": { .counts($0.chart.bars.map(\.stars)) },
    "bars": { .count($0.chart.bars.count) },
    "widths": { .list($0.chart.bars.map { .number($0.frame.width) }) },
    "percentages": { .values($0.chart.bars.compactMap(\.accessibility.range?.now)) },
    "average": { .words($0.chart.average) },
    "total": { .count($0.counts.total) },
    "percent": {
      .number($0.counts.cautiousScore.map { ($0 * 100).rounded(.up) } ?? -1)
    },
    "notRated": { .words($0.chart.notRated) },
    "action": { .words($0.picked.map { "score=\($0)" }) },
  ]
}

extension ReviewCounts {
  /// The share, from 0 to 1, of the best score of which the votes make us 80 percent sure; nil
  /// without votes.
  ///
  /// The share of each number of stars counts with the lower bound of its Wilson interval, and with
  /// its distance from the middle of the scale. The worst of five stars is 0.2, as one star of five.
  ///
  /// Source: gnome-software, `gs_utils_get_wilson_rating`.
  fileprivate var cautiousScore: Double? {
    guard total > 0 else { return nil }
    let middle = Double(mostStars + 1) / 2
    let offsets = votes.indices.map { (Double($0 + 1) - middle) * wilsonBound(of: votes[$0]) }
    return (offsets.reduce(0, +) + middle) / Double(mostStars)
  }

  /// The lower bound of the share of `count` in all votes, by Wilson's interval of 80 percent.
  private func wilsonBound(of count: Int) -> Double {
    let (z, n) = (1.281_551_565_545, Double(total))
    let share = Double(count) / n
    let margin = z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    return max(0, (share + z * z / (2 * n) - margin) / (1 + z * z / n))
  }
}
