import FormCellModel
import StyleSheet

/// Running cells, which are driven by lines of JSON.
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
  private static let version: JSONText = "1.1"

  private var sheets: [Sheet]
  private let dialect: Dialect
  private var themes: [ThemeEnvironment: Theme] = [:]
  private var cells: [String: Cell] = [:]
  private var lineNumber = 0

  /// Creates a player without cells.
  init(under sheets: [Sheet], for dialect: Dialect) {
    self.sheets = sheets
    self.dialect = dialect
  }
}

extension Player {
  /// Handles a line, and returns the lines of its answer.
  ///
  /// `load` returns the sheets at some paths in load order, or the reason why it cannot.
  mutating func answer(
    _ line: String, _ load: ([String]) -> Result<[Sheet], LoadFailure>
  ) -> [JSONText] {
    lineNumber += 1
    let source = SourceText(line)
    let (input, problems) = PlayInput.read(source) { cells[$0]?.description.setting }
    guard let input else { return [failure(problems, in: source)] }
    switch input.request {
    case .open(let description): return [open(description, as: input.cell, problems, in: source)]
    case .sheets(let paths):
      switch load(paths) {
      case .success(let sheets): return reload(sheets)
      case .failure(let failure): return [self.failure(failure.reason)]
      }
    case .close, .handle, .set:
      guard var cell = cells[input.cell] else {
        return [failure("there is no cell '\(input.cell)': open it first")]
      }
      return [answer(input, of: &cell)]
    }
  }

  /// The reason why sheets could not be loaded.
  struct LoadFailure: Error {
    let reason: String

    /// Creates a failure from its reason.
    init(reason: String) { self.reason = reason }

    /// Creates a failure from lines on standard error, without the name of the command.
    init(report: String) {
      let prefix = "stylecheck: "
      reason = report.split(separator: "\n")
        .map { $0.hasPrefix(prefix) ? $0.dropFirst(prefix.count) : $0 }.joined(separator: "\n")
    }
  }

  private mutating func open(
    _ description: any CellDescription, as name: String, _ problems: [Diagnostic],
    in source: SourceText
  ) -> JSONText {
    let (shown, more) = present(description)
    if more.contains(where: { $0.severity == .error }) {
      return failure(problems + more, in: source)
    }
    cells[name] = Cell(description: description, shown: shown)
    return head(name).with("presentation", Presented.cell(shown).json)
  }

  private mutating func answer(_ input: PlayInput, of cell: inout Cell) -> JSONText {
    switch input.request {
    case .close:
      cells[input.cell] = nil
      return head(input.cell).with("closed", true)
    case .handle(let event):
      let effects = cell.description.handle(
        event, &cell.interaction, in: cell.shown.presentation)
      let answer = head(input.cell).with("taken", .bool(effects != nil))
        .with("effects", .array((effects ?? []).map(JSONText.init(effect:))))
      return present(cell, input.cell, answer)
    case .set(let setting):
      cell.description.setting = setting
      return present(cell, input.cell, head(input.cell))
    case .open, .sheets: return head(input.cell)
    }
  }

  /// Presents a cell again, and adds the presentation to the answer if it has changed.
  private mutating func present(
    _ cell: Cell, _ name: String, _ answer: JSONText
  ) -> JSONText {
    var cell = cell
    let before = cell.shown
    cell.shown = present(cell.description, isFocused: cell.interaction.isFocused).shown
    cells[name] = cell
    guard cell.shown != before else { return answer }
    let message = cell.shown.presentation.newMessage(since: before.presentation)
    let changed = answer.with("presentation", Presented.cell(cell.shown).json)
    return message.map { changed.with("message", .string($0)) } ?? changed
  }

  /// Draws all cells with other sheets; returns a line for each that has changed.
  private mutating func reload(_ sheets: [Sheet]) -> [JSONText] {
    self.sheets = sheets
    themes = [:]
    let lines = cells.keys.sorted().compactMap { name in
      cells[name].map { present($0, name, head(name)) }
    }
    return lines.isEmpty ? [head(nil)] : lines
  }

  private mutating func present(
    _ description: any CellDescription, isFocused: Bool = false
  ) -> (shown: PresentedCell, problems: [Diagnostic]) {
    let setting = description.setting
    let theme =
      themes[setting.environment]
      ?? Theme(of: sheets, in: setting.environment, for: dialect)
    themes[setting.environment] = theme
    let (cell, problems) = description.presented(in: theme, width: setting.width, setting)
    guard isFocused else { return (cell, problems) }
    let focused = cell.presentation.withFocusRing(in: theme)
    return (PresentedCell(presentation: focused, facts: cell.facts), problems)
  }
}

// MARK: - Output

extension Player {
  private func head(_ name: String?) -> JSONText {
    let head = JSONText.object([
      JSONText.Member("version", Self.version), JSONText.Member("line", JSONText(lineNumber)),
    ])
    return name.map { head.with("cell", .string($0)) } ?? head
  }

  private func failure(_ reason: String) -> JSONText {
    head(nil).with("errors", .array([["message": .string(reason)]]))
  }

  private func failure(_ problems: [Diagnostic], in source: SourceText) -> JSONText {
    let table = LineTable(of: source)
    let errors = problems.filter { $0.severity == .error }.map { problem in
      JSONText.object([
        JSONText.Member("message", .string(problem.message)),
        JSONText.Member("id", .string(problem.id)),
        JSONText.Member(
          "column", JSONText(table.position(at: problem.range.lowerBound).column)),
      ])
    }
    return head(nil).with("errors", .array(errors))
  }
}

extension JSONText {
  /// An effect with its value and origin.
  fileprivate init(effect: CellEffect) {
    func object(_ word: String, _ value: FormValue, _ origin: EventOrigin) -> JSONText {
      .object([
        Member("effect", .string(word)), Member("value", JSONText(encoding: value)),
        Member("origin", .string(origin.rawValue)),
      ])
    }
    self =
      switch effect {
      case .live(let value, let origin): object("live", value, origin)
      case .commit(let value, let origin): object("commit", value, origin)
      case .cancelled(let value, let origin): object("cancelled", value, origin)
      case .announce: ["effect": "announce"]
      case .tick: ["effect": "tick"]
      case .opened: ["effect": "opened"]
      case .closed: ["effect": "closed"]
      case .focus(let move): ["effect": "focus", "move": .string(move.rawValue)]
      case .perform(let origin): ["effect": "perform", "origin": .string(origin.rawValue)]
      case .hindered: ["effect": "hindered"]
      }
  }
}
