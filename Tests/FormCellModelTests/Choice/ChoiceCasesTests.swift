import FormCellModel
import StyleSheet
import Testing

@Suite struct ChoiceCasesTests {
  /// The reasons for other answers than the port's, by feature or by member of an answer.
  private static let reasons = [
    ".lookOfA": "A look is that of its own cell; the port sets it for the whole application.",
    "access": "A cell has an access in every style; the port looks at it in some.",
    "empty": "A cell keeps one option unless the program says otherwise; UIKit's chips do not.",
    ".segmentHeight": "Segments are as high as their text.",
    "past the end": "An index just past the end is one without an option; the port crashes.",
    "read-only picker": "A read-only picker has no wheel, so its value is not that of an open one.",
    "always open": "A wheel that is always open does not open.",
  ]

  @Test(
    .enabled(if: CellCases.areThere, CellCases.skipped),
    arguments: [
      (ChoiceStyle.segments, "segmented", [".lookOfA"]), (.chips, "filter", []),
      (.picker, "valuePicker", ["past the end"]),
    ])
  func exampleAnswersMatch(
    _ style: ChoiceStyle, _ cell: String, _ differing: [String]
  ) throws {
    try CellCases.expect(
      cell, differences: Self.reasons, absent: Set(Self.reasons.keys).subtracting(differing),
      feature: { ChoiceRun.difference(in: $0, $1, style) },
      answer: { ChoiceRun($0, style).answer($1) })
  }
}

/// One example: the cell after its events.
private struct ChoiceRun {
  private let setup: CaseValue
  private let expected: [String: CaseValue]
  private var cell: ChoiceCell
  private var reported: [[Int]] = []
  private let shown: CellPresentation

  init(_ example: CellCase, _ style: ChoiceStyle) {
    setup = example.setup
    expected = example.expected
    cell = ChoiceCell(
      example.field, style, options: Self.options(of: example, style),
      selection: Self.selection(of: setup),
      allowsMultiple: setup["allowsMultipleSelection"]?.flag,
      allowsEmpty: setup["allowsEmptySelection"]?.flag ?? false)
    cell.validation = setup["errorMessage"]?.word.map { Validation($0) }
    cell.picker.tracksLive = setup["isTrackingLiveChanges"]?.flag ?? true
    cell.picker.staysOpen = setup["alwaysShowPicker"]?.flag ?? false
    cell.arrangement.prefersTitleLine = setup["isSingleLine"]?.flag ?? true
    cell.arrangement.lineLimit = setup["numberOfLines"]?.number.map { Int($0) } ?? 1
    if let size = setup["buttonSize"]?.word.flatMap(Self.sizing) { cell.arrangement.sizing = size }
    if setup["liquidGlass"] == .flag(true) { cell.arrangement.outline = .capsule }
    // The port adds words to the text of a chip.
    if style == .chips { cell.selectionSpeech = .asWords }
    if setup["pickerVisible"] == .flag(true) { _ = cell.handle(.open(.program)) }
    for event in example.events.compactMap(Self.event) {
      for effect in cell.handle(event) {
        switch effect {
        case .live(let selection, _), .cancelled(let selection, _): reported.append(selection)
        case .commit(_, let selection, _):
          if reported.last != selection { reported.append(selection) }
        case .opened, .closed, .hindered: break
        }
      }
    }
    shown = cell.presentation(in: CellContext(CellSight.theme))
  }

  private static func options(of example: CellCase, _ style: ChoiceStyle) -> [String] {
    let setup = example.setup
    if let options = setup["options"]?.items { return options.map { $0.word ?? "" } }
    if let option = setup["option"]?.word { return [option] }
    guard style != .segments, setup["defaults"] == nil else { return [] }
    let taps = example.events.compactMap { $0["tap"]?.number }
    return (0...max(Int(taps.max() ?? 0), 2)).map { "Option \($0)" }
  }

  private static func selection(of setup: CaseValue) -> [Int] {
    if let value = setup["value"]?.items { return value.compactMap(\.number).map { Int($0) } }
    if let index = setup["selectedIndex"]?.number { return [Int(index)] }
    return setup["isSelected"] == .flag(true) || setup["pickerVisible"] != nil ? [0] : []
  }

