/// An event of a text cell.
///
/// Positions are in characters of the text that the cell shows while it is edited.
public enum TextEvent: Hashable, Sendable {
  /// The user taps the text, or the focus moves to it.
  case focus(EventOrigin)
  /// The keyboard focus moves to the button beside the text, if there is one; an edit ends.
  case focusButton
  /// The focus leaves the cell.
  case blur(EventOrigin)
  /// The user types or pastes a text at the cursor, in the place of the selection.
  case insert(String)
  /// The user replaces some characters; the cursor is then after a number of characters, or if that
  /// is nil, after the new ones.
  case replace(Range<Int>, with: String, cursor: Int? = nil)
  /// The user deletes the selection, or the character before the cursor.
  case deleteBackward
  /// The user selects characters, or places the cursor.
  case select(Range<Int>)
  /// The user deletes the whole text.
  case clear(EventOrigin)
  /// The user activates the icon of the program.
  case action(EventOrigin)
  /// The user shows or hides a secure text.
  case reveal(EventOrigin)
  /// The user presses Escape: the text is that from before the edit, which ends.
  case revert(EventOrigin)
  /// The user presses Done, or Return in a cell of one line.
  case done(EventOrigin)
  /// The user presses Next, or Tab.
  case next(EventOrigin)
  /// The program sets the text.
  case setText(String)
  /// The program restores the initial text.
  case reset
}

/// A notification or a task for the caller after an event.
public enum TextEffect: Hashable, Sendable {
  /// The keyboard focus has to move.
  case focus(FocusMove)
  /// The user has changed the text, and can go on.
  case live(String, EventOrigin)
  /// The user has finished a change of the text.
  case commit(from: String, to: String, EventOrigin)
  /// The user has reverted the changes of an edit, to this text.
  case cancelled(to: String, EventOrigin)
  /// The user has activated the icon of the program.
  case action(EventOrigin)
  /// A change was not made, or not completely; `count` is the number of characters that were cut.
  case hindered(CellHindrance, count: Int? = nil)
}
