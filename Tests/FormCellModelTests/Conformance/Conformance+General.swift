import FormCellModel
import StyleSheet

/// A case of a feature for which its system has no runner.
///
/// The input describes the cell and its events, under names that most cases share. The table
/// `answers` has an answer for each expected name.
struct GeneralCase {
  private let c: ConformanceCase
  private var cell: RatingCell
  private let strings: RatingStrings
  /// The rating after each event.
  private var ratings: [FixedDecimal?] = []
  private var effects: [RatingEffect] = []
  /// The rating at a position in the row, if the case is only about that.
  private var placedRating: FixedDecimal??

  init(_ c: ConformanceCase, _ preset: RatingPreset) throws {
    self.c = c
    let preset = c.changed(preset)
    strings = preset.strings
    cell = RatingCell(
      preset, isEditable: c.isEditable, in: try c.bounds, value: try c.first(of: Self.values))
    cell.shape = c.shape ?? cell.shape
    if let style = c.style { cell = cell.after(.setStyle(style)) }
    if c.feature.hasPrefix("fill.") || c.input["average"] != nil {
      if c.input["average"] != nil { cell = cell.after(.setStyle(.standard)) }
      cell.average = try c.first(of: Self.values)
    }
    cell.placeholder = try? c.value("placeholder")
    cell.keyName = try? c.text("keyName")
    cell.subtitle = try? c.text("subtitle")
    cell.reviewCount =
      (try? c.whole("reviewCount")) ?? (c.feature.hasPrefix("text.") ? try? c.whole("count") : nil)
    cell.reviewCountCeiling = (try? c.whole("ceiling")) ?? (try? c.whole("reviewCountCeiling"))
    cell.showsLeadingLabel = true
    cell.showsTrailingLabel = true
    try applyEvents()
  }

  private static let values = [
    "value", "rating", "rate", "score", "average", "initialRating", "current", "remainder",
    "level", "fraction", "decimal",
  ]
}

// MARK: - Events

extension GeneralCase {
  private mutating func applyEvents() throws {
    if c.feature.hasPrefix("set.") {
      let new = try c.first(of: Self.values.filter { $0 != "current" })
      if let current = try? c.value("current") { take(.setValue(current)) }
      return take(.setValue(new))
    }
    let direction: ReadingDirection = c.flag("rtl") ? .rightToLeft : .leftToRight
    for event in try events(direction) { take(event) }
    for name in ["rawValue", "rawScore", "ratio"] where c.input[name] != nil {
      cell.shape = .fixed(Extent(width: 64, height: 64), spacing: 0)
      let length = name == "ratio" ? cell.row.extent.width : cell.row.itemLength
      try place(atX: c.number(name) * length, direction)
    }
    if c.input["x"] != nil { try place(atX: c.number("x"), direction) }
  }

  private mutating func take(_ event: RatingEvent) {
    effects += cell.handle(event)
    ratings.append(cell.rating)
  }

  /// Handles a tap, a hover or a touch, depending on the feature.
  private mutating func place(atX x: Double, _ direction: ReadingDirection) throws {
    let touch = try c.touch(on: cell, x: x)
    switch c.feature.split(separator: ".").first {
    case "tap", "click", "callback":
      for _ in 0..<c.whole("taps", else: 1) { take(.tap(at: touch)) }
    case "hover": take(.hoverMoved(to: touch))
    default: placedRating = .some(cell.rating(at: touch))
    }
  }

  private func events(_ direction: ReadingDirection) throws -> [RatingEvent] {
    var events: [RatingEvent] = []
    let marks = c.wholes(of: ["tap", "taps", "tappedStar", "click", "clicks"])
    if c.input["x"] == nil { events += marks.map { .tap(at: cell.endOfMark($0)) } }
    events += c.wholes(of: ["hover"]).map { .hoverMoved(to: cell.endOfMark($0)) }
    if let star = try? c.rating("focusedStar") { events.append(.choose(star, .key)) }
    let keys = (try? c.texts("keys")) ?? (try? c.text("key")).map { [$0] } ?? []
    events += try keys.map { name in
      guard let key = ConformanceRunner.keys[name] else { throw c.missing(name) }
      return .key(key, shift: c.flag("shift"), direction)
    }
    if let digit = try? c.whole("digit") { events.append(.key(.digit(digit))) }
    let actions = (try? c.texts("actions")) ?? (try? c.text("action")).map { [$0] } ?? []
    events += try actions.map { name in
      guard let event = Self.actions[name] else { throw c.missing(name) }
      return event
    }
    if let action = Self.actions[String(c.feature.dropFirst("a11y.".count))] {
      if actions.isEmpty { events.append(action) }
    }
    return events
  }

