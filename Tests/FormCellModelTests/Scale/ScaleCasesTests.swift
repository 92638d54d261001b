import FormCellModel
import StyleSheet
import Testing

@Suite struct ScaleCasesTests {
  @Test(.enabled(if: CellCases.areThere, CellCases.skipped))
  func slidersMatchTheExamples() throws {
    try expect("slider", differing: ["spoken step"], ScaleCaseDifferences.ofSlider) {
      SliderRun($0).answer($1)
    }
  }

  @Test(.enabled(if: CellCases.areThere, CellCases.skipped))
  func rangeSlidersMatchTheExamples() throws {
    try expect(
      "rangeSlider", differing: ["beyond", "second separator", "joined digits"],
      ScaleCaseDifferences.ofRange
    ) { $0.hasOneThumb ? SliderRun($0).answer($1) : RangeRun($0).answer($1) }
  }

  @Test(.enabled(if: CellCases.areThere, CellCases.skipped))
  func steppersMatchTheExamples() throws {
    try expect(
      "stepper", differing: ["spoken decimals", "second separator"], ScaleCaseDifferences.ofStepper
    ) {
      StepperRun($0).answer($1)
    }
  }

  /// Expects the answers of a cell; `differing` are the differences in the file beside the package.
  private func expect(
    _ cell: String, differing: Set<String>, _ feature: (CellCase, String) -> String?,
    answer: (CellCase, String) -> CaseValue?
  ) throws {
    let reasons = ScaleCaseDifferences.reasons
    try CellCases.expect(
      cell, differences: reasons, absent: Set(reasons.keys).subtracting(differing),
      feature: feature, answer: answer)
  }
}

/// Returns a context with the width of the example plus both edges.
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
      example.field, example.scale, value: example.decimal("value") ?? example.decimal("upper"),
      hasField: example.setup["isEditable"] == .flag(true) || example.hasOneThumb)
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
      } else if event.word?.hasPrefix("focus") == true {
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
    case "value", "upper": return .value(cell.value)
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
    case "label", "trackLabel": return .text(sight.shown.accessibility[0].label)
    case "accessibilityValue", "trackValue": return .text(sight.shown.accessibility[0].value)
    case "adjustable": return .flag(sight.shown.accessibility[0].range?.step != nil)
    case "titleColor": return .words(CellSight.name(sight.text("title")?.color))
    case "valueColor": return .words(CellSight.name(sight.text("subtitle")?.color))
    case "boundsColor": return .words(CellSight.name(sight.text("minimum")?.color))
    case "lowerFieldShown": return .flag(!sight.shapes("lowerField").isEmpty)
    case "isEditable": return .flag(cell.track.hasFields)
    default: return cell.track.setting(key)
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
    case "lowerFieldShown": return .flag(!sight.shapes("lowerField").isEmpty)
    default: return cell.track.setting(key)
    }
  }
}

extension SliderTrack {
  /// Returns a property by the name that it has in the examples.
  fileprivate func setting(_ key: String) -> CaseValue? {
    switch key {
    case "decimalPlaces": .count(scale.writtenDecimals)
    case "thumbHalfWidth": .number(thumbHalfWidth)
    case "showsValueLabel": .flag(showsValue)
    case "showsLeadingAccessory", "showsTrailingAccessory": .flag(showsBounds)
    case "isContinuous": .flag(policies.live == .whileChanging)
    case "isRangeSelection": .flag(isRange)
    default: scale.setting(key)
    }
  }
}

extension ValueScale {
  /// Returns a property by the name that it has in the examples.
  fileprivate func setting(_ key: String) -> CaseValue? {
    switch key {
    case "min", "minimumValue": .value(bounds.lowerBound)
    case "max", "maximumValue": .value(bounds.upperBound)
    case "range": .values([bounds.lowerBound, bounds.upperBound])
    case "step", "stepValue", "interval": .value(step)
    default: nil
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
    let step = example.step
    let isDecimal = example.setup["isDecimalSupported"] == .flag(true)
    let decimals = step.description.split(separator: ".").dropFirst().first?.count ?? 0
    cell = StepperCell(
      example.field,
      ValueScale(example.bounds, step: step, decimals: isDecimal ? max(decimals, 1) : 0))
    cell.policies.emptyButtons = .disabled
    if example.setup["style"] == "focus" { cell.policies.editingButtons = .disabled }
    if let language = example.language { cell.writing.take(language) }
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
        // Only a focused field can lose the focus.
        if !cell.isEditing { _ = cell.handle(.focus) }
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
    /// The elements after that of the cell; a read-only stepper has none.
    let elements = sight.shown.accessibility.dropFirst()
    let (minus, plus) = (elements.first, elements.dropFirst(2).first)
    switch key {
    case "afterEach": return .list(afterEach)
    case "text": return cell.text == start ? "unchanged" : .text(cell.text)
    case "canIncrement": return .flag(cell.canIncrement)
    case "canDecrement": return .flag(cell.canDecrement)
    case "decrement": return .words(minus?.value)
    case "increment": return .words(plus?.value)
    case "decrementLabel": return .words(minus?.label)
    case "fieldLabel": return .words(elements.dropFirst().first?.label)
    case "incrementLabel": return .words(plus?.label)
    case "titleColor": return .words(CellSight.name(sight.text("title")?.color))
    case "textColor": return .words(CellSight.name(sight.text("textField")?.color))
    case "buttonColor": return .words(CellSight.name(sight.pictures("decrement").first?.tint))
    case "borderColor": return .words(CellSight.name(sight.shapes("stepper").first?.stroke?.color))
    case "isTrackingLiveChanges": return .flag(cell.policies.live == .whileChanging)
    default: return cell.scale.setting(key)
    }
  }
}
