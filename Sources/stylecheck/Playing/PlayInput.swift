import FormCellModel
import StyleSheet

/// A line of input to a running cell or form: a request, and its name.
struct PlayInput: Sendable {
  enum Request: Sendable {
    /// Opens a cell, or replaces the one of the same name.
    case open(any CellDescription)
    case openForm(DefinedForm)
    /// Closes the cell or form.
    case close
    /// Handles an input of the user or the program.
    case handle(CellInput)
    case handleInForm(FormEvent)
    /// Draws the cell or form in another setting.
    case set(PageSetting)
    /// Loads other sheets for all cells.
    case sheets([String])
    /// Takes the widths of texts by the numbers of the questions.
    case widths([Int: Double])
  }

  /// The cell or form that a line is for.
  enum Target: Sendable {
    case cell(PageSetting)
    case form(FormState, PageSetting)

    var setting: PageSetting {
      switch self {
      case .cell(let setting), .form(_, let setting): setting
      }
    }
  }

  let cell: String
  let request: Request

  /// A kind of line, by the key that only it has.
  private struct Kind: Sendable {
    let key: String
    let read: @Sendable (inout JSONFields, Target?) -> Request?
    /// True for a line that needs nothing that is open.
    var opens: Bool { ["open", "sheets", "widths"].contains(key) }

    init(_ key: String, read: @escaping @Sendable (inout JSONFields, Target?) -> Request?) {
      self.key = key
      self.read = read
    }

    /// An input to a cell, which in a form needs the key of its field.
    init(_ key: String, input: @escaping @Sendable (inout JSONFields) -> CellInput?) {
      self.init(key) { fields, target in
        guard case .form(let form, _) = target else {
          return input(&fields).map(Request.handle)
        }
        _ = fields.value(FormLine.field)
        guard let input = input(&fields) else { return nil }
        return fields.event(input, in: form).map(Request.handleInForm)
      }
    }

    init(_ key: String, event: @escaping @Sendable (inout JSONFields, FormState) -> FormEvent?) {
      self.init(key) { fields, target in
        guard case .form(let form, _) = target else {
          fields.skipOthers()
          fields.report(.misplacedKey, at: fields.placeOfKey(key), "'\(key)' needs an open form")
          return nil
        }
        return event(&fields, form).map(Request.handleInForm)
      }
    }
  }

  /// The key of the cursor, which a line with a text can have, too.
  fileprivate static let cursor = "cursor"
  /// The greatest index in a line.
  fileprivate static let maximum = Int(Int32.max)

