/// An event of a stepper cell.
public enum StepperEvent: Hashable, Sendable {
  /// The plus button, a key or assistive technology increments the value.
  case increment(EventOrigin)
  /// The minus button, a key or assistive technology decrements the value.
  case decrement(EventOrigin)
  /// A key was pressed.
  case key(ControlKey)

  /// The text field received the focus.
  case focus
  /// The user changed the whole text of the field.
  case type(String)
  /// The user finished the text, as with Return.
  case done
  /// The field lost the focus; its text counts.
  case blur

  /// The program sets the value; nil is none.
  case setValue(FixedDecimal?)
  /// The program sets the text: a number beyond the bounds is clamped, and a text without a number
  /// becomes the lower bound.
  case setText(String)
  /// The program sets the scale; the value is moved into its bounds.
  case setScale(ValueScale)

  fileprivate var cause: ScaleEventCause {
    switch self {
    case .increment, .decrement, .key, .focus, .type: .attempt
    case .done, .blur: .continuation
    case .setValue, .setText, .setScale: .program
    }
  }
}

extension StepperCell {
  /// Handles an event in any phase, and returns its effects.
  ///
  /// A change by the program has no effect to report. While the user cannot change the cell, an
  /// edit is reverted. A step counts from the value, and without one from the lower bound.
  ///
  /// - Complexity: O(1), and O(*n*) in the length of a typed text.
  public mutating func handle(_ event: StepperEvent) -> [ScaleEffect<FixedDecimal?>] {
    if let hindrance = field.hindrance, event.cause != .program {
      return letGo(by: .program) + event.cause.effects(hindrance)
    }
    switch (phase, event) {
    // Steps.

    case (.resting, .increment(let origin)), (.editing, .increment(let origin)):
      return step(by: scale.step, origin)
    case (.resting, .decrement(let origin)), (.editing, .decrement(let origin)):
      return step(by: scale.step.negated, origin)
    case (.editing, .key(.escape)):
      return letGo(by: .key)
    case (.editing, .key(.enter)):
      return finish()
    case (.resting, .key(let key)), (.editing, .key(let key)):
      return press(key)

    // The text.

    case (.resting, .focus):
      phase = .editing(start: text)
      return []
    case (.resting, .type(let new)):
      phase = .editing(start: text)
      return type(new)
    case (.editing, .type(let new)):
      return type(new)
    case (.editing, .done), (.editing, .blur):
      return finish()
    case (.editing, .focus), (.resting, .done), (.resting, .blur):
      return []

    // The program, whose value is also what an edit goes back to.

    case (.resting, .setValue(let new)):
      hold(new)
      return []
    case (.editing, .setValue(let new)):
      hold(new)
      phase = .editing(start: text)
      return []
    case (.resting, .setText(let new)):
      hold(text: new)
      return []
    case (.editing, .setText(let new)):
      hold(text: new)
      phase = .editing(start: text)
      return []
    case (.resting, .setScale(let new)):
      take(new)
      return []
    case (.editing, .setScale(let new)):
      let effects = letGo(by: .program)
      take(new)
      return effects
    }
  }

  /// Sets the scale, and moves the value into its bounds.
  mutating func take(_ new: ValueScale) {
    let old = value
    scale = new
    if let old { hold(old) }
  }

  // MARK: - Steps

  /// The value that was committed last: during an edit, that from before it.
  private var committed: FixedDecimal? {
    if case .editing(let start) = phase { number(in: start) } else { value }
  }

  private mutating func step(
    by change: FixedDecimal, _ origin: EventOrigin
  ) -> [ScaleEffect<FixedDecimal?>] {
    guard !(isEditing && policies.editingButtons == .disabled) else { return [.hindered(.editing)] }
    let start = value ?? scale.bounds.lowerBound
    return set(scale.value(start, plus: change), isUp: change > 0, origin)
  }

  /// Sets a value at once; an edit goes on from it.
  private mutating func set(
    _ new: FixedDecimal, isUp: Bool, _ origin: EventOrigin
  ) -> [ScaleEffect<FixedDecimal?>] {
    guard new != value else {
      guard scale.step > 0 else { return [] }
      // A typed number below the lower bound counts as the bound.
      hold(new)
      return [.hindered(isUp ? .atTheUpperBound : .atTheLowerBound)]
    }
    let old = committed
    hold(new)
    if isEditing { phase = .editing(start: text) }
    // A step back to the committed value takes back what was typed.
    return value == old ? live(origin) : [.commit(from: old, to: value, origin)]
  }

  private func live(_ origin: EventOrigin) -> [ScaleEffect<FixedDecimal?>] {
    policies.live == .whileChanging ? [.live(value, origin)] : []
  }

  /// Keys that move a cursor belong to the text field.
  private mutating func press(_ key: ControlKey) -> [ScaleEffect<FixedDecimal?>] {
    switch key {
    case .up: return step(by: scale.step, .key)
    case .down: return step(by: scale.step.negated, .key)
    case .pageUp: return step(by: scale.pageStep, .key)
    case .pageDown: return step(by: scale.pageStep.negated, .key)
    case .home where !isEditing: return set(scale.bounds.lowerBound, isUp: false, .key)
    case .end where !isEditing: return set(scale.bounds.upperBound, isUp: true, .key)
    case .home, .end, .left, .right, .digit, .space, .enter, .escape: return []
    }
  }

  // MARK: - Typing

  private mutating func type(_ new: String) -> [ScaleEffect<FixedDecimal?>] {
    let old = value
    let (kept, isPartial) = writing.filtered(new, scale, policies)
    text = kept
    let most = scale.bounds.upperBound
    if policies.typedExcess == .clamped, let number = writing.number(in: text), number > most {
      hold(most)
    }
    return (value == old ? [] : live(.key)) + (isPartial ? [.hindered(.notANumber)] : [])
  }

  /// Leaves the text field, and commits the value if it is another one.
  private mutating func finish() -> [ScaleEffect<FixedDecimal?>] {
    guard case .editing(let start) = phase else { return [] }
    phase = .resting
    guard text != start else { return [] }
    let (old, typed) = (number(in: start), value)
    switch policies.result(of: text, scale, writing) {
    case .number(let number): hold(number)
    case .none where policies.emptied == .staysEmpty: text = ""
    case .none: return letGo(to: start, by: .key) + [.hindered(.notANumber)]
    case .refused: return letGo(to: start, by: .key) + [.hindered(.outOfBounds)]
    }
    if value != old { return [.commit(from: old, to: value, .key)] }
    // A text without a number can become the old one.
    return value == typed ? [] : [.cancelled(to: value, .key)]
  }

  /// Ends an edit, and restores the text from before it.
  private mutating func letGo(by origin: EventOrigin) -> [ScaleEffect<FixedDecimal?>] {
    guard case .editing(let start) = phase else { return [] }
    phase = .resting
    return letGo(to: start, by: origin)
  }

  private mutating func letGo(
    to start: String, by origin: EventOrigin
  ) -> [ScaleEffect<FixedDecimal?>] {
    let old = value
    text = start
    return value == old ? [] : [.cancelled(to: value, origin)]
  }
}
