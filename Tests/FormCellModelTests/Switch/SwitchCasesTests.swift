import FormCellModel
import Foundation
import StyleSheet
import Testing

/// The examples of SAP's switch cell, which stand beside the package and not in it: at `CELL_CASES`, or in
/// `../shared/reference/cells.json`.
@Suite struct SwitchCasesTests {
  static let told = ProcessInfo.processInfo.environment["CELL_CASES"]

  static let cases: URL = {
    if let told { return URL(filePath: told) }
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return package.appending(path: "../shared/reference/cells.json").standardized
  }()

  /// A file that the caller names has to be there; without it the test fails.
  static var areThere: Bool {
    told != nil || FileManager.default.fileExists(atPath: cases.path())
  }

  @Test(.enabled(if: areThere, "there is no file of cell cases at \(cases.path())"))
  func everyExampleIsAsItIsDescribed() throws {
    let json = CaseValue(json: try JSONSerialization.jsonObject(with: Data(contentsOf: Self.cases)))
    let examples = try #require(json["switch"]?["examples"]?.items)
    #expect(!examples.isEmpty)
    for example in examples {
      let run = SwitchRun(example["setup"] ?? .null, example["events"]?.items ?? [])
      guard case .object(let expected)? = example["expected"] else { continue }
      // A table view is none of a model's business.
      for (key, value) in expected where key != "isUpdatingTableView" {
        #expect(run.answer(key) == value, "\(example["id"] ?? .null): \(key)")
      }
    }
  }
}

extension CaseValue {
  fileprivate subscript(key: String) -> CaseValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  fileprivate var items: [CaseValue]? {
    if case .list(let items) = self { items } else { nil }
  }

  fileprivate var word: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// One example: the cell after its events.
private struct SwitchRun {
  private var cell: SwitchCell
  private var told: [Bool] = []
  private let shown: CellPresentation

  /// A theme whose colors say their names.
  private static let names = [
    "primaryLabel", "tertiaryLabel", "quaternaryLabel", "separator", "separatorOpaque",
    "negativeLabel", "criticalLabel", "positiveLabel", "tintColor",
  ]
  private static let theme = Theme(
    sheet: names.enumerated().map { "@\($1): #\(String(repeating: "\($0 + 1)", count: 6));" }
      .joined(separator: "\n"))

  init(_ setup: CaseValue, _ events: [CaseValue]) {
    let kinds: [String: Validation.Kind] = [
      "none": .none, "error": .error, "warning": .warning, "information": .info,
      "informational": .info, "info": .info, "success": .success,
    ]
    let accesses: [String: SwitchCell.Access] = [
      "normal": .normal, "disabled": .disabled, "readOnly": .readOnly,
    ]
    cell = SwitchCell(
      title: setup["title"]?.word ?? "Title", isOn: setup["isOn"] == .flag(true),
      stateLabel: setup["stateLabel"]?.word, information: setup["description"]?.word,
      informationKind: kinds[setup["informationViewStyle"]?.word ?? "none"] ?? .none,
      access: accesses[setup["controlState"]?.word ?? "normal"] ?? .normal,
      isEnabled: setup["isEnabled"] != .flag(false))
    for event in events where event == "tap" {
      for case .commit(let value, _) in cell.handle(.activate(.pointer)) { told.append(value) }
    }
    shown = cell.presentation(in: CellContext(Self.theme))
  }

  func answer(_ key: String) -> CaseValue {
    let words = text(cell.information == nil ? "stateLabel" : "information")
    switch key {
    case "titleColor": return .words(name(text("title")?.color))
    case "titleFont": return .words(name(text("title")?.font))
    case "trailing": return text("stateLabel") == nil ? "toggle" : "text"
    case "isOn", "value": return .flag(cell.isOn)
    case "ringColor": return .words(name(track?.stroke?.color))
    case "traits":
      return .texts(shown.accessibility[0].traits.contains(.toggle) ? ["isToggle"] : [])
    case "accessibilityValue": return .text(shown.accessibility[0].value)
    case "canToggle", "isEditable": return .flag(!shown.hitAreas.isEmpty)
    case "text": return .words(words?.text)
    case "textColor": return .words(name(words?.color))
    case "textFont": return .words(name(words?.font))
    case "told": return .flags(told)
    case "informationShown": return .flag(text("information") != nil)
    case "below":
      let isBelow = (text("information")?.frame.y ?? 0) >= (text("title")?.frame.maxY ?? .infinity)
      return isBelow ? "title" : .null
    case "toggles": return .count(track == nil ? 0 : 1)
    default: return .null
    }
  }

  private func text(_ part: String) -> StyledText? {
    shown.items.lazy.compactMap { item in
      if case .text(let text) = item.content, item.part.name == part { text } else { nil }
    }.first
  }

  private var track: StyledShape? {
    shown.items.lazy.compactMap { item in
      if case .shape(let shape) = item.content, shape.stroke != nil { shape } else { nil }
    }.first
  }

  private func name(_ color: ThemeColor?) -> String? {
    Self.names.first { Self.theme.color($0) == color }
  }

  private func name(_ font: TextFont?) -> String? {
    font.map { $0.weight == .regular ? "\($0.style)" : "\($0.style) \($0.weight)" }
  }
}