  fileprivate static let controlKeys: [(word: String, value: ControlKey?)] =
    [
      ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("home", .home),
      ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown), ("space", .space),
      ("enter", .enter), ("escape", .escape),
    ] + (0...9).map { ("\($0)", .digit($0)) }

  private static let kinds = [
    Kind("open", read: { fields, _ in fields.opened() }),
    Kind("close", read: { fields, _ in fields.isGiven("close") ? .close : nil }),
    Kind("pointer", input: { $0.pointer() }),
    Kind("key", input: { $0.key() }),
    Kind("text", input: { $0.typed() }),
    Kind(cursor, input: { $0.whole(cursor, in: 0...maximum).map(CellInput.cursor) }),
    Kind("action", input: { $0.action() }),
    Kind("focus", input: { $0.focus() }),
    Kind("set", input: { $0.formValue("set").map(CellInput.set) }),
    Kind("unset", input: { $0.isGiven("unset") ? .set(.none) : nil }),
    Kind("setting") { fields, target in
      guard let setting = target?.setting else { return nil }
      var changed = setting
      fields.object("setting") { changed = PageSetting(&$0, over: setting) }
      return .set(changed)
    },
    Kind("sheets", read: { fields, _ in fields.texts("sheets").map(Request.sheets) }),
    Kind("widths", read: { fields, _ in .widths(fields.widths()) }),
    Kind("form", event: { fields, _ in fields.word("form", among: FormLine.words) }),
    Kind("values", event: { $0.formValues("values", of: $1).map(FormEvent.set) }),
    Kind("messages", event: { $0.messages(in: $1) }),
    Kind("checked", event: { fields, _ in fields.checked() }),
    Kind("reply", event: { $0.reply(to: $1) }),
  ]

  static let keys = kinds.map(\.key)

  /// Reads a line or returns its problems; `target` returns the cell or form of a name.
  static func read(
    _ line: SourceText, _ target: (String) -> Target?
  ) -> (input: PlayInput?, problems: [Diagnostic]) {
    var input: PlayInput?
    let problems = JSONFields.problems(in: line, of: "a line") { fields in
      let cell = fields.text("cell") ?? ""
      let isTyped = fields.has("text")
      let given = kinds.filter { fields.has($0.key) && !(isTyped && $0.key == cursor) }
      guard let kind = given.first, given.count == 1 else {
        _ = (keys + [FormLine.field]).map { fields.value($0) }
        return fields.report(
          .missingKey, at: fields.range.lowerBound..<fields.range.lowerBound + 1,
          "expected exactly one of '\(keys.joined(separator: "', '"))' in here")
      }
      let target = target(cell)
      if target == nil, !kind.opens {
        fields.skipOthers()
        return fields.report(
          .missingKey, at: fields.range.opening, "there is no cell '\(cell)': open it first")
      }
      input = kind.read(&fields, target).map { PlayInput(cell: cell, request: $0) }
    }
    return (problems.contains { $0.severity == .error } ? nil : input, problems)
  }
}

// MARK: - Reading

extension JSONFields {
  fileprivate mutating func widths() -> [Int: Double] {
    var widths: [Int: Double] = [:]
    objects("widths") { fields in
      fields.require("id")
      fields.require("width")
      let id = fields.whole("id", in: 0...PlayInput.maximum)
      let width = fields.rounded("width", in: 0...FixedDecimal.max)
      if let id, let width { widths[id] = width.double }
    }
    return widths
  }

  fileprivate mutating func opened() -> PlayInput.Request? {
    var request: PlayInput.Request?
    object("open") { fields in
      switch fields.component(isForm: fields.areOfForm) {
      case .cell(let component)?: request = .open(component.describe(&fields, nil))
      case .form? where fields.areOfDefinition:
        request = DefinedForm(&fields).map(PlayInput.Request.openForm)
      case .form?:
        _ = FormDescription(&fields)
        fields.report(
          .missingKey, at: fields.range.lowerBound..<fields.range.lowerBound + 1,
          "expected 'groups' in here: cells without keys are opened one by one")
      case nil: fields.skipOthers()
      }
    }
    return request
  }

  /// Reads a key that can only be true.
  fileprivate mutating func isGiven(_ key: String) -> Bool {
    guard let value = bool(key) else { return false }
    if !value { report(.unknownWord, at: place(of: key), "'\(key)' can only be true") }
    return value
  }

  fileprivate mutating func pointer() -> CellInput? {
    let phase: CellInput.Pointer? = word("pointer")
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

  fileprivate mutating func focus() -> CellInput? {
    let isFromEnd = bool("fromEnd") ?? false
    return bool("focus").map { $0 ? isFromEnd ? .focusFromEnd : .focus : .blur }
  }

  fileprivate mutating func key() -> CellInput? {
    let shift = bool("shift") ?? false
    return word("key", among: PlayInput.controlKeys + [("tab", nil)]).map { key in
      key.map { .key($0, shift: shift) } ?? .tab(isBackward: shift)
    }
  }

  fileprivate mutating func typed() -> CellInput? {
    let place = whole(PlayInput.cursor, in: 0...PlayInput.maximum)
    return text("text").map { .text($0, cursor: place) }
  }

  fileprivate mutating func action() -> CellInput? {
    let element = whole("element", in: 0...PlayInput.maximum) ?? 0
    let action: CellInput.Action? = word("action")
    return action.map { .action($0, element: element) }
  }
}