  private static func sizing(_ word: String) -> ChoiceSizing? {
    word == "flexibleByMaxChip" ? .widest : ChoiceSizing(rawValue: word)
  }

  private static func event(_ event: CaseValue) -> ChoiceEvent? {
    if let option = event["tap"]?.number { return .activate(Int(option), .pointer) }
    if let option = event["turnTo"]?.number { return .turn(to: Int(option), .pointer) }
    if let option = event["setBinding"]?.number { return .setSelection([Int(option)]) }
    return switch event {
    case "tap": .toggle(.pointer)
    case "open": .open(.pointer)
    case "close": .close(.pointer)
    default: nil
    }
  }
}

// MARK: - Answers

extension ChoiceRun {
  func answer(_ key: String) -> CaseValue? {
    state(key) ?? (cell.style == .chips && setup["optionWidths"] != nil ? rows(key) : look(key))
  }

  private func state(_ key: String) -> CaseValue? {
    switch key {
    case "options": return .texts(cell.options)
    case "value": return list(cell.selection)
    case "selectedIndex": return cell.selection.first.map(CaseValue.count) ?? .null
    case "selected":
      return cell.selection.first { cell.options.indices.contains($0) }.map(CaseValue.count)
        ?? .null
    case "told":
      return .list(
        reported.map { cell.style == .chips ? list($0) : $0.first.map(CaseValue.count) ?? .null })
    case "allowsMultipleSelection": return .flag(cell.allowsMultiple)
    case "allowsEmptySelection": return .flag(cell.allowsEmpty)
    case "isRequired": return .flag(cell.isRequired)
    case "isEnabled": return .flag(cell.isEnabled)
    case "controlState": return .text(cell.access.rawValue)
    case "buttonSize":
      let sizing = cell.arrangement.sizing
      return .text(sizing == .widest ? "flexibleByMaxChip" : sizing.rawValue)
    case "isSingleLine": return .flag(cell.arrangement.prefersTitleLine)
    case "numberOfLines": return cell.arrangement.lineLimit.map(CaseValue.count) ?? .null
    case "isTrackingLiveChanges": return .flag(cell.picker.tracksLive)
    case "alwaysShowPicker": return .flag(cell.picker.staysOpen)
    case "pickerVisible": return .flag(cell.isOpen)
    case "accessibilityHint": return .text(shown.accessibility[0].hint ?? "")
    case "segmentWidth": return fixedWidth
    default: return nil
    }
  }

  /// The width of a segment that does not depend on its text.
  private var fixedWidth: CaseValue? {
    var cell = ChoiceCell(options: ["A"])
    cell.arrangement.sizing = .fixed
    let shown = cell.presentation(in: CellContext(CellSight.theme))
    return shown.hitAreas.first.map { .number($0.frame.width) }
  }

  private func list(_ selection: [Int]) -> CaseValue { .list(selection.map(CaseValue.count)) }

  /// Returns an answer about the frames of chips whose widths are in the example.
  private func rows(_ key: String) -> CaseValue? {
    let widths = setup["optionWidths"]?.items?.compactMap(\.number) ?? []
    let rank = Int(setup["accessibilitySize"]?.number ?? 0)
    let size = TextSize(rawValue: TextSize.extraExtraExtraLarge.rawValue + rank) ?? .large
    let columns = ChipRows.columns(
      at: rank > 0 ? size : .large, isCompact: setup["horizontalSizeClass"] != "regular")
    let rows = ChipRows(
      widths.map { Extent(width: $0, height: 44) }, cell.arrangement.sizing, columns: columns,
      in: setup["width"]?.number ?? 0)
    switch key {
    case "width": return .number(rows.size.width)
    case "height": return .number(rows.size.height)
    case "frames":
      return .list(
        rows.frames.map {
          .object(["x": .number($0.x), "y": .number($0.y), "width": .number($0.width)])
        })
    default: return nil
    }
  }

