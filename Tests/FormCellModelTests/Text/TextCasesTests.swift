import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct TextCasesTests {
  @Test(
    .enabled(if: CellCases.areThere, CellCases.skipped),
    arguments: [
      (
        TextCell.Style.textField,
        [
          "limit alone", "empty row", "empty hint", "two-digit year", "date of today",
          "first figure", "lag", "kept limit", "late value", "decimal comma", "joined digits",
        ]
      ),
      (.title, ["empty hint"]), (.note, ["limit alone"]), (.keyValue, []),
    ])
  func textCellsMatchTheExamples(_ style: TextCell.Style, _ differing: [String]) throws {
    try CellCases.expect(
      style.rawValue, differences: TextCaseDifferences.reasons,
      absent: Set(TextCaseDifferences.reasons.keys).subtracting(differing),
      feature: { TextCaseDifferences.name(in: $0, $1, style) },
      answer: { TextRun($0, style).answer($1) })
  }
}

/// One example: the cell after its events.
struct TextRun {
  private(set) var cell: TextCell
  private var effects: [TextEffect] = []
  private var texts: [String] = []
  /// The position of the cursor in a text that was formatted.
  private var cursor: Int?
  private let setup: CaseValue

  init(_ example: CellCase, _ style: TextCell.Style) {
    setup = example.setup
    cell = TextCell(
      example.field, style: style, text: setup["text"]?.word ?? "", limit: TextLimit(in: setup))
    cell.entry = TextEntry(in: setup)
    cell.information = setup["hintText"]?.word
    cell.validation = setup["errorMessage"]?.word.map { Validation($0, .error, .hint) }
    cell.hidesReadOnlyHint = setup["hidesReadOnlyHint"] == .flag(true)
    cell.isSecure = setup["isSecureEnabled"] == .flag(true)
    cell.action = setup["hasAction"] == .flag(true) ? TextAction(ImageName("scan")) : nil
    cell.minimumHeight = setup["minTextEditorHeight"]?.number
    cell.maximumHeight = setup["maxTextEditorHeight"]?.number
    if setup["isFocused"] == .flag(true) { _ = cell.handle(.focus(.pointer)) }
    for event in example.events { perform(event) }
  }

  private mutating func perform(_ event: CaseValue) {
    switch event {
    case "focus": handle(.focus(.pointer))
    case "blur": handle(.blur(.pointer))
    case "clear": handle(.clear(.pointer))
    case "done": handle(.done(.key))
    default: break
    }
    for (name, value) in event.members ?? [:] {
      switch (name, value.word) {
      case ("format", let text?):
        handle(.setText(text))
        // In the port, a cursor at 0 means that the program sets the text.
        let place = event["cursor"]?.number.map { Int($0) } ?? 0
        let isMask = if case .mask = cell.entry { true } else { false }
        cursor = place == 0 && isMask ? cell.shownText.count : cell.entry.cursor(place, in: text)
      case ("setText", let text?), ("setValue", let text?): handle(.setText(text))
      case ("type", let text?), ("typeAll", let text?), ("insert", let text?),
        ("paste", let text?):
        handle(.insert(text))
        texts.append(cell.text)
      default: break
      }
    }
  }

  private mutating func handle(_ event: TextEvent) { effects += cell.handle(event) }
}

// MARK: - Answers

extension TextRun {
  func answer(_ key: String) -> CaseValue? {
    let sight = Self.sight(of: cell)
    let box = sight.shapes("valueText").first
    switch key {
    case "length": return cell.length.word
    case "message": return .words(sight.text("information")?.text)
    case "messageRowShown":
      return .flag(sight.text("information") != nil || sight.text("counter") != nil)
    case "messageColor": return .words(Self.name(messageColor))
    case "counter": return .words(sight.text("counter")?.text)
    case "title": return .words(sight.text("title")?.text)
    case "titleColor": return .words(Self.name(sight.text("title")?.color))
    case "textColor":
      return .words(Self.name(Self.sight(of: cell.with(text: "a")).text("valueText")?.color))
    case "cursorColor": return .words(Self.name(cursorColor))
    case "borderColor": return .words(Self.name(box?.stroke?.color))
    case "borderWidth": return box?.stroke.map { .number($0.width) }
    case "backgroundColor": return .words(Self.name(box?.color ?? .clear))
    case "isEditable": return .flag(sight.input != nil)
    case "accessibilityHint": return .text(hint)
    case "spoken": return .text(sight.shown.accessibility[0].label)
    case "showsClear": return .flag(sight.hasPicture("clearButton"))
    case "showsAction": return .flag(sight.hasPicture("actionButton"))
    case "focused": return .flag(cell.isEditing)
    case "text": return .text(cell.isSecure ? cell.text : cell.shownText)
    case "value": return .text(cell.text)
    case "controlState": return .text(cell.access.rawValue)
    case "isRequired": return .flag(cell.isRequired)
    case "errorMessage": return .words(cell.validation?.message)
    case "hintText": return .words(cell.information)
    case "hidesReadOnlyHint": return .flag(cell.hidesReadOnlyHint)
    case "isSecureEnabled": return .flag(cell.isSecure)
    case "allowsBeyondLimit": return .flag(cell.limit.excess == .allow)
    case "isCharCountEnabled": return .flag(cell.limit.showsCounter)
    case "maxTextLength": return cell.limit.characters.map(CaseValue.count) ?? .null
    case "charCountReachLimitMessage": return .words(cell.limit.reachedMessage)
    case "charCountBeyondLimitMsg": return .words(cell.limit.exceededMessage)
    case "cursor": return cursor.map(CaseValue.count)
    case "shown": return .text(cell.shownText)
    case "boundAfterEach": return .texts(texts)
    case "accepted":
      return .flag(!effects.contains { if case .hindered = $0 { true } else { false } })
    case "handlerCalledWith": return .texts(handlerTexts)
    case "minHeight": return .number(cell.box.minimum)
    case "maxHeight": return cell.box.maximum.map(CaseValue.number) ?? .null
    case "scrolls": return .flag(cell.box.maximum != nil)
    default: return nil
    }
  }

