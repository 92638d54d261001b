/// An event of a choice cell.
public enum ChoiceEvent: Hashable, Sendable {
  /// The user taps an option, or activates it by key or assistive technology.
  case activate(Int, EventOrigin)
  /// The user presses a key, in text of this direction.
  case key(ControlKey, ReadingDirection = .leftToRight)
  /// The wheel of a picker stops at an option.
  case turn(to: Int, EventOrigin)
  /// The wheel turns to the next option.
  case increment(EventOrigin)
  /// The wheel turns to the previous option.
  case decrement(EventOrigin)
  /// A picker opens.
  case open(EventOrigin)
  /// A picker closes.
  case close(EventOrigin)
  /// A picker closes, with the selection from before it was opened.
  case revert(EventOrigin)
  /// The user taps the row of a picker: it opens or closes.
  case toggle(EventOrigin)
  /// The cell receives the keyboard focus.
  case focus
  /// The cell loses the keyboard focus.
  case blur
  /// The program sets the selection; an open picker stays open.
  case setSelection([Int])
  /// The program sets the options; the selected places stay. Without options, an open picker
  /// closes.
  case setOptions([String])
  /// The program restores the initial selection, and closes a picker.
  case reset
}

/// A notification for the caller after an event; the cell itself has changed already.
///
/// A selection by the program has no effect to report.
public enum ChoiceEffect: Hashable, Sendable {
  /// An open picker was turned; the change can still be reverted.
  case live(to: [Int], EventOrigin)
  /// The user has changed the selection.
  case commit(from: [Int], to: [Int], EventOrigin)
  /// The user has turned an open picker, and closed it without the change; the selection is that from
  /// before.
  case cancelled(to: [Int], EventOrigin)
  /// The picker has opened.
  case opened(EventOrigin)
  /// The picker has closed.
  case closed(EventOrigin)
  /// The user tried a change that is not possible.
  case hindered(CellHindrance, EventOrigin)
}

extension ChoiceCell {
  /// Handles an event, and returns its effects.
  public mutating func handle(_ event: ChoiceEvent) -> [ChoiceEffect] {
    switch (phase, event) {
    case (_, .activate(let option, let origin)): return activate(option, origin)
    case (_, .key(let key, let direction)): return press(key, direction)
    case (_, .turn(let option, let origin)): return turn(to: option, origin)
    case (_, .increment(let origin)): return turn(by: 1, origin)
    case (_, .decrement(let origin)): return turn(by: -1, origin)

    case (.closed, .open(let origin)), (.closed, .toggle(let origin)): return open(origin)
    case (.open(let start), .close(let origin)), (.open(let start), .toggle(let origin)):
      return close(since: start, origin)
    case (.open(let start), .revert(let origin)): return cancel(to: start, origin)
    // The picker is open, or closed, already.
    case (.open, .open), (.closed, .close), (.closed, .revert): return []

    case (_, .focus):
      if style != .picker { focusedOption = place(by: 0, from: selectedOption) }
      return []
    case (_, .blur):
      focusedOption = nil
      return []

    case (.closed, .setSelection(let selection)):
      set(selection)
      return []
    // A new one is also what an open picker goes back to.
    case (.open(let start), .setSelection(let selection)):
      phase = .open(from: selection == shownSelection ? start : selection)
      self.selection = selection
      return []
    case (_, .setOptions(let options)):
      self.options = options
      focusedOption = focusedOption.flatMap { options.isEmpty ? nil : min($0, options.count - 1) }
      guard case .open(let start) = phase, options.isEmpty else { return [] }
      return close(since: start, .program)
    case (.closed, .reset):
      set(initialSelection)
      return []
    case (.open, .reset):
      (selection, phase) = (initialSelection, .closed)
      return [.closed(.program)]
    }
  }

  /// Sets the selection; the keyboard focus follows a single one, as it does in a group of radio
  /// buttons.
  private mutating func set(_ new: [Int]) {
    selection = new
    if !allowsMultiple, let selectedOption { moveFocusIfPresent(to: selectedOption) }
  }

  /// Moves the keyboard focus to an option, if the cell has it.
  private mutating func moveFocusIfPresent(to option: Int) {
    if focusedOption != nil { focusedOption = option }
  }

  // MARK: - Choosing

  /// Selects an option, or removes it from the selection.
  mutating func activate(_ option: Int, _ origin: EventOrigin) -> [ChoiceEffect] {
    guard style != .picker else { return turn(to: option, origin) }
    if let hindrance = field.hindrance { return [.hindered(hindrance, origin)] }
    guard options.indices.contains(option) else { return [] }
    moveFocusIfPresent(to: option)
    var new = selection
    if let place = new.firstIndex(of: option) {
      guard new.count > 1 || allowsEmpty else {
        return allowsMultiple ? [.hindered(.lastOption, origin)] : []
      }
      new.remove(at: place)
    } else {
      new = (allowsMultiple ? new : []) + [option]
    }
    return commit(new, origin)
  }

  mutating func commit(_ new: [Int], _ origin: EventOrigin) -> [ChoiceEffect] {
    let old = selection
    selection = new
    return [.commit(from: old, to: new, origin)]
  }

