import FormCellModel
import StyleSheet

@testable import stylecheck

/// A described cell and its effects so far.
struct PeerStory {
  private var description: RatingDescription
  /// The cell as the field of a form, before any event.
  private let initial: RatingCell
  private var isTouched = false
  /// All effects so far, in order.
  private(set) var effects: [RatingEffect] = []

  var cell: RatingCell { description.cell }

  /// Creates the cell of a description.
  init(_ setup: [JSON.Member]) throws {
    var fields = JSONFields(setup, range: 0..<1)
    description = RatingDescription(&fields)
    let errors = fields.finished().filter { $0.severity == .error }
    guard errors.isEmpty else { throw PeerCase.Gap(description: "\(errors.map(\.message))") }
    initial = description.cell
  }

  /// The presentation of the cell without a sheet.
  var shown: RatingPresentation {
    let setting = description.setting
    return description.presentation(in: .fiori, width: setting.width, setting).0
  }

  /// Handles the event of a line of a case.
  mutating func take(_ line: String) throws {
    isTouched = true
    // A renderer gives the focus only to a cell that can have it.
    if line == "focus", !shown.cell.isFocusable { return }
    effects += description.cell.handle(try event(line))
  }
}

// MARK: - The field of a form

extension PeerStory {
  private static let key: FormKey = "rating"

  /// Returns a form that owns the cell, with the current value.
  private func form() throws -> FormState {
    var form = try FormState(FormDefinition([FormEntry(Self.key, .rating(initial))]))
    guard isTouched else { return form }
    _ = form.handle(.input(Self.key, .focus))
    _ = form.handle(.input(Self.key, .set(cell.formValue)))
    _ = form.handle(.next)
    return form
  }

  /// Returns the rating to which a form resets its field.
  private func initialRating() throws -> FixedDecimal? {
    var form = try form()
    _ = form.handle(.reset)
    guard case .rating(let cell)? = form.control(of: Self.key) else { return nil }
    return cell.rating
  }

  /// The state of the field in a form: untouched, cleared or chosen.
  var state: String {
    guard let field = try? form()[Self.key] else { return "no form" }
    if !field.isTouched { return "untouched" }
    return field.value == .none ? "cleared" : "chosen"
  }
}

// MARK: - Events

extension PeerStory {
  private func event(_ line: String) throws -> RatingEvent {
    let words = line.split(separator: " ").map(String.init)
    let gap = PeerCase.Gap(description: "no event '\(line)'")
    guard let verb = words.first else { throw gap }
    let rest = Array(words.dropFirst())
    switch verb {
    case "tap": return .tap(at: try touch(rest, else: gap))
    case "down": return .touchBegan(at: try touch(rest, else: gap))
    case "move": return .touchMoved(to: try touch(rest, else: gap))
    case "hover": return .hoverMoved(to: try touch(rest, else: gap))
    case "key": return try key(rest, else: gap)
    case "inc": return .increment(try origin(rest.first, else: gap))
    case "dec": return .decrement(try origin(rest.first, else: gap))
    case "activate": return .activate(try origin(rest.first, else: gap))
    case "choose":
      guard let value = rest.first.flatMap({ FixedDecimal($0) }) else { throw gap }
      return .choose(value, try origin(rest.dropFirst().first, else: gap))
    case "set":
      if rest == ["none"] || rest == ["null"] { return .setValue(nil) }
      guard let value = rest.first.flatMap({ FixedDecimal($0) }) else { throw gap }
      return .setValue(value)
    case "bounds":
      let ends = rest.compactMap { Int($0) }
      guard ends.count == 2 else { throw gap }
      return .setBounds(cell.bounds.moved(toLower: ends[0], upper: ends[1]))
    case "grid", "minimum":
      guard rest.count == 1, let number = FixedDecimal(rest[0]) else { throw gap }
      var policies = cell.policies
      if verb == "minimum" {
        policies.holding.minimum = number
      } else {
        policies.holding.rounding = .nearest(number)
      }
      return .setPolicies(policies)
    case "default": return .setValue(try initialRating())
    case "editable":
      guard let isEditable = rest.first.flatMap({ Bool($0) }) else { throw gap }
      return .setEditable(isEditable)
    case "style":
      guard let style = rest.first.flatMap({ RatingStyle(rawValue: $0) }) else { throw gap }
      return .setStyle(style)
    default:
      guard let event = Self.words[verb] else { throw gap }
      return event
    }
  }

  private static let words: [String: RatingEvent] = [
    "up": .touchEnded, "cancel": .touchCancelled, "hoverend": .hoverEnded, "focus": .focus,
    "blur": .blur, "engage": .engage, "accept": .accept, "revert": .revert, "reset": .reset,
  ]

  private static let keys: [String: ControlKey] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "home": .home, "end": .end,
    "pageup": .pageUp, "pagedown": .pageDown, "space": .space, "enter": .enter,
    "escape": .escape,
  ]

  private func key(_ words: [String], else gap: PeerCase.Gap) throws -> RatingEvent {
    let names = words.filter { $0 != "shift" && $0 != "rtl" && $0 != "digit" }
    guard names.count == 1, let name = names.first else { throw gap }
    guard let key = Self.keys[name.lowercased()] ?? Int(name).map(ControlKey.digit) else {
      throw gap
    }
    return .key(
      key, shift: words.contains("shift"), words.contains("rtl") ? .rightToLeft : .leftToRight)
  }

  private func origin(_ word: String?, else gap: PeerCase.Gap) throws -> EventOrigin {
    guard let word else { return .accessibility }
    guard let origin = EventOrigin.allCases.first(where: { "\($0)" == word }) else { throw gap }
    return origin
  }

  /// Parses `on I F`, a fraction of a mark, or `at X` or `at X Y`, points along and across the row.
  private func touch(_ words: [String], else gap: PeerCase.Gap) throws -> ControlTouch {
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == words.count - 1 else { throw gap }
    switch (words.first, numbers.count) {
    case ("on", 2):
      let row = cell.row
      return ControlTouch(
        along: row.leading + numbers[0] * row.pitch + numbers[1] * row.itemLength)
    case ("at", 1): return ControlTouch(along: numbers[0])
    case ("at", 2): return ControlTouch(along: numbers[0], across: numbers[1])
    default: throw gap
    }
  }
}

extension ScaleBounds {
  /// Returns bounds with new ends, which can be in the wrong order.
  ///
  /// In the wrong order, the end that changes moves to the other one: the lower end if the upper end
  /// is unchanged, else the upper end.
  ///
  /// Source: Material Design In XAML, `RatingBar`, its tests.
  fileprivate func moved(toLower lower: Int, upper: Int) -> ScaleBounds {
    if lower <= upper { return ScaleBounds(clamping: lower...upper) }
    let end = upper == self.upper ? upper : lower
    return ScaleBounds(clamping: end...end)
  }
}