  private static let actions: [String: RatingEvent] = [
    "increment": .increment(.accessibility), "decrement": .decrement(.accessibility),
    "incrementDelta": .increment(.accessibility), "decrementDelta": .decrement(.accessibility),
  ]
}

// MARK: - Answers

extension GeneralCase {
  /// The answers for the expected names; a name that is not in the table has none.
  var answers: [String: CaseValue] {
    var answers: [String: CaseValue] = [:]
    for name in c.expected.keys { answers[name] = Self.answers[name].map { $0(self) } }
    return answers
  }

  private var shown: RatingPresentation { cell.shown(with: strings) }

  /// The rating at a position, that of the marks, or that of the cell, depending on the case.
  private var rating: CaseValue {
    if let placedRating { return .value(placedRating) }
    if c.feature.hasPrefix("fill.") { return .value(shown.markedValue) }
    // If the case expects the lit marks, too, the value is the rating of the cell.
    let isPreview = c.feature.contains("hover") && c.expected["filled"] == nil
    return .value(isPreview ? cell.shownValue : cell.rating)
  }

  private static let answers: [String: @Sendable (GeneralCase) -> CaseValue] = [
    "rating": \.rating, "rate": \.rating, "score": \.rating, "value": { $0.value },
    "shown": { .value($0.cell.shownValue) },
    "ratings": { .values($0.ratings) }, "values": { .values($0.ratings) },
    "changed": { .flag($0.effects != []) },
    "callbacks": { $0.callbacks }, "changes": { .values($0.effects.compactMap(\.changed)) },
    "announced": { .flag($0.effects.contains { $0.isAnnouncement }) },
    "announcement": {
      .text($0.strings.announcement(of: $0.cell.rating, in: $0.cell.bounds))
    },

    "fractions": { $0.cell.fractions },
    "level": { .value($0.mark?.fraction) }, "ratio": { .value($0.mark?.fraction) },
    "percents": {
      .values(
        $0.shown.marks.map {
          FixedDecimal(millionths: $0.fraction.millionths * 100).rounded(to: 1, .halfUp)
        })
    },
    "filled": { .flags($0.shown.marks.map { $0.kind == .on }) },
    "items": { $0.words }, "kinds": { $0.words }, "images": { $0.words },
    "states": { $0.words }, "icons": { $0.words },
    "icon": { .words($0.mark?.word()) },
    "marks": { .count($0.shown.marks.count) }, "symbols": { .count($0.shown.marks.count) },
    "count": { .count($0.shown.marks.count) },
    "inputs": { .count($0.cell.choices.filter { $0 > 0 }.count) },
    "hasZeroItem": { .flag($0.shown.choices.contains { $0.now == 0 }) },

    "label": { $0.label }, "labels": { .texts($0.shown.choices.map(\.label)) },
    "valueText": { .text($0.shown.accessibility.value) },
    "role": { .text($0.role) },
    "adjustable": { .flag($0.shown.accessibility.traits.contains(.adjustable)) },
    "canChange": { .flag($0.cell.canChange) },
    "text": { .words($0.shown.trailingLabel?.text) },
    "tooltip": { .text($0.shown.tooltip ?? "") },

    "size": { .extent($0.cell.row.extent) }, "x": { $0.cell.row.xs },
    "itemSize": { .extent($0.cell.row.itemSize) }, "imageSize": { .extent($0.cell.row.itemSize) },
    "spacing": { .number($0.cell.row.spacing) }, "gap": { .number($0.cell.row.spacing) },
    "width": { .number($0.cell.row.litLength(marks: $0.cell.markedValue)) },
    "selected": { .number($0.cell.row.litLength(marks: $0.cell.markedValue)) },
    "total": { .number($0.cell.row.extent.width) },
  ]

  private var value: CaseValue {
    c.feature == "a11y.value" ? .text(shown.accessibility.value) : rating
  }

