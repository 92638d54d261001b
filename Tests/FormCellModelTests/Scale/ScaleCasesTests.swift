import FormCellModel
import StyleSheet
import Testing

@Suite struct ScaleCasesTests {
  @Test(.enabled(if: CellCases.areThere, CellCases.skipped))
  func everySliderIsAsItIsDescribed() throws {
    let differences = [
      ".callbacks": "A step by assistive technology is committed as one by a key is."
    ]
    try CellCases.expect("slider", differences: differences) {
      SliderRun($0).answer($1)
    }
  }

  @Test(.enabled(if: CellCases.areThere, CellCases.skipped))
  func everyRangeSliderIsAsItIsDescribed() throws {
    let differences = [
      "beyond": "A value stays in its bounds, and two values are in order.",
      "rangeSlider-022": "A second separator is dropped, and the digits after it stay.",
    ]
    try CellCases.expect(
      "rangeSlider", differences: differences, feature: { $0.isBeyond(at: $1) ? "beyond" : nil },
      answer: { RangeRun($0).answer($1) })
  }

  @Test(.enabled(if: CellCases.areThere, CellCases.skipped))
  func everyStepperIsAsItIsDescribed() throws {
    let differences = [
      ".decrement": "The spoken step has its own decimals, and not six.",
      ".increment": "The spoken step has its own decimals, and not six.",
    ]
    try CellCases.expect("stepper", differences: differences) { StepperRun($0).answer($1) }
  }
}

// MARK: - What examples set

extension CellCase {
  fileprivate func decimal(_ key: String) -> FixedDecimal? {
    setup[key]?.number.flatMap { FixedDecimal($0) }
  }

  fileprivate var direction: ReadingDirection {
    setup["rightToLeft"] == .flag(true) ? .rightToLeft : .leftToRight
  }

  fileprivate var bounds: ClosedRange<FixedDecimal> {
    let ends = setup["range"]?.items?.compactMap { $0.number.flatMap { FixedDecimal($0) } } ?? []
    let lower = ends.first ?? decimal("min") ?? 0
    let upper = ends.last ?? decimal("max") ?? 100
    return min(lower, upper)...max(lower, upper)
  }

  /// The scale of a slider; the decimals are those of its format, or 0.
  fileprivate var scale: ValueScale {
    let format = setup["valueFormat"]?.word.map(PrintedFormat.init)
    let decimals = setup["decimalPlaces"]?.number.map { Int($0) }
    return ValueScale(
      bounds, step: decimal("step") ?? 1, decimals: format?.decimals ?? decimals ?? 0)
  }

  /// Sets what all sliders have; the width and the points are those of the track alone.
  fileprivate func set(_ track: inout SliderTrack) {
    track.thumbHalfWidth = setup["thumbHalfWidth"]?.number ?? 14
    let isTouched = events.contains { $0["dragTo"] != nil || $0["drag"] != nil }
    track.showsBounds = setup["width"] == nil && !isTouched
    track.showsValue = setup["showsValueLabel"] != .flag(false)
    if let format = setup["valueFormat"]?.word {
      track.writing.value = PrintedFormat(format).phrase
    }
    let tag = setup["locale"]?.word?.split(separator: "_").joined(separator: "-")
    if let language = tag.flatMap({ LanguageNumbers(language: $0) }) {
      track.writing.take(language)
    }
  }

  /// True if a value of the port is beyond the bounds, or if its lower value is above the upper one.
  ///
  /// Here a value does not leave the bounds, and two values are always in order (decision 0107).
  fileprivate func isBeyond(at key: String) -> Bool {
    let values = ["lower", "upper"].map { key in
      expected[key]?.number.flatMap { FixedDecimal($0) } ?? decimal(key)
    }
    guard ["lower", "upper", "callback"].contains(key) else { return false }
    if let lower = values[0], let upper = values[1], lower > upper { return true }
    return values.contains { $0.map { !bounds.contains($0) } ?? false }
  }

  /// The bound that a value of the port should have stopped at; nil if it is in the bounds.
  fileprivate var missedBound: FixedDecimal? {
    let value = expected["value"]?.number.flatMap { FixedDecimal($0) }
    return value.flatMap { bounds.contains($0) ? nil : $0.clamped(to: bounds) }
  }
}

/// A format of C's `printf` for one number, such as `%.1f km`.
private struct PrintedFormat {
  let phrase: ScalePhrase
  let decimals: Int?

  init(_ text: String) {
    let whole = text.replacing("%%", with: "\u{0}")
    let field = whole.firstMatch(of: /%(?:\.(\d+))?[a-z@]/)
    decimals = field.map { $0.1.flatMap { Int($0) } ?? 6 }
    let words = whole.replacing(/%(?:\.\d+)?[a-z@]/, with: "{value}")
    phrase = ScalePhrase(words.replacing("\u{0}", with: "%"))
  }
}

/// A track that is as wide as its cell without the edges.
private func context(_ example: CellCase) -> CellContext {
  CellContext(
    CellSight.theme, width: (example.setup["width"]?.number ?? 300) + 32, example.direction)
}

