import FormCellModel
import StyleSheet
import Testing

@Suite struct ButtonCasesTests {
  @Test(.enabled(if: CellCases.areThere, CellCases.skipped))
  func exampleAnswersMatch() throws {
    let differences = ["image": "An image stands before the title, at one distance."]
    try CellCases.expect(
      "button", differences: differences, absent: ["image"],
      feature: { $0.setup[$1] != nil && $1.hasPrefix("image") ? "image" : nil },
      answer: { ButtonRun($0).answer($1) })
  }
}

/// One example: the cell after its events.
private struct ButtonRun {
  private var cell: ButtonCell
  private var performed: [ButtonState] = []
  private let sight: CellSight
  /// The button with an image and a title, to measure their positions.
  private let pictured: CellSight

  init(_ example: CellCase) {
    let setup = example.setup
    let words = (setup["style"]?.word ?? "").split(separator: " ").map(String.init)
    cell = ButtonCell(
      example.field, words.first.flatMap(ButtonRank.init) ?? .primary,
      words.dropFirst().dropLast().first.flatMap(ButtonTone.init) ?? .tint,
      staysSelected: setup["isSelectionPersistent"] == .flag(true),
      outline: setup["liquidGlass"] == .flag(true) ? .capsule : .rounded)
    cell.minimumHeight = setup["minHeight"]?.number ?? 0
    if setup["image"]?.word != nil { cell.image = ImageName("image") }
    switch words.count > 1 ? words.last.flatMap(ButtonState.init) : nil {
    case .selected: _ = cell.handle(.press)
    case .disabled: cell.access = .disabled
    case .processing: _ = cell.handle(.setActivity(.processing))
    case .success: _ = cell.handle(.setActivity(.success))
    case .normal, nil: break
    }
    for event in example.events.compactMap(Self.event) {
      for case .perform(let state, _) in cell.handle(event) { performed.append(state) }
    }
    sight = CellSight(shown: cell.presentation(in: CellContext(CellSight.theme)))
    var pictured = cell
    (pictured.image, pictured.title) = (ImageName("image"), "Title")
    self.pictured = CellSight(shown: pictured.presentation(in: CellContext(CellSight.theme)))
  }

  private static func event(_ event: CaseValue) -> ButtonEvent? {
    switch event {
    case "press": .press
    case "leave": .leave
    case "release": .release
    case "cancel": .cancel
    case "tap": .activate(.pointer)
    default: nil
    }
  }

  func answer(_ key: String) -> CaseValue? {
    let text = sight.text("button")
    let shape = sight.shapes("button").first
    switch key {
    case "state": return .text(cell.state.rawValue)
    case "action": return .texts(performed.map(\.rawValue))
    case "textColor": return .words(CellSight.name(text?.color))
    case "font": return .words(CellSight.name(text?.font))
    case "background": return shape.map { .words(CellSight.name($0.color)) } ?? "clear"
    case "minHeight": return shape.map { .number($0.frame.height) }
    case "minWidth": return shape.map { .number(min($0.frame.width, 44)) }
    case "radius": return shape.map { .number($0.cornerRadius) }
    case "isSelectionPersistent": return .flag(cell.staysSelected)
    case "isEnabled": return .flag(cell.isEnabled)
    case "imagePosition": return imageDistance.map { $0 > 0 ? "leading" : "trailing" }
    case "imageTitleSpacing": return imageDistance.map { .number($0) }
    case "padding": return padding.map { .number($0) }
    default: return nil
    }
  }

  /// The distance from the image to the title behind it.
  private var imageDistance: Double? {
    guard let image = pictured.pictures("button").first?.frame,
      let text = pictured.text("button")?.frame
    else { return nil }
    return text.x - image.maxX
  }

  /// The distance from the side of the button to its image.
  private var padding: Double? {
    guard let image = pictured.pictures("button").first?.frame,
      let shape = pictured.shapes("button").first
    else { return nil }
    return image.x - shape.frame.x
  }
}