  /// The label, the value, or both in one text: the one that the case expects.
  private var label: CaseValue {
    let (label, value) = (shown.accessibility.label, shown.accessibility.value)
    let texts = [label, value, label + strings.listSeparator + value].map(CaseValue.text)
    return texts.first { $0 == c.expected["label"] } ?? texts[0]
  }

  private var role: String {
    let traits = shown.accessibility.traits
    if traits.contains(.image) { return "img" }
    return traits.contains(.adjustable) ? "slider" : "radiogroup"
  }

  private var mark: RatingMark? {
    let index = c.whole("index", else: c.whole("star", else: 0))
    return shown.marks.indices.contains(index) ? shown.marks[index] : nil
  }

  /// The kinds of the marks, in the words of the expected values.
  private var words: CaseValue {
    let words = c.expected.values.flatMap { value -> [String] in
      guard case .list(let list) = value else { return [] }
      return list.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    let on = ["full", "active", "filled", "highlighted"].first(where: words.contains) ?? "on"
    let off = ["empty", "inactive", "hidden", "open"].first(where: words.contains) ?? "off"
    return .texts(shown.marks.map { $0.word(on: on, off: off, partial: "half") })
  }

  /// The expected names of callbacks if a change was reported, and none otherwise.
  private var callbacks: CaseValue {
    let told = effects.filter { $0.changed != nil }
    guard case .list(let names)? = c.expected["callbacks"], !told.isEmpty else { return [] }
    return .list(names.isEmpty ? ["told"] : names)
  }
}

extension RatingEffect {
  fileprivate var changed: FixedDecimal?? {
    switch self {
    case .commit(from: _, to: let rating, _): .some(rating)
    case .live, .cancelled, .hovered, .announce, .tick: nil
    }
  }

  fileprivate var isAnnouncement: Bool {
    switch self {
    case .announce: true
    case .live, .commit, .cancelled, .hovered, .tick: false
    }
  }
}

// MARK: - Common input

extension ConformanceCase {
  /// Returns the number for the first of these names in the input, or nil without one.
  fileprivate func first(of names: [String]) throws -> FixedDecimal? {
    guard let name = names.first(where: { input[$0] != nil }) else { return nil }
    return try (try? text(name)).map { FixedDecimal($0) } ?? value(name)
  }

  /// Returns the integers for these names, each alone or in a list.
  fileprivate func wholes(of names: [String]) -> [Int] {
    names.flatMap { name in
      ((try? numbers(name)) ?? (try? number(name)).map { [$0] } ?? []).compactMap(
        Int.init(exactly:))
    }
  }

  /// The style that the input names or that its flags imply.
  fileprivate var style: RatingStyle? {
    if let word = try? text("style"),
      let style = RatingStyle.allCases.first(where: { "\($0)" == word })
    {
      return style
    }
    return ["readonly", "readOnly", "displayOnly"].contains { flag($0) } ? .standard : nil
  }

  fileprivate var isEditable: Bool {
    let names = ["editable", "isEditable", "enabled", "updateOnTouch", "interactive"]
    return names.allSatisfy { flag($0, else: true) } && !flag("disabled")
  }

  /// The row that the input describes: marks with a size, or a strip.
  fileprivate var shape: RatingShape? {
    func first(_ names: [String]) -> Double? { names.lazy.compactMap { try? number($0) }.first }
    let names = [
      "itemSize", "starSize", "iconSize", "imageWidth", "starWidth", "itemWidth", "markWidth",
    ]
    let spacing = first(["spacing", "padding", "midMargin", "gap"]) ?? 0
    if let side = first(names) {
      return .fixed(Extent(width: side, height: side), spacing: spacing)
    }
    return first(["width"]).map { .strip(in: Extent(width: $0, height: 20)) }
  }

  /// Returns the preset with the policies that the input sets.
  fileprivate func changed(_ preset: RatingPreset) -> RatingPreset {
    var preset = preset
    for name in ["allowClear", "clearable", "resettable", "clearEnabled"] where input[name] != nil {
      preset.policies.pointer.retap = flag(name) ? .clears : .nothing
    }
    for name in ["minTouchRating", "minRating", "minimum"] where input[name] != nil {
      preset.policies.holding.minimum = (try? value(name)) ?? preset.policies.holding.minimum
    }
    if input["highlightSelectedOnly"] != nil {
      preset.policies.display.highlight =
        flag("highlightSelectedOnly") ? .selectedMarkOnly : .upToTheRating
    }
    return preset
  }
}
