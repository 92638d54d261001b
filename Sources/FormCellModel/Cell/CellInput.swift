/// An input to a cell of any kind, in the terms of what a renderer shows: points, keys and elements.
///
/// A renderer in any language needs no other events; each cell translates them into its own.
public enum CellInput: Hashable, Sendable {
  /// The phase of a pointer.
  public enum Pointer: String, Hashable, Sendable, CaseIterable, Codable {
    /// A finger, a pen or a button went down.
    case down = "down"
    /// The pointer moved while it is down.
    case move = "move"
    /// It was lifted.
    case up = "up"
    /// The system canceled the touch.
    case cancel = "cancel"
    /// A pointer that is not down moved over the cell.
    case hover = "hover"
    /// A pointer that is not down left the cell.
    case leave = "leave"
  }

  /// An action of an assistive technology.
  public enum Action: String, Hashable, Sendable, CaseIterable, Codable {
    case activate = "activate"
    case increment = "increment"
    case decrement = "decrement"
    case clear = "clear"
    /// Shows or hides a secret text.
    case reveal = "reveal"
    /// Activates an icon of the program.
    case custom = "custom"
  }

  /// A pointer at a point in the coordinates of the presentation; `time` is in seconds of any
  /// monotonic clock, nil if unknown.
  case pointer(Pointer, x: Double, y: Double, time: Double?)
  /// A key was pressed.
  case key(ControlKey, shift: Bool)
  /// The Tab key was pressed; it moves the focus within the cell.
  case tab(isBackward: Bool)
  /// The text of the field in focus was edited to this one.
  ///
  /// `cursor` is the number of characters before the cursor; nil is the end.
  case text(String, cursor: Int? = nil)
  /// The cursor was placed behind this number of characters of the edited text.
  case cursor(Int)
  /// An action on an element, by its index in ``CellPresentation/accessibility``.
  case action(Action, element: Int)
  /// The cell received the keyboard focus.
  case focus
  /// The cell received the keyboard focus from behind it, by Shift and Tab: the last of its thumbs, text
  /// fields and buttons has it.
  case focusFromEnd
  /// The cell lost the keyboard focus.
  case blur
  /// The program set the value; for a button, which has none, the name of a ``ButtonActivity``, or true or
  /// false for its selection.
  case set(FormValue)

  var isPress: Bool { if case .pointer(.down, _, _, _) = self { true } else { false } }

  /// The origin of the changes that the input makes.
  var origin: EventOrigin {
    switch self {
    case .pointer: .pointer
    case .key, .tab, .text, .cursor, .focus, .focusFromEnd, .blur: .key
    case .action: .accessibility
    case .set: .program
    }
  }

  /// True for an input of the user before which a change in progress in another cell becomes a
  /// step.
  var endsOtherChanges: Bool {
    switch self {
    case .pointer(.hover, _, _, _), .pointer(.leave, _, _, _), .tab, .focus, .focusFromEnd, .blur,
      .set:
      false
    case .pointer, .key, .text, .cursor, .action: true
    }
  }

  var givesFocus: Bool { self == .focus || self == .focusFromEnd }
}

/// An effect of an input to a cell of any kind; the cell has changed already.
public enum CellEffect: Hashable, Sendable {
  /// The shown value changed, and the change can still be reverted.
  case live(FormValue, EventOrigin)
  /// The value is committed.
  case commit(FormValue, EventOrigin)
  /// Live changes were reverted; the value is that before the interaction.
  case cancelled(FormValue, EventOrigin)
  /// The value that a pointer previews changed; at the end of the preview, the current value.
  case hovered(FormValue)
  /// Assistive technology should speak ``CellPresentation/announcement``.
  case announce
  /// The user should feel a haptic tick.
  case tick
  /// The options of the cell were shown.
  case opened
  /// They were hidden.
  case closed
  /// The keyboard focus has to move.
  case focus(FocusMove)
  /// The action of the cell has to be performed.
  case perform(EventOrigin)
  /// A change was not made, or not completely; `count` is the number of characters that were cut.
  case hindered(CellHindrance, count: Int? = nil)
}

/// A movement of the keyboard focus that a cell asks for.
public enum FocusMove: String, Hashable, Sendable, CaseIterable, Codable {
  /// To the cell.
  case here = "here"
  /// To no cell.
  case away = "away"
  /// To the next cell.
  case next = "next"
}

extension CellPresentation {
  /// Returns the hit area at a point, the last one drawn; nil if there is none.
  public func hitArea(atX x: Double, y: Double) -> HitArea? {
    hitAreas.last { $0.frame.contains(x: x, y: y) }
  }
}