  // MARK: - Pickers

  mutating func open(_ origin: EventOrigin) -> [ChoiceEffect] {
    guard style == .picker, !picker.staysOpen, !options.isEmpty else { return [] }
    if origin.isUser, let hindrance = field.hindrance { return [.hindered(hindrance, origin)] }
    phase = .open(from: selection)
    return [.opened(origin)]
  }

  mutating func close(since start: [Int], _ origin: EventOrigin) -> [ChoiceEffect] {
    phase = .closed
    let change = ChoiceEffect.commit(from: start, to: selection, origin)
    return (selection == start ? [] : [change]) + [.closed(origin)]
  }

  /// Closes an open picker, and restores the selection from before.
  mutating func cancel(to start: [Int], _ origin: EventOrigin) -> [ChoiceEffect] {
    let isChanged = selection != start
    (selection, phase) = (start, .closed)
    return (isChanged ? [.cancelled(to: start, origin)] : []) + [.closed(origin)]
  }

  mutating func turn(to option: Int, _ origin: EventOrigin) -> [ChoiceEffect] {
    guard isOpen else { return [] }
    if let hindrance = field.hindrance { return [.hindered(hindrance, origin)] }
    guard options.indices.contains(option), selection != [option] else { return [] }
    if picker.staysOpen { return commit([option], origin) }
    selection = [option]
    return picker.tracksLive ? [.live(to: selection, origin)] : []
  }

  /// Turns the wheel by a number of options, up to its ends.
  mutating func turn(by step: Int, _ origin: EventOrigin) -> [ChoiceEffect] {
    place(by: step, from: selectedOption).map { turn(to: $0, origin) } ?? []
  }

  var selectedOption: Int? { selection.first { options.indices.contains($0) } }

  /// Returns the option at a distance from another, up to the ends; nil without options.
  ///
  /// From none, the first step forward goes to the first option.
  func place(by step: Int, from start: Int?) -> Int? {
    guard !options.isEmpty else { return nil }
    return min(max((start ?? (step > 0 ? -1 : 0)) + step, 0), options.count - 1)
  }

  // MARK: - Keys

  /// Returns true if a key would change the cell, or remove the last option; a caller passes other
  /// keys on.
  public func takes(_ key: ControlKey, _ direction: ReadingDirection = .leftToRight) -> Bool {
    var cell = self
    let effects = cell.press(key, direction)
    return cell != self || effects == [.hindered(.lastOption, .key)]
  }

  mutating func press(_ key: ControlKey, _ direction: ReadingDirection) -> [ChoiceEffect] {
    switch style {
    case .segments, .chips: move(key, direction)
    case .picker: isOpen ? turn(key) : openByKey(key)
    }
  }

  /// Moves the keyboard focus among segments or chips.
  ///
  /// Arrows select a segment, as in a group of radio buttons; they only move among chips, as in a
  /// list of several choices.
  ///
  /// Source: WAI-ARIA Authoring Practices 1.2, "Radio Group" and "Listbox".
  private mutating func move(_ key: ControlKey, _ direction: ReadingDirection) -> [ChoiceEffect] {
    let start = focusedOption ?? selectedOption
    let forward = direction == .leftToRight ? 1 : -1
    return switch key {
    case .right: moveFocus(to: place(by: forward, from: start))
    case .left: moveFocus(to: place(by: -forward, from: start))
    case .down: moveFocus(to: place(by: 1, from: start))
    case .up: moveFocus(to: place(by: -1, from: start))
    case .home: moveFocus(to: options.indices.first)
    case .end: moveFocus(to: options.indices.last)
    case .space, .enter: place(by: 0, from: start).map { activate($0, .key) } ?? []
    case .pageUp, .pageDown, .digit, .escape: []
    }
  }

  private mutating func moveFocus(to option: Int?) -> [ChoiceEffect] {
    guard let option else { return [] }
    if let hindrance = field.hindrance { return [.hindered(hindrance, .key)] }
    focusedOption = option
    let selects = style == .segments && !allowsMultiple && selection != [option]
    return selects ? commit([option], .key) : []
  }

  private mutating func openByKey(_ key: ControlKey) -> [ChoiceEffect] {
    switch key {
    case .space, .enter, .up, .down: open(.key)
    case .left, .right, .home, .end, .pageUp, .pageDown, .digit, .escape: []
    }
  }

  /// Turns the wheel of an open picker; Escape restores the selection from before.
  private mutating func turn(_ key: ControlKey) -> [ChoiceEffect] {
    switch key {
    case .up: return turn(by: -1, .key)
    case .down: return turn(by: 1, .key)
    case .pageUp: return turn(by: -ChoiceWheel.rows, .key)
    case .pageDown: return turn(by: ChoiceWheel.rows, .key)
    case .home: return turn(to: 0, .key)
    case .end: return turn(to: options.count - 1, .key)
    case .space, .enter, .escape:
      guard case .open(let start) = phase else { return [] }
      return key == .escape ? cancel(to: start, .key) : close(since: start, .key)
    case .left, .right, .digit: return []
    }
  }
}