  /// The texts that UIKit's handler receives: each change, or committed changes only.
  private var handlerTexts: [String] {
    effects.compactMap { effect in
      switch effect {
      case .live(let text, _): setup["isTrackingLiveChanges"] == .flag(true) ? text : nil
      case .commit(_, let text, _): setup["isTrackingLiveChanges"] == .flag(true) ? nil : text
      case .focus, .cancelled, .action, .hindered: nil
      }
    }
  }

  /// The hint with the space that the port puts before it, even without a count.
  private var hint: String {
    let hint = Self.sight(of: cell).shown.accessibility[0].hint ?? ""
    let hasCount = cell.limit.showsCounter && (cell.limit.characters ?? 0) > 0
    return hint.isEmpty || hasCount ? hint : " " + hint
  }

  /// The color of the message, or the one that a hint would have.
  private var messageColor: ThemeColor? {
    if let text = Self.sight(of: cell).text("information") { return text.color }
    var cell = cell
    cell.information = "a"
    return Self.sight(of: cell).text("information")?.color
  }

  /// The color of the cursor, or the one that it would have in a cell that can be edited.
  private var cursorColor: ThemeColor? {
    var cell = cell
    (cell.access, cell.isEnabled) = (.normal, true)
    return Self.sight(of: cell).input?.cursor
  }

  private static func sight(of cell: TextCell) -> CellSight {
    CellSight(shown: cell.presentation(in: CellContext(CellSight.theme), strings: .ofPort))
  }

  private static func name(_ color: ThemeColor?) -> String? {
    color == .clear ? "clear" : CellSight.name(color)
  }
}

// MARK: - Setup of examples

extension TextEntry {
  /// Creates the filter, mask or number format that an example sets.
  init(in setup: CaseValue) {
    let language = setup["locale"]?.word ?? "en_US"
    if setup["currencyField"] == .flag(true) {
      let amount = NumberEntry(currency: setup["currencyCode"]?.word, language: language)
      self = amount.map(TextEntry.number) ?? .any
      return
    }
    switch (setup["formatter"]?.word, setup["style"]?.word) {
    case ("phone", _) where setup["isSwiftUIInputField"] == .flag(true):
      // A general mask has the literals after the last digit.
      self = .mask(TextMask(TextMask.phone.pattern.replacing("#", with: "N")))
    case ("phone", _): self = .mask(.phone)
    case ("generic", _): self = .mask(TextMask(setup["format"]?.word ?? ""))
    case ("number", let style):
      var number =
        style == "currency"
        ? NumberEntry(currency: nil, language: language, .always)
        : NumberEntry(
          language: language,
          mostDecimals: setup["maximumFractionDigits"]?.number.map { Int($0) } ?? 3)
      if let sign = setup["minusSign"]?.word { number?.minusSign = sign }
      if let text = setup["positivePrefix"]?.word { number?.positivePrefix = text }
      if let text = setup["positiveSuffix"]?.word { number?.positiveSuffix = text }
      if let text = setup["negativePrefix"]?.word { number?.negativePrefix = text }
      if let text = setup["negativeSuffix"]?.word { number?.negativeSuffix = text }
      self = number.map(TextEntry.number) ?? .any
    case (_, "decimal"): self = .decimal
    case (_, "number"): self = .whole
    default: self = .any
    }
  }
}

extension TextLimit {
  /// Creates a limit with the port's single message for reaching and exceeding it.
  init(in setup: CaseValue) {
    let message = setup["charCountReachLimitMessage"]?.word
    // UIKit's title cell refuses a text that does not fit.
    let titleLength = setup["maxTitleTextLength"]?.number
    self.init(
      (setup["maxTextLength"]?.number ?? titleLength).map { Int($0) },
      setup["allowsBeyondLimit"] == .flag(true) ? .allow : titleLength == nil ? .cut : .refuse,
      showsCounter: setup["isCharCountEnabled"] == .flag(true), reachedMessage: message,
      exceededMessage: message)
  }
}

extension TextStrings {
  /// The port's texts: 0 is singular, and an excess is a negative number.
  static let ofPort: TextStrings = {
    var strings = TextStrings()
    strings.plurals = PluralRules("one: n = 0..1") ?? .english
    strings.excess = "-{count} character left."
    strings.validation = .ofPort
    return strings
  }()
}

extension TextLimit.Length {
  fileprivate var word: CaseValue {
    switch self {
    case .under: "underLimit"
    case .on: "onLimit"
    case .over: "overLimit"
    }
  }
}

extension TextCell {
  /// Returns the cell with a text if it is empty, to get the color of texts.
  fileprivate func with(text: String) -> TextCell {
    var cell = self
    if cell.isEmpty { _ = cell.handle(.setText(text)) }
    return cell
  }
}

extension CellSight {
  /// The style of the text input, or nil if the text cannot be edited.
  var input: TextInputStyle? {
    shown.hitAreas.lazy.compactMap { area in
      if case .edit(let input) = area.purpose { input } else { nil }
    }.first
  }

  func hasPicture(_ part: String) -> Bool { !pictures(part).isEmpty }
}