  private func look(_ key: String) -> CaseValue? {
    let sight = CellSight(shown: shown)
    let chip = sight.shapes("option").first
    let value = sight.text("value")
    switch key {
    case "segments": return .list(cell.options.indices.map(segment))
    case "border" where cell.style == .segments: return segmentsBorder
    case "border": return .words(CellSight.name(chip?.stroke?.color))
    case "borderWidth": return chip?.stroke.map { .number($0.width) }
    case "background": return fill(chip)
    case "textColor": return .words(CellSight.name(sight.text("option")?.color))
    case "font": return .words(CellSight.name(sight.text("option")?.font))
    case "label" where cell.style == .picker: return .text(value?.text ?? "")
    case "label": return .words(shown.accessibility.last?.label)
    case "traits":
      let traits = shown.accessibility.last?.traits ?? []
      return .texts(
        [("isButton", .button), ("isSelected", .selected)]
          .filter { (_: String, trait: AccessibilityElement.Traits) in traits.contains(trait) }
          .map(\.0))
    case "valueColor": return .words(CellSight.name(value?.color))
    case "errorRow": return .flag(sight.text("validation") != nil)
    case "arrangement": return arrangement
    default: return nil
    }
  }

  private func fill(_ shape: StyledShape?) -> CaseValue {
    shape?.color == .clear ? "clear" : .words(CellSight.name(shape?.color))
  }

  private func segment(_ place: Int) -> CaseValue {
    let texts = CellSight(shown: shown).texts("option")
    // A read-only cell shows no segments, and an option can be without a text.
    guard texts.count == cell.options.count else { return .null }
    let text = texts[place]
    let shapes: [StyledShape] = shown.items.compactMap {
      if case .shape(let shape) = $0.content { shape } else { nil }
    }
    let (x, y) = (text.frame.x + text.frame.width / 2, text.frame.y + text.frame.height / 2)
    return .object([
      "textColor": .words(CellSight.name(text.color)), "font": .words(CellSight.name(text.font)),
      "background": fill(shapes.last { $0.frame.contains(x: x, y: y) }),
    ])
  }

  private var segmentsBorder: CaseValue {
    guard let shape = CellSight(shown: shown).shapes("options").first(where: { $0.stroke != nil }),
      let stroke = shape.stroke
    else { return .null }
    let isCapsule = shape.cornerRadius == shape.frame.height / 2
    return .object([
      "color": .words(CellSight.name(stroke.color)), "width": .number(stroke.width),
      "shape": isCapsule ? "capsule" : .text("radius \(Int(shape.cornerRadius))"),
    ])
  }

  /// The arrangement; any word except "chips below" means that they are beside the title.
  private var arrangement: CaseValue {
    let below: CaseValue = "chips below"
    let isBeside = cell.arrangement.isBeside(
      titleWidth: setup["title"]?.number ?? 0, optionsWidth: setup["options"]?.number ?? 0,
      in: setup["container"]?.number ?? 0)
    return isBeside ? expected["arrangement"].flatMap { $0 == below ? nil : $0 } ?? .null : below
  }
}

// MARK: - Differences

extension ChoiceRun {
  /// Returns the feature of an example that implies another answer.
  static func difference(
    in example: CellCase, _ key: String, _ style: ChoiceStyle
  ) -> String? {
    let setup = example.setup
    let isRestricted = setup["controlState"].map { $0 != "normal" } ?? false
    switch (style, key) {
    case (_, "controlState"): return nil
    case (.segments, _) where isRestricted, (.chips, _) where isRestricted: return "access"
    case (.chips, "allowsEmptySelection"), (.chips, "value"), (.chips, "told"):
      let isOpen = setup["port"] == "UIKit" && setup["allowsEmptySelection"] == nil
      return isOpen ? "empty" : nil
    case (.picker, "label"):
      let isPast = setup["selectedIndex"]?.number.map(Int.init) == setup["options"]?.items?.count
      return isPast ? "past the end" : nil
    case (.picker, "valueColor"):
      let isOpen = setup["pickerVisible"] == .flag(true)
      return isOpen && setup["controlState"] == "readOnly" ? "read-only picker" : nil
    case (.picker, "accessibilityHint"):
      return setup["alwaysShowPicker"] == .flag(true) ? "always open" : nil
    case (.segments, _), (.chips, _), (.picker, _): return nil
    }
  }
}
