import FormCellModel
import StyleSheet

/// Running cells and forms, which are driven by lines of JSON.
///
/// Each line of input has one line of output: the effects and the new presentation, or the errors
/// of the line, which changes nothing then.
struct Player {
  /// A cell with its last presentation.
  private struct Cell {
    var description: any CellDescription
    var interaction = CellInteraction()
    var shown: PresentedCell
  }

  /// The format version: added members increase the minor number, other changes the major one.
  private static let version: JSONText = "1.7"

  private var sheets: [Sheet]
  private let dialect: Dialect
  private var themes: [ThemeEnvironment: Theme] = [:]
  private var cells: [String: Cell] = [:]
  private var forms: [String: PlayedForm] = [:]
  /// The texts that the renderer measures; nil if it does not.
  private var texts: MeasuredTexts?
  private var lineNumber = 0

  init(under sheets: [Sheet], for dialect: Dialect) {
    self.sheets = sheets
    self.dialect = dialect
  }

  private enum Outcome {
    case answers([JSONText])
    /// The problems of the line, which changes nothing.
    case faulty([Diagnostic])
    /// The reason why a valid line changes nothing.
    case failed(String)
  }

  /// Loads the sheets at some paths in load order, or returns the reason why it cannot.
  typealias Loader = ([String]) -> Result<[Sheet], LoadFailure>

  /// Handles a line, and returns the lines of its answer; an empty line has none.
  mutating func answer(_ line: SourceText, _ load: Loader) -> [JSONText] {
    lineNumber += 1
    if Self.isBlank(line.bytes) { return [] }
    switch perform(line, load) {
    case .answers(let answers): return answers.dropLast() + answers.suffix(1).map(withQuestions)
    case .faulty(let problems): return [failure(problems, in: line)]
    case .failed(let reason): return [failure(reason)]
    }
  }

  /// Opens the cell or form that `description` describes, which has no errors itself; returns the
  /// reason why it cannot be run.
  mutating func open(_ description: SourceText) -> [Diagnostic] {
    let text = description[0..<description.bytes.count]
    switch perform(SourceText("{\"open\": \(text)}"), { _ in .success([]) }) {
    case .answers, .failed: return []
    case .faulty(let problems): return problems.map { $0.alone(at: 0..<0) }
    }
  }

  /// Handles the lines of a file; returns the problems with their places in the file.
  mutating func run(_ events: SourceText, _ load: Loader) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var start = 0
    for line in events.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      defer { start += line.count + 1 }
      if Self.isBlank(line) { continue }
      switch perform(SourceText(bytes: Array(line)), load) {
      case .answers: break
      case .faulty(let found):
        problems += found.map { problem in
          problem.alone(at: start + problem.range.lowerBound..<start + problem.range.upperBound)
        }
      case .failed(let reason):
        problems.append(.json(.missingKey, at: start..<start + line.count, reason))
      }
    }
    return problems
  }

  static func isBlank(_ line: some Sequence<UInt8>) -> Bool {
    line.allSatisfy { " \t\r".utf8.contains($0) }
  }

  struct LoadFailure: Error {
    let reason: String
  }

  private mutating func perform(_ source: SourceText, _ load: Loader) -> Outcome {
    let (input, problems) = PlayInput.read(source, target)
    guard let input else { return .faulty(problems) }
    switch input.request {
    case .open(var description):
      description.setting.texts = texts
      let (shown, more) = present(description)
      if more.contains(where: { $0.severity == .error }) { return .faulty(problems + more) }
      return .answers([open(description, as: input.cell, shown)])
    case .openForm(var form):
      form.pages[0].setting.texts = texts
      return .answers([open(form, as: input.cell)])
    case .sheets(let paths):
      switch load(paths) {
      case .success(let sheets): return .answers(reload(sheets))
      case .failure(let failure): return .failed(failure.reason)
      }
    case .widths(let widths):
      let texts = texts ?? MeasuredTexts()
      if let id = widths.keys.sorted().first(where: { !texts.hasAsked($0) }) {
        return .failed("no text has the 'id' \(id)")
      }
      for (id, width) in widths { texts.take(width, of: id) }
      self.texts = texts
      return .answers(redraw())
    case .close, .handle, .handleInForm, .set:
      if var cell = cells[input.cell] { return .answers([answer(input, of: &cell)]) }
      if let form = forms[input.cell] { return .answers([answer(input, of: form)]) }
      return .failed("there is no cell '\(input.cell)': open it first")
    }
  }

  /// The cell without a name, or all pages of the form; nil if nothing is open.
  var presented: Presented? {
    cells[""].map { .cell($0.shown) } ?? forms[""]?.whole.presented(under: sheets, for: dialect).0
  }

  private func target(_ name: String) -> PlayInput.Target? {
    cells[name].map { .cell($0.description.setting) }
      ?? forms[name].map { .form($0.form.state, $0.page.setting) }
  }

  private mutating func open(
    _ description: any CellDescription, as name: String, _ shown: PresentedCell
  ) -> JSONText {
    forms[name] = nil
    cells[name] = Cell(description: description, shown: shown)
    return head(name).with("presentation", Presented.cell(shown).json)
  }

  private mutating func answer(_ input: PlayInput, of cell: inout Cell) -> JSONText {
    switch input.request {
    case .close:
      cells[input.cell] = nil
      return head(input.cell).with("closed", true)
    case .handle(let event):
      let effects = cell.description.handle(event, &cell.interaction, in: cell.shown.presentation)
      let answer = head(input.cell).with("taken", .bool(effects != nil))
        .with("effects", .array((effects ?? []).map(JSONText.init(effect:))))
      return present(cell, input.cell, answer)
    case .set(let setting):
      cell.description.setting = setting
      return present(cell, input.cell, head(input.cell))
    case .open, .openForm, .handleInForm, .sheets, .widths: return head(input.cell)
    }
  }

  private mutating func open(_ form: DefinedForm, as name: String) -> JSONText {
    let played = PlayedForm(form) { theme(in: $0) }
    cells[name] = nil
    forms[name] = played
    return head(name).with(played.members)
  }

  private mutating func answer(_ input: PlayInput, of form: PlayedForm) -> JSONText {
    var form = form
    var members: JSONText = [:]
    switch input.request {
    case .close:
      forms[input.cell] = nil
      return head(input.cell).with("closed", true)
    case .handleInForm(let event): members = form.handle(event)
    case .set(let setting): members = form.draw(in: setting) { theme(in: $0) }
    case .open, .openForm, .handle, .sheets, .widths: break
    }
    forms[input.cell] = form
    return head(input.cell).with(members)
  }

  /// Presents a cell again, and adds the presentation to the answer if it has changed.
  private mutating func present(_ cell: Cell, _ name: String, _ answer: JSONText) -> JSONText {
    var cell = cell
    let before = cell.shown
    cell.shown = present(cell.description, isFocused: cell.interaction.isFocused).shown
    cells[name] = cell
    guard cell.shown != before else { return answer }
    let message = cell.shown.presentation.newMessage(since: before.presentation)
    return answer.with([
      "presentation": Presented.cell(cell.shown).json, "message": message.map(JSONText.string),
    ])
  }

  /// Draws all cells again; returns a line for each that is open.
  private mutating func redraw() -> [JSONText] {
    let lines = (Array(cells.keys) + forms.keys).sorted().compactMap { name in
      if var cell = cells[name] {
        cell.description.setting.texts = texts
        return present(cell, name, head(name))
      }
      return forms[name].map { form in
        var setting = form.page.setting
        setting.texts = texts
        return answer(PlayInput(cell: name, request: .set(setting)), of: form)
      }
    }
    return lines.isEmpty ? [head(nil)] : lines
  }

  private mutating func reload(_ sheets: [Sheet]) -> [JSONText] {
    self.sheets = sheets
    themes = [:]
    let answers = redraw()
    let warnings = sheets.warnings(for: [dialect])
    guard !warnings.isEmpty else { return answers }
    return answers.map { $0.with("warnings", .array(warnings.map(JSONText.string))) }
  }

  private mutating func theme(in environment: ThemeEnvironment) -> Theme {
    let theme = themes[environment] ?? Theme(of: sheets, in: environment, for: dialect)
    themes[environment] = theme
    return theme
  }

  private mutating func present(
    _ description: any CellDescription, isFocused: Bool = false
  ) -> (shown: PresentedCell, problems: [Diagnostic]) {
    let setting = description.setting
    let theme = theme(in: setting.environment)
    let (cell, problems) = description.presented(in: theme, width: setting.width, setting)
    guard isFocused else { return (cell, problems) }
    let focused = cell.presentation.withFocusRing(in: theme)
    return (PresentedCell(presentation: focused, facts: cell.facts), problems)
  }
}

