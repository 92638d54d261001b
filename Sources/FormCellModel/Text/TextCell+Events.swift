extension TextCell {
  /// Handles an event, and returns its effects in order.
  ///
  /// A change by the program has no effect to report, unless a limit cuts or refuses it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func handle(_ event: TextEvent) -> [TextEffect] {
    switch (phase, event) {
    case (.resting, .focus), (.onButton, .focus): return begin()
    case (.editing, .focus), (.resting, .blur), (.resting, .done), (.resting, .select),
      (.resting, .revert), (.onButton, .done), (.onButton, .select), (.onButton, .revert):
      return []
    case (.resting, .focusButton), (.onButton, .focusButton):
      focusesButton = true
      return []
    case (.editing(let editing), .focusButton):
      // The eye must not change what it shows before it is pressed.
      let wasRevealed = isRevealed
      let effects = end(editing, .key)
      focusesButton = true
      isRevealed = wasRevealed && focusesButton
      return effects
    case (.onButton, .blur):
      (phase, isRevealed) = (.resting, false)
      return []
    case (.resting, .insert), (.resting, .replace), (.resting, .deleteBackward),
      (.onButton, .insert), (.onButton, .replace), (.onButton, .deleteBackward):
      return field.hindrance.map { [.hindered($0)] } ?? begin() + handle(event)
    case (.editing(let editing), .insert(let typed)):
      return change(editing.selection, to: typed, editing)
    case (.editing(let editing), .replace(let range, let typed, let cursor)):
      let effects = change(range, to: typed, editing)
      // A mask writes another text, for which the cursor was not meant.
      let meant = style.isMultiline ? typed : typed.onOneLine
      if let cursor, meant.hasPrefix(editedText) { _ = handle(.select(cursor..<cursor)) }
      return effects
    case (.editing(let editing), .deleteBackward):
      let selection = editing.selection
      let start = selection.isEmpty ? max(selection.lowerBound - 1, 0) : selection.lowerBound
      return change(start..<selection.upperBound, to: "", editing)
    case (.editing(var editing), .select(let range)):
      let count = editedText.count
      editing.start = min(max(range.lowerBound, 0), count)
      editing.end = min(max(range.upperBound, 0), count)
      phase = .editing(editing)
      return []
    case (.editing(let editing), .blur(let origin)): return end(editing, origin)
    case (.editing(let editing), .revert(let origin)): return revert(editing, origin)
    case (.editing(let editing), .done(let origin)): return end(editing, origin) + [.focus(.away)]
    case (.editing(let editing), .next(let origin)): return end(editing, origin) + [.focus(.next)]
    case (.resting, .next), (.onButton, .next): return [.focus(.next)]
    case (_, .clear(let origin)): return clear(origin)
    case (.resting, .action(let origin)), (.onButton, .action(let origin)):
      return hasAction ? [.action(origin)] : []
    case (.editing, .action): return []
    case (_, .reveal):
      if isSecure, canChange { isRevealed.toggle() }
      return []
    case (_, .setText(let text)): return set(text)
    case (_, .reset):
      put(initialText)
      return []
    }
  }

  /// The text that is shown while the user edits.
  var editedText: String { entry.shown(text, isEditing: true) }

  /// True if the icon of the program is there, and can be activated.
  var hasAction: Bool { action != nil && canChange && !isSecure && !isEditing }

  private mutating func begin() -> [TextEffect] {
    if let hindrance = field.hindrance { return [.hindered(hindrance)] }
    phase = .editing(TextEditing(of: text, shown: editedText))
    return [.focus(.here)]
  }

  private mutating func end(_ editing: TextEditing, _ origin: EventOrigin) -> [TextEffect] {
    phase = .resting
    isRevealed = false
    let finished = editing.original == text ? text : entry.finished(text)
    let live: [TextEffect] = finished == text ? [] : [.live(finished, origin)]
    text = finished
    return live
      + (editing.original == text ? [] : [.commit(from: editing.original, to: text, origin)])
  }

  private mutating func revert(_ editing: TextEditing, _ origin: EventOrigin) -> [TextEffect] {
    let isChanged = text != editing.original
    text = editing.original
    return end(editing, origin) + (isChanged ? [.cancelled(to: text, origin)] : [])
  }

  private mutating func change(
    _ range: Range<Int>, to typed: String, _ editing: TextEditing
  ) -> [TextEffect] {
    if let hindrance = field.hindrance { return [.hindered(hindrance)] }
    let typed = style.isMultiline ? typed : typed.onOneLine
    var change = TextChange(of: range, in: editedText, with: typed)
    change.isForward = typed.isEmpty && editing.selection == range.lowerBound..<range.lowerBound
    guard let wanted = entry.accepted(change) else { return [.hindered(.notAllowed)] }
    guard let (change, lost) = limit.fitted(wanted) else { return [.hindered(.full)] }
    let isNew = change.result != text
    text = change.result
    var editing = editing
    // A limit can cut the text before the cursor.
    editing.start = min(change.cursor, editedText.count)
    editing.end = editing.start
    phase = .editing(editing)
    return (isNew ? [.live(text, .key)] : []) + hindrances(isPartial: change.isPartial, lost: lost)
  }

  private mutating func clear(_ origin: EventOrigin) -> [TextEffect] {
    if let hindrance = field.hindrance { return [.hindered(hindrance)] }
    guard !text.isEmpty else { return [] }
    let old = text
    text = ""
    guard var editing else { return [.live("", origin), .commit(from: old, to: "", origin)] }
    (editing.start, editing.end) = (0, 0)
    phase = .editing(editing)
    return [.live("", origin)]
  }

  private mutating func set(_ new: String) -> [TextEffect] {
    let (value, isPartial) = entry.read(style.isMultiline ? new : new.onOneLine)
    // As with a text that is pasted, the old one stays.
    if value.isEmpty, isPartial { return [.hindered(.notAllowed)] }
    let change = TextChange(of: 0..<Int.max, in: text, with: value)
    guard let (change, lost) = limit.fitted(change) else { return [.hindered(.full)] }
    put(change.result)
    return hindrances(isPartial: isPartial, lost: lost)
  }

  private func hindrances(isPartial: Bool, lost: Int) -> [TextEffect] {
    (isPartial ? [.hindered(.notAllowed)] : []) + (lost > 0 ? [.hindered(.cut, count: lost)] : [])
  }

  /// Sets the text, with the cursor at its end; a new one is also what an edit goes back to.
  private mutating func put(_ new: String) {
    let isNew = new != text
    text = new
    guard var editing else { return }
    if isNew { editing.original = new }
    editing.start = editedText.count
    editing.end = editing.start
    phase = .editing(editing)
  }
}
