import FormCellModel
import Foundation
import StyleSheet
import Testing

/// The examples of SAP's form cells, which are not part of the package.
///
/// They are in the file at `CELL_CASES`, or in `../shared/reference/cells.json`.
enum CellCases {
  private static let environmentPath = ProcessInfo.processInfo.environment["CELL_CASES"]

  static let file: URL = {
    if let environmentPath { return URL(filePath: environmentPath) }
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return package.appending(path: "../shared/reference/cells.json").standardized
  }()

  /// True if there are cases; a missing file at `CELL_CASES` fails the tests.
  static var areThere: Bool {
    environmentPath != nil || FileManager.default.fileExists(atPath: file.path())
  }

  /// The reason why tests of cases are skipped.
  static let skipped: Comment = "there is no file of cell cases"

  /// The file's contents, read once.
  private static let contents = Result {
    CaseValue(json: try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
  }

  /// Checks each member of each example's answer, except for named differences.
  ///
  /// - Parameters:
  ///   - cell: The name of the cell in the file.
  ///   - differences: The reasons for other answers, by example (`filter-003`) or by member of an
  ///     answer (`filter-003.told`, or `.told` for all examples); every difference must occur.
  ///   - absent: The names of differences that have no example in the file.
  ///   - feature: Returns the name of a difference that a feature of an example implies.
  ///   - answer: Returns the answer to a member of an example, or nil without one.
  /// - Throws: An error if the file cannot be read, or has no such cell.
  static func expect(
    _ cell: String, differences: [String: String] = [:], absent: Set<String> = [],
    feature: (_ example: CellCase, _ key: String) -> String? = { _, _ in nil },
    answer: (_ example: CellCase, _ key: String) -> CaseValue?
  ) throws {
    let examples = try #require(try contents.get()[cell]?["examples"]?.items)
    #expect(!examples.isEmpty)
    var differing: Set<String> = []
    for example in examples.map(CellCase.init) {
      for (key, value) in example.expected.sorted(by: { $0.key < $1.key }) {
        let answer = answer(example, key)
        let implied = feature(example, key).map { [$0] } ?? []
        let names = implied + [example.id, "\(example.id).\(key)", ".\(key)"]
        let isSame = answer?.isSame(as: value, within: 0) ?? false
        guard let name = names.first(where: { differences[$0] != nil }) else {
          #expect(isSame, "\(example.id): \(key) is \(answer as Any) and not \(value)")
          continue
        }
        if !isSame { differing.insert(name) }
      }
    }
    // A file at `CELL_CASES` need not have all examples.
    if environmentPath == nil { #expect(differing == Set(differences.keys).subtracting(absent)) }
  }
}

/// One example: a cell's properties, its events, and the answers.
struct CellCase {
  let id: String
  let setup: CaseValue
  let events: [CaseValue]
  let expected: [String: CaseValue]

  init(_ json: CaseValue) {
    id = json["id"]?.word ?? ""
    setup = json["setup"] ?? .null
    events = json["events"]?.items ?? []
    expected = json["expected"]?.members ?? [:]
  }

  /// The shared properties that the example sets; UIKit's cells are editable or read-only.
  var field: FormField {
    let accesses: [String: FormField.Access] = [
      "normal": .normal, "disabled": .disabled, "readOnly": .readOnly,
    ]
    let uikit: FormField.Access = setup["isEditable"] == .flag(false) ? .readOnly : .normal
    let access =
      setup["port"] == "UIKit" ? uikit : setup["controlState"]?.word.flatMap { accesses[$0] }
    return FormField(
      title: setup["title"]?.word ?? "Title",
      information: (setup["description"] ?? setup["message"])?.word,
      informationKind: kind,
      access: access ?? .normal,
      isRequired: setup["isRequired"] == .flag(true), isEnabled: setup["isEnabled"] != .flag(false))
  }
}

extension CellCase {
  /// The kind of the text below a cell.
  private var kind: Validation.Kind {
    let kinds: [String: Validation.Kind] = [
      "none": .none, "error": .error, "warning": .warning, "information": .info,
      "informational": .info, "info": .info, "success": .success,
    ]
    return (setup["informationViewStyle"] ?? setup["kind"])?.word.flatMap { kinds[$0] } ?? .none
  }
}

extension ValidationStrings {
  /// The strings of the port.
  static let ofPort: ValidationStrings = {
    var strings = ValidationStrings()
    strings.required = "Required Field"
    strings.info = "information, {message}"
    strings.success = "success, {message}"
    strings.error = "error, {message}"
    strings.warning = "warning, {message}"
    return strings
  }()
}

/// The content of a presentation in the terms of the examples.
struct CellSight {
  let shown: CellPresentation

  /// The roles of the palette, whose order determines their colors.
  private static let roles = [
    "tintColor", "tintColorTapState", "primaryLabel", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "separator", "separatorOpaque", "negativeLabel", "negativeLabelTapState",
    "positiveLabel", "criticalLabel", "informativeLabel", "primaryFill", "secondaryFill",
    "tertiaryFill", "quaternaryFill", "negativeBackground", "negativeBackgroundTapState",
    "primaryBackground", "baseWhite", "base2", "tintColor2", "informationBackground",
  ]

  /// A theme in which each role of the palette has its own color.
  static let theme = Theme(
    sheet: roles.enumerated().map { place, role in
      let digits = String(place + 0x11, radix: 16)
      return "@\(role): #\(digits)\(digits)\(digits);"
    }.joined(separator: "\n"))

  func text(_ part: String) -> StyledText? { texts(part).first }

  func texts(_ part: String) -> [StyledText] {
    shown.items.compactMap { item in
      if case .text(let text) = item.content, item.part.name == part { text } else { nil }
    }
  }

  func shapes(_ part: String) -> [StyledShape] {
    shown.items.compactMap { item in
      if case .shape(let shape) = item.content, item.part.name == part { shape } else { nil }
    }
  }

  func pictures(_ part: String) -> [StyledPicture] {
    shown.items.compactMap { item in
      if case .picture(let picture) = item.content, item.part.name == part { picture } else { nil }
    }
  }

  /// Returns the role of a color, ignoring its opacity, or nil for any other color.
  static func name(_ color: ThemeColor?) -> String? {
    guard let color = color?.withAlpha(0xFF) else { return nil }
    return roles.first { theme.color($0) == color }
  }

  static func name(_ font: TextFont?) -> String? {
    font.map { $0.weight == .regular ? "\($0.style)" : "\($0.style) \($0.weight)" }
  }
}

extension CaseValue {
  subscript(key: String) -> CaseValue? { members?[key] }

  var members: [String: CaseValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  var items: [CaseValue]? {
    if case .list(let items) = self { items } else { nil }
  }

  var word: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }
}

extension CellCase {
  /// Returns true if a text of an event has other characters between digits, or a point or comma
  /// before a digit, apart from one decimal separator.
  func joinsDigits(around separator: Character?) -> Bool {
    let texts = events.flatMap { event in
      ["setText", "type", "typeAll", "format", "insert", "paste"].compactMap { event[$0]?.word }
    }
    return texts.contains { text in
      var text = text
      // The separator counts as a digit.
      if let place = separator.flatMap({ text.firstIndex(of: $0) }) {
        text.replaceSubrange(place...place, with: "0")
      }
      return text.contains(/\d\D+\d|[.,]\d/)
    }
  }
}