extension Diagnostic {
  /// The message at another place, without the fix for its own place.
  fileprivate func alone(at range: Range<Int>) -> Diagnostic {
    Diagnostic(severity, id, Finding(at: range, "\(message)"))
  }
}

// MARK: - Output

extension Player {
  /// Returns the last line of an answer with the texts that the renderer has to measure.
  private func withQuestions(_ answer: JSONText) -> JSONText {
    guard let questions = texts?.questions(), !questions.isEmpty else { return answer }
    return answer.with(
      "unmeasured",
      .array(
        questions.map { id, text in
          ["id": JSONText(id), "text": .string(text.text), "font": JSONText(encoding: text.font)]
        }))
  }

  private func head(_ name: String?) -> JSONText {
    ["version": Self.version, "line": JSONText(lineNumber), "cell": name.map(JSONText.string)]
  }

  private func failure(_ reason: String) -> JSONText {
    head(nil).with("errors", .array([["message": .string(reason)]]))
  }

  private func failure(_ problems: [Diagnostic], in source: SourceText) -> JSONText {
    let table = LineTable(of: source)
    let errors = problems.filter { $0.severity == .error }.map { problem -> JSONText in
      [
        "message": .string(problem.message), "id": .string(problem.id),
        "column": JSONText(table.position(at: problem.range.lowerBound).column),
      ]
    }
    return head(nil).with("errors", .array(errors))
  }
}

extension JSONText {
  init(effect: CellEffect) {
    func object(_ word: String, _ value: FormValue, _ origin: EventOrigin) -> JSONText {
      [
        "effect": .string(word), "value": JSONText(encoding: value),
        "origin": .string(origin.rawValue),
      ]
    }
    self =
      switch effect {
      case .live(let value, let origin): object("live", value, origin)
      case .commit(let value, let origin): object("commit", value, origin)
      case .cancelled(let value, let origin): object("cancelled", value, origin)
      case .hovered(let value): object("hovered", value, .pointer)
      case .announce: ["effect": "announce"]
      case .tick: ["effect": "tick"]
      case .opened: ["effect": "opened"]
      case .closed: ["effect": "closed"]
      case .focus(let move): ["effect": "focus", "move": .string(move.rawValue)]
      case .perform(let origin): ["effect": "perform", "origin": .string(origin.rawValue)]
      case .hindered(let reason, let count):
        [
          "effect": "hindered", "reason": .string(reason.rawValue),
          "count": count.map { JSONText($0) },
        ]
      }
  }
}