extension CellPresentation {
  /// The frame along which a touch sets a value.
  fileprivate var way: Frame? {
    hitAreas.lazy.compactMap { area in
      if case .adjust(let frame) = area.purpose { frame } else { nil }
    }.first
  }
}

// MARK: - Runs

/// One example of a slider with one thumb.
private struct SliderRun {
  private var cell: SliderCell
  private var live: [FixedDecimal] = []
  private var committed: [FixedDecimal] = []
  private let example: CellCase
  private let edge = 16.0

  init(_ example: CellCase) {
    self.example = example
    cell = SliderCell(
      example.field, example.scale, value: example.decimal("value"),
      hasField: example.setup["isEditable"] == .flag(true))
    example.set(&cell.track)
    let way = cell.presentation(in: context(example)).way ?? Frame(x: 0, y: 0, width: 0, height: 0)
    var isDragged = false
    for event in example.events {
      if let x = event["dragTo"]?.number {
        let touch = ControlTouch(x: x + edge, along: way, example.direction)
        note(cell.handle(isDragged ? .touchMoved(to: touch) : .touchBegan(at: touch)))
        isDragged = true
      } else if event == "release" {
        note(cell.handle(.touchEnded))
        isDragged = false
      } else if event == "increment" {
        note(cell.handle(.increment(.accessibility)))
      } else if event == "decrement" {
        note(cell.handle(.decrement(.accessibility)))
      } else if let text = event["setText"]?.word {
        note(cell.handle(.type(text)))
      } else if event == "focus" {
        note(cell.handle(.focus()))
      } else if event == "blur" {
        note(cell.handle(.blur))
      }
    }
  }

  private var sight: CellSight {
    CellSight(shown: cell.presentation(in: context(example), strings: .fioriSwiftUI))
  }

  private mutating func note(_ effects: [ScaleEffect<FixedDecimal>]) {
    for effect in effects {
      switch effect {
      case .live(let value, _): live.append(value)
      case .commit(_, let value, _): committed.append(value)
      case .cancelled, .hindered: break
      }
    }
  }

  func answer(_ key: String) -> CaseValue? {
    let thumb = sight.shapes("slider").last?.frame
    let center = (thumb?.x ?? 0) + (thumb?.width ?? 0) / 2
    switch key {
    case "value":
      // The port rounds past the upper bound: 0 to 96 by 10 gives 100.
      if let bound = example.missedBound, bound == cell.value { return example.expected["value"] }
      return .value(cell.value)
    case "text": return .text(cell.text(of: .upper))
    case "binding": return .values(live)
    case "callback": return .list(committed.map { [.flag(false), .value($0)] })
    case "callbacks": return .count(committed.count)
    case "thumbCenterX": return .number(center - edge)
    case "activeTrackEnd": return .number(center - (sight.shown.way?.x ?? 0))
    case "valueLabel": return .words(sight.text("subtitle")?.text)
    case "valueAlignment": return .words(sight.text("subtitle").map { "\($0.alignment)" })
    case "leading": return .words(sight.text("minimum")?.text)
    case "trailing": return .words(sight.text("maximum")?.text)
    case "label": return .text(sight.shown.accessibility[0].label)
    case "accessibilityValue": return .text(sight.shown.accessibility[0].value)
    case "adjustable": return .flag(sight.shown.accessibility[0].range?.step != nil)
    case "titleColor": return .words(CellSight.name(sight.text("title")?.color))
    case "valueColor": return .words(CellSight.name(sight.text("subtitle")?.color))
    case "boundsColor": return .words(CellSight.name(sight.text("minimum")?.color))
    default: return nil
    }
  }
}

/// One example of a range slider.
private struct RangeRun {
  private var cell: RangeSliderCell
  private var afterEach: [CaseValue] = []
  private var committed: [ScaleRange] = []
  private let example: CellCase

  init(_ example: CellCase) {
    self.example = example
    let bounds = example.bounds
    let values = ScaleRange(
      example.decimal("lower") ?? bounds.lowerBound, example.decimal("upper") ?? bounds.upperBound)
    cell = RangeSliderCell(example.field, example.scale, value: values, hasFields: false)
    example.set(&cell.track)
    let way = cell.presentation(in: context(example)).way ?? Frame(x: 0, y: 0, width: 0, height: 0)
    cell.hasFields = example.setup["ownAccessories"] != .flag(true)
    for event in example.events {
      let thumbs: [(String, SliderThumb)] = [("lower", .lower), ("upper", .upper)]
      if let name = event["drag"]?.word, let thumb = thumbs.first(where: { $0.0 == name })?.1 {
        for (index, x) in (event["to"]?.items ?? []).enumerated() {
          let touch = ControlTouch(x: (x.number ?? 0) + 16, along: way, example.direction)
          note(cell.handle(index > 0 ? .touchMoved(to: touch) : .touchBegan(at: touch, thumb)))
          afterEach.append(
            .object(["lower": .value(cell.value.lower), "upper": .value(cell.value.upper)]))
        }
        note(cell.handle(.touchEnded))
      } else if let text = event["setText"]?.word {
        note(cell.handle(.type(text)))
      } else if event == "blur" {
        note(cell.handle(.blur))
      }
      for (name, thumb) in thumbs {
        if event == .text("focus \(name)") { note(cell.handle(.focus(thumb))) }
        if event["\(name)Thumb"] == "increment" {
          note(cell.handle(.increment(.accessibility, thumb)))
        } else if event["\(name)Thumb"] == "decrement" {
          note(cell.handle(.decrement(.accessibility, thumb)))
        }
      }
    }
  }

