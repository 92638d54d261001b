import FormCellModel
import Testing

@Suite struct SwitchCasesTests {
  @Test(.enabled(if: CellCases.areThere, CellCases.skipped))
  func switchesMatchTheExamples() throws {
    let differences = [".isUpdatingTableView": "A table view is none of a model's business."]
    try CellCases.expect("switch", differences: differences) { SwitchRun($0).answer($1) }
  }
}

/// One example: the cell after its events.
private struct SwitchRun {
  private var cell: SwitchCell
  private var committed: [Bool] = []
  private let sight: CellSight

  init(_ example: CellCase) {
    let setup = example.setup
    cell = SwitchCell(
      example.field, isOn: (setup["isOn"] ?? setup["value"]) == .flag(true),
      stateLabel: setup["stateLabel"]?.word)
    for event in example.events where event == "tap" {
      for case .commit(let value, _) in cell.handle(.activate(.pointer)) { committed.append(value) }
    }
    sight = CellSight(shown: cell.presentation(in: CellContext(CellSight.theme)))
  }

  func answer(_ key: String) -> CaseValue? {
    let text = sight.text(cell.field.information == nil ? "stateLabel" : "information")
    let track = sight.shapes("switch").first { $0.stroke != nil }
    let element = sight.shown.accessibility[0]
    switch key {
    case "titleColor": return .words(CellSight.name(sight.text("title")?.color))
    case "titleFont": return .words(CellSight.name(sight.text("title")?.font))
    case "trailing": return sight.text("stateLabel") == nil ? "toggle" : "text"
    case "isOn", "value": return .flag(cell.isOn)
    case "ringColor": return .words(CellSight.name(track?.stroke?.color))
    case "traits": return .texts(element.traits.contains(.toggle) ? ["isToggle"] : [])
    case "accessibilityValue": return .text(element.value)
    case "canToggle", "isEditable": return .flag(!sight.shown.hitAreas.isEmpty)
    case "text": return .words(text?.text)
    case "textColor": return .words(CellSight.name(text?.color))
    case "textFont": return .words(CellSight.name(text?.font))
    case "told": return .flags(committed)
    case "informationShown": return .flag(sight.text("information") != nil)
    case "below":
      let top = sight.text("information")?.frame.y ?? 0
      return top >= (sight.text("title")?.frame.maxY ?? .infinity) ? "title" : .null
    case "toggles": return .count(track == nil ? 0 : 1)
    default: return nil
    }
  }
}
