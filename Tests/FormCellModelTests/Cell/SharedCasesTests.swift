import FormCellModel
import StyleSheet
import Testing

@Suite struct SharedCasesTests {
  @Test(.enabled(if: CellCases.areThere, CellCases.skipped))
  func exampleAnswersMatch() throws {
    let differences = [
      ".rawValue": "An access has a name, and is one of three.",
      ".oneElement": "The words below a cell are spoken with the cell, and not by themselves.",
      "icon": "A required cell has a mark in words, which are those of the program.",
      "no mark": "A required cell is spoken as one even if its mark is not shown.",
    ]
    try CellCases.expect(
      "_shared", differences: differences,
      feature: { SharedRun.difference(in: $0, $1) }, answer: { SharedRun($0).answer($1) })
  }
}

/// One example: a cell with the shared properties.
private struct SharedRun {
  private let setup: CaseValue
  private let sight: CellSight

  init(_ example: CellCase) {
    setup = example.setup
    var field = example.field
    if setup["kind"] != nil { field.title = "" }
    var strings = SwitchStrings.english
    // The words below the title follow the value.
    strings.off = ""
    strings.validation = .ofPort
    if let indicator = setup["indicator"] {
      let mark = indicator.word?.split(separator: " ").dropFirst().first ?? ""
      strings.validation.requiredMark = String(mark)
    }
    let shown = SwitchCell(field).presentation(in: CellContext(CellSight.theme), strings: strings)
    sight = CellSight(shown: shown)
  }

  func answer(_ key: String) -> CaseValue? {
    let text = sight.text("information")
    let icon = sight.pictures("information").first
    let title = sight.text("title")
    switch key {
    case "icon": return .words(icon?.image.name)
    case "iconColor": return .words(CellSight.name(icon?.tint ?? text?.color))
    case "textColor": return .words(CellSight.name(text?.color))
    case "font": return .words(CellSight.name(text?.font))
    case "spoken":
      let element = sight.shown.accessibility[0]
      // The cases have no state: the value is the information alone.
      return .text(setup["kind"] == nil ? element.label : element.value)
    case "shown": return .words(title?.text)
    case "color": return CellSight.name(title?.color) == "primaryLabel" ? "the title's" : .null
    default: return nil
    }
  }

  /// Returns the feature of an example that implies another answer.
  static func difference(in example: CellCase, _ key: String) -> String? {
    guard let indicator = example.setup["indicator"], key == "shown" || key == "spoken" else {
      return nil
    }
    if indicator == .null { return key == "spoken" ? "no mark" : nil }
    return indicator.word?.contains("icon") == true && key == "shown" ? "icon" : nil
  }
}
