extension ChoiceCell {
  /// Returns true if a key would change the cell; a caller passes other keys on.
  public func takes(_ key: ControlKey, _ direction: ReadingDirection = .leftToRight) -> Bool {
    changes(by: .key(key, direction))
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
