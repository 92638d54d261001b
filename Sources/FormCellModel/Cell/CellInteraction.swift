/// The pointer on a cell and its keyboard focus, which are the same for all kinds of cells.
///
/// ```
///          down in a hit area            up in that area: up
///  free ──────────────────────▶ pressed ────────────────────▶ free
///                                         elsewhere: cancel
/// ```
///
/// An area along which a value is adjusted receives `up` anywhere.
public struct CellInteraction: Hashable, Sendable {
  /// The hit area in which the pointer went down; nil if it is up.
  private var pressed: HitArea?
  /// True if the cell has the keyboard focus.
  public private(set) var isFocused = false

  /// True if the pointer went down where it adjusts a value.
  fileprivate var isAdjusting: Bool { pressed?.way != nil }

  /// Creates an interaction without pointer and focus.
  public init() {}

  /// Follows an input; returns the input for the cell, nil for none, and whether it is taken
  /// although the cell has no event for it.
  fileprivate mutating func follow(
    _ input: CellInput, in shown: CellPresentation
  ) -> (input: CellInput?, isTaken: Bool) {
    switch input {
    case .pointer(let phase, let x, let y, _):
      return follow(phase, shown.hitArea(atX: x, y: y), input)
    case .focus, .focusFromEnd:
      isFocused = shown.isFocusable
      return (input, isFocused)
    case .blur:
      defer { isFocused = false }
      return (input, isFocused)
    case .action(let action, let element):
      return (shown.offers(action, element) ? input : nil, false)
    case .key, .tab, .text, .cursor, .set: return (input, false)
    }
  }

  private mutating func follow(
    _ phase: CellInput.Pointer, _ area: HitArea?, _ input: CellInput
  ) -> (input: CellInput?, isTaken: Bool) {
    switch (phase, pressed) {
    case (.hover, _), (.leave, _): return (input, false)
    case (.down, nil):
      pressed = area
      return area == nil ? (nil, false) : (input, true)
    // The first finger has the cell.
    case (.down, _?): return (nil, true)
    case (.move, nil), (.up, nil), (.cancel, nil): return (nil, false)
    case (.move, _?): return (input, true)
    case (.up, let start?):
      pressed = nil
      return (start.ends(in: area) ? input : .pointer(.cancel, x: 0, y: 0, time: nil), true)
    case (.cancel, _?):
      pressed = nil
      return (input, true)
    }
  }
}

extension CellPresentation {
  /// Returns true if an element has an action; a cell that is not shown knows its own elements.
  fileprivate func offers(_ action: CellInput.Action, _ element: Int) -> Bool {
    guard !accessibility.isEmpty else { return true }
    guard accessibility.indices.contains(element) else { return false }
    let element = accessibility[element]
    return switch action {
    case .activate: !element.traits.contains(.notEnabled)
    case .increment, .decrement:
      element.traits.contains(.adjustable) && !element.traits.contains(.notEnabled)
    case .clear, .reveal, .custom: element.actions.contains { $0.kind.rawValue == action.rawValue }
    }
  }
}

extension HitArea {
  /// Returns true if a press of this area takes effect where the pointer is lifted.
  fileprivate func ends(in area: HitArea?) -> Bool {
    switch purpose {
    case .adjust: true
    case .activate, .edit: area?.part == part
    case .choose: area?.part == part && area?.purpose == purpose
    }
  }
}

extension FormCell {
  /// Handles an input, and returns its effects in order.
  ///
  /// The focus has to move to the cell if an edit of a text begins, and away from it if a key ends
  /// the edit.
  ///
  /// - Parameters:
  ///   - input: The input of the renderer.
  ///   - interaction: The interaction with this cell so far.
  ///   - shown: The presentation that the renderer shows.
  /// - Returns: Nil if the cell does not take the input; a renderer then passes a key on.
  public mutating func handle(
    _ input: CellInput, _ interaction: inout CellInteraction, in shown: CellPresentation
  ) -> [CellEffect]? {
    // A pointer that adjusts a value also moves to where it is lifted.
    if case .pointer(.up, let x, let y, let time) = input, interaction.isAdjusting,
      x.isFinite, y.isFinite
    {
      let moved = take(.pointer(.move, x: x, y: y, time: time), &interaction, in: shown) ?? []
      return moved + (take(input, &interaction, in: shown) ?? [])
    }
    return take(input, &interaction, in: shown)
  }

  private mutating func take(
    _ input: CellInput, _ interaction: inout CellInteraction, in shown: CellPresentation
  ) -> [CellEffect]? {
    let (own, isTaken) = interaction.follow(input, in: shown)
    // The focus that follows a tap on a text field leaves its edit as it is.
    if input.givesFocus, editedPart != nil { return isTaken ? [] : nil }
    guard let own, let event = event(for: own, in: shown),
      own != .blur || changes(by: event)
    else { return isTaken ? [] : nil }
    let old = editedPart
    let effects = handle(event).map(generic)
    if let editedPart, editedPart != old, !effects.contains(.focus(.here)) {
      return [.focus(.here)] + effects
    }
    if old != nil, editedPart == nil, case .key = input, !effects.contains(.focus(.away)) {
      return effects + [.focus(.away)]
    }
    return effects
  }
}