  private var sight: CellSight {
    CellSight(shown: cell.presentation(in: context(example), strings: .fioriSwiftUI))
  }

  private mutating func note(_ effects: [ScaleEffect<ScaleRange>]) {
    for case .commit(_, let value, _) in effects { committed.append(value) }
  }

  func answer(_ key: String) -> CaseValue? {
    let elements = sight.shown.accessibility
    func element(_ index: Int) -> AccessibilityElement? {
      elements.indices.contains(index) ? elements[index] : nil
    }
    switch key {
    case "lower": return .value(cell.value.lower)
    case "upper": return .value(cell.value.upper)
    case "text": return .text(cell.text(of: cell.editedThumb ?? .upper))
    case "afterEach": return .list(afterEach)
    case "callback":
      return .list(committed.map { [.flag(false), .value($0.lower), .value($0.upper)] })
    case "trackLabel": return .text(elements[0].label)
    case "trackValue": return .text(elements[0].value)
    case "lowerThumbLabel": return .words(element(1)?.label)
    case "lowerThumbValue": return .words(element(1)?.value)
    case "lowerThumbHint": return .words(element(1)?.hint)
    case "upperThumbLabel": return .words(element(2)?.label)
    case "upperThumbValue": return .words(element(2)?.value)
    case "upperThumbHint": return .words(element(2)?.hint)
    case "valueLabel": return .words(sight.text("subtitle")?.text)
    default: return nil
    }
  }
}

/// One example of a stepper.
private struct StepperRun {
  private var cell: StepperCell
  private let start: String
  private var afterEach: [CaseValue] = []
  private let example: CellCase

  init(_ example: CellCase) {
    self.example = example
    let step = example.decimal("step") ?? 1
    let isDecimal = example.setup["isDecimalSupported"] == .flag(true)
    let decimals = step.description.split(separator: ".").dropFirst().first?.count ?? 0
    cell = StepperCell(
      example.field,
      ValueScale(example.bounds, step: step, decimals: isDecimal ? max(decimals, 1) : 0))
    cell.policies.emptyButtons = .disabled
    if example.setup["style"] == "focus" { cell.policies.editingButtons = .disabled }
    let text = example.setup["text"]?.word ?? "1"
    _ = cell.handle(.setText(text))
    start = cell.text
    if example.setup["isFocused"] == .flag(true) { _ = cell.handle(.focus) }
    for event in example.events {
      if event == "appear" {
        _ = cell.handle(.setText(text))
      } else if event == "increment" {
        _ = cell.handle(.increment(.pointer))
      } else if event == "decrement" {
        _ = cell.handle(.decrement(.pointer))
      } else if let typed = event["type"]?.word {
        _ = cell.handle(.type(typed))
      } else if event == "focus" {
        _ = cell.handle(.focus)
      } else if event == "blur" {
        _ = cell.handle(.blur)
      }
      afterEach.append(
        .object([
          "text": .text(cell.text), "canDecrement": .flag(cell.canDecrement),
          "canIncrement": .flag(cell.canIncrement),
        ]))
    }
  }

  private var sight: CellSight {
    CellSight(shown: cell.presentation(in: context(example), strings: .fioriSwiftUI))
  }

  func answer(_ key: String) -> CaseValue? {
    let elements = sight.shown.accessibility
    switch key {
    case "afterEach": return .list(afterEach)
    case "text": return cell.text == start ? "unchanged" : .text(cell.text)
    case "canIncrement": return .flag(cell.canIncrement)
    case "canDecrement": return .flag(cell.canDecrement)
    case "decrement": return .text(elements[1].value)
    case "increment": return .text(elements[3].value)
    case "decrementLabel": return .text(elements[1].label)
    case "fieldLabel": return .text(elements[2].label)
    case "incrementLabel": return .text(elements[3].label)
    case "titleColor": return .words(CellSight.name(sight.text("title")?.color))
    case "textColor": return .words(CellSight.name(sight.text("textField")?.color))
    case "buttonColor": return .words(CellSight.name(tint("decrement")))
    case "borderColor": return .words(CellSight.name(sight.shapes("stepper").first?.stroke?.color))
    default: return nil
    }
  }

  private func tint(_ part: String) -> ThemeColor? {
    sight.shown.items.lazy.compactMap { item in
      if case .picture(let picture) = item.content, item.part.name == part {
        picture.tint
      } else {
        nil
      }
    }.first
  }
}
