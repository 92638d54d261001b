import FormCellModel
import StyleSheet

/// A line of input to a running cell: a request, and the name of the cell.
struct PlayInput: Sendable {
  /// What a line asks for.
  enum Request: Sendable {
    /// Opens a cell, or replaces the one of the same name.
    case open(any CellDescription)
    /// Closes the cell.
    case close
    /// Handles an input of the user or the program.
    case handle(CellInput)
    /// Draws the cell in another setting.
    case set(PageSetting)
    /// Loads other sheets for all cells.
    case sheets([String])
  }

  let cell: String
  let request: Request
}

extension PlayInput {
  /// A kind of line, by the key that only it has.
  private struct Kind: Sendable {
    let key: String
    let read: @Sendable (inout Fields, PageSetting?) -> Request?
  }

  /// The key of the cursor, which a line with a text can have, too.
  fileprivate static let cursor = "cursor"
  /// The greatest index in a line.
  fileprivate static let maximum = Int(Int32.max)

  private static let kinds = [
    Kind(key: "open", read: { fields, _ in fields.opened() }),
    Kind(key: "close", read: { fields, _ in fields.bool("close").map { _ in .close } }),
    Kind(key: "pointer", read: { fields, _ in fields.pointer().map(Request.handle) }),
    Kind(key: "key", read: { fields, _ in fields.key().map(Request.handle) }),
    Kind(key: "text", read: { fields, _ in fields.typed().map(Request.handle) }),
    Kind(
      key: cursor,
      read: { fields, _ in fields.whole(cursor, in: 0...maximum).map { .handle(.cursor($0)) } }),
    Kind(key: "action", read: { fields, _ in fields.action().map(Request.handle) }),
    Kind(
      key: "focus",
      read: { fields, _ in fields.bool("focus").map { .handle($0 ? .focus : .blur) } }),
    Kind(key: "set", read: { fields, _ in fields.formValue("set").map { .handle(.set($0)) } }),
    Kind(
      key: "unset", read: { fields, _ in fields.bool("unset").map { _ in .handle(.set(.none)) } }),
    Kind(
      key: "setting",
      read: { fields, setting in
        guard let setting else { return nil }
        var changed = setting
        fields.object("setting") { changed = PageSetting(&$0, over: setting) }
        return .set(changed)
      }),
    Kind(key: "sheets", read: { fields, _ in fields.texts("sheets").map(Request.sheets) }),
  ]

  /// The keys that tell the kinds of lines apart.
  static let keys = kinds.map(\.key)

  /// Reads a line; `setting` returns the setting of a cell.
  ///
  /// Returns nil and the problems if the line is invalid.
  static func read(
    _ line: SourceText, _ setting: (String) -> PageSetting?
  ) -> (input: PlayInput?, problems: [Diagnostic]) {
    var input: PlayInput?
    let problems = Fields.problems(in: line, of: "a line") { fields in
      let cell = fields.text("cell") ?? ""
      let isTyped = fields.has("text")
      let given = kinds.filter { fields.has($0.key) && !(isTyped && $0.key == cursor) }
      guard let kind = given.first, given.count == 1 else {
        _ = keys.map { fields.value($0) }
        return fields.report(
          .missingKey, at: fields.range.lowerBound..<fields.range.lowerBound + 1,
          "expected exactly one of '\(keys.joined(separator: "', '"))' in here")
      }
      input = kind.read(&fields, setting(cell)).map { PlayInput(cell: cell, request: $0) }
    }
    return (problems.contains { $0.severity == .error } ? nil : input, problems)
  }
}

// MARK: - Reading

extension Fields {
  fileprivate mutating func opened() -> PlayInput.Request? {
    var description: (any CellDescription)?
    object("open") { fields in
      switch fields.component(isForm: fields.areOfForm) {
      case .cell(let component)?: description = component.describe(&fields, nil)
      case .form?:
        _ = FormDescription(&fields)
        fields.report(
          .unknownWord, at: fields.range.lowerBound..<fields.range.lowerBound + 1,
          "expected a cell, not a form: open its cells one by one")
      case nil: break
      }
    }
    return description.map(PlayInput.Request.open)
  }

  fileprivate mutating func pointer() -> CellInput? {
    let phase: CellInput.Pointer? = word(
      "pointer", among: CellInput.Pointer.allCases.map { ($0.rawValue, $0) })
    switch phase {
    case .down, .move, .up, .hover:
      require("x")
      require("y")
    case .cancel, .leave, nil: break
    }
    let (x, y) = (rounded("x")?.double ?? 0, rounded("y")?.double ?? 0)
    let time = rounded("time")?.double
    return phase.map { .pointer($0, x: x, y: y, time: time) }
  }

  fileprivate mutating func key() -> CellInput? {
    let shift = bool("shift") ?? false
    return word("key", among: PlayKey.words).map { key in
      switch key {
      case .control(let key): .key(key, shift: shift)
      case .tab: .tab(isBackward: shift)
      }
    }
  }

  fileprivate mutating func typed() -> CellInput? {
    let place = whole(PlayInput.cursor, in: 0...PlayInput.maximum)
    return text("text").map { .text($0, cursor: place) }
  }

  fileprivate mutating func action() -> CellInput? {
    let element = whole("element", in: 0...PlayInput.maximum) ?? 0
    let action: CellInput.Action? = word(
      "action", among: CellInput.Action.allCases.map { ($0.rawValue, $0) })
    return action.map { .action($0, element: element) }
  }

  fileprivate mutating func formValue(_ name: String) -> FormValue? {
    switch form(of: name) {
    case .flag: bool(name).map(FormValue.flag)
    case .number: decimal(name).map(FormValue.number)
    case .text: text(name).map(FormValue.text)
    case .list: wholes(name).map(FormValue.indexes)
    case .object: range(name)
    case nil: nil
    }
  }
}

extension Fields {
  /// Reads two values.
  private mutating func range(_ name: String) -> FormValue? {
    var range: FormValue?
    object(name, such: #"{"lower": 1, "upper": 2}"#) { fields in
      if let lower = fields.decimal("lower"), let upper = fields.decimal("upper") {
        range = .range(lower, upper)
      }
    }
    return range
  }
}

/// A key of a line.
enum PlayKey: Sendable {
  /// A key that controls handle.
  case control(ControlKey)
  /// The Tab key.
  case tab

  /// The names of the keys.
  static let words: [(word: String, value: PlayKey)] =
    controls.map { ($0.word, .control($0.value)) } + [("tab", .tab)]

  private static let controls: [(word: String, value: ControlKey)] =
    [
      ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("home", .home),
      ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown), ("space", .space),
      ("enter", .enter), ("escape", .escape),
    ] + (0...9).map { ("\($0)", .digit($0)) }
}
